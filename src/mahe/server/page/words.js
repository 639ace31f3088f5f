/** Everything the page says about a game. */

/** @typedef {import("./model.js").Model} Model @typedef {import("./model.js").Move} Move */

const BOT_NAMES = { hatchling: "Hatchling", swimmer: "Swimmer" };
export const botName = (bot) => BOT_NAMES[bot] ?? bot.charAt(0).toUpperCase() + bot.slice(1);

/** "2 eggs". */
export const count = (number, one, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;
export const list = (parts) =>
    parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts[parts.length - 1]}`;

/** Whom a seat belongs to: a name, or the bot and its turtles. @param {import("./model.js").Place} place */
export function who(place) {
    if (place.kind === "bot") return `${botName(place.name)} ${place.turtles.join("+")}`;
    return place.name || "Free seat";
}

export const possessive = (name) => (name.endsWith("s") ? `${name}’` : `${name}’s`);

/** A throw as it grows: 2, then 2 + 4, then (2 + 4) × 2 = 12. @param {{pips: number}[]} dice */
export function sum(dice) {
    const pips = dice.map((die) => die.pips);
    const total = pips.reduce((a, b) => a + b, 0);
    if (!pips.length) return "";
    if (total > 7) return `${pips.join(" + ")} = ${total}`;
    if (pips.length === 1) return `${total}`;
    return `(${pips.join(" + ")}) × ${pips.length} = ${total * pips.length}`;
}

const place = (space) => (space === 0 ? "the raft" : space === 21 ? "the beach" : `${space}`);

/** One line of the log: a whole move. @param {Model} model @param {Move} move */
export function moveLine(model, move) {
    const pips = move.dice.map((die) => (die.card ? `card ${die.pips}` : die.pips)).join(", ");
    const decided = move.decider !== move.by && move.dice.length > 0;
    const asked = decided ? ` (${who(model.places[move.decider - 1])} decided)` : "";
    const riders = move.party.slice(1);
    const carrying = riders.length ? `, carrying ${list(riders)}` : "";
    if (move.bust) {
        const all = riders.length ? `${list([move.turtle, ...riders])} go` : "goes";
        return `${pips}${asked}: bust, ${all} to the raft.`;
    }
    const onto = move.onto.length ? `, onto ${move.onto[move.onto.length - 1]}` : "";
    return `${pips}${asked}: ${count(move.path.length, "step")} to ${place(move.to)}${onto}${carrying}.`;
}

/** What a move won. @param {Model} model @param {Move} move */
export function wonLine(model, move) {
    if (!move.won) return "";
    const winner = who(model.places[move.won.seat - 1]);
    if (move.won.eggs === 7) return `${winner} takes the last seven eggs. The game is over!`;
    return `${winner} takes ${count(move.won.eggs, "egg")}.`;
}

/** A button for a choice: what it does, and what comes of it. */
export function choice(model, position, option) {
    const { event, lands, rolls } = option;
    const eggs = (landing) => landing.wins && `takes ${count(position.face_up, "egg")}`;
    const onto = (landing) => landing.onto.length > 0 && `onto ${landing.onto[landing.onto.length - 1]}`;
    switch (event.type) {
        case "start": {
            const many = position.options.length > 1;
            return {
                verb: many ? `Roll for ${event.turtle} first` : `Roll for ${event.turtle}`,
                more: many ? model.colour(event.turtle) : "the first die",
            };
        }
        case "roll": {
            const percent = (landings) => Math.round((landings.length / 6) * 100);
            const bust = percent(rolls.filter((landing) => landing.space === 0));
            const win = percent(rolls.filter((landing) => landing.wins));
            return { verb: "Roll again", more: [`bust ${bust}%`, win && `eggs ${win}%`].filter(Boolean).join(" · ") };
        }
        case "stop": {
            const verb = lands.space === 21 ? "Stop on the beach" : `Stop on ${lands.space}`;
            return { verb, more: [onto(lands), eggs(lands)].filter(Boolean).join(" · ") || "safe" };
        }
        default:
            return {
                verb: `Play the ${event.eggs}`,
                more: [`to ${place(lands.space)}`, onto(lands), eggs(lands)].filter(Boolean).join(" · "),
            };
    }
}

/** Whose turn it is and who decides, in a headline and a line. */
export function status(model, position, yours) {
    if (position.actor === null) return { head: "", line: "" };
    const actor = model.places[position.actor - 1];
    const turn = model.places[position.turn - 1];
    const alone = yours.length === 1;
    const mine = yours.includes(actor.seat);
    const name = mine && alone ? "You" : who(actor);
    if (position.mover === null) {
        if (mine && alone) return { head: "Your turn", line: "Roll the first die." };
        return {
            head: `${possessive(who(turn))} turn`,
            line: mine ? "Pass the device, then roll the first die." : "Waiting for the first die …",
        };
    }
    const riding = position.riders.length > 0;
    const carried = `${model.colour(position.mover)} ${position.mover}`;
    if (!riding || actor === turn) {
        if (mine)
            return {
                head: alone ? "Your turn" : `${possessive(who(turn))} turn`,
                line: `Go on with ${carried}, or stop?`,
            };
        return {
            head: `${possessive(who(turn))} turn`,
            line: `${carried} has thrown ${sum(position.dice.map((pips) => ({ pips })))} …`,
        };
    }
    const whose = yours.includes(turn.seat) && alone ? "your" : possessive(who(turn));
    return {
        head: `${name} ${name === "You" ? "decide" : "decides"} for ${carried}`,
        line: `${position.riders[position.riders.length - 1]} rides on top of ${whose} turtle.`,
    };
}

/** What to say aloud of something that happened. @param {Model} model */
export function spoken(model, happening) {
    switch (happening.type) {
        case "die": {
            const name = who(model.places[happening.by - 1]);
            return happening.die.card
                ? `${name} plays the ${happening.die.pips}.`
                : `${name} rolls ${happening.die.pips} for ${happening.turtle}.`;
        }
        case "move":
            return `${happening.move.turtle}: ${moveLine(model, happening.move)} ${wonLine(model, happening.move)}`;
        case "turned":
            return `The next clutch has ${count(happening.eggs, "egg")}.`;
        case "seat": {
            const said = { sat: "sits down", left: "has left", away: "is away; a bot plays on", back: "is back" };
            return `${happening.name} ${said[happening.what]}.`;
        }
        case "started":
            return "The game begins.";
        default:
            return "";
    }
}

/** Why the winners won. */
export function verdict(model, standing) {
    const names = standing.winners.map((seat) => who(model.places[seat - 1]));
    const eggs = standing.eggs[standing.winners[0] - 1];
    const head = names.length > 1 ? `${list(names)} share the win` : `${names[0]} wins`;
    const level = standing.eggs.map((one, index) => ({ one, seat: index + 1 })).filter(({ one }) => one === eggs);
    if (level.length === 1) return { head, line: `with ${count(eggs, "egg")}.` };
    if (names.length === level.length)
        return { head, line: `${count(eggs, "egg")} and ${standing.clutches[standing.winners[0] - 1]} clutches each.` };
    const others = level.filter(({ seat }) => !standing.winners.includes(seat));
    const clutches = (seat) => standing.clutches[seat - 1];
    return {
        head,
        line: `${list(level.map(({ seat }) => who(model.places[seat - 1])))} have ${eggs} eggs each; more clutches decide, ${clutches(standing.winners[0])} to ${Math.max(...others.map(({ seat }) => clutches(seat)))}.`,
    };
}

export const HOW_TO_PLAY = [
    ["The aim", "Every time you reach or pass the beach you win the open clutch. Most eggs wins."],
    [
        "Your turn",
        "Roll one die. Then stop, or roll a second; if the two make less than 7, you may roll a third. Add them up and multiply by how many you rolled: 2 and 4 is (2 + 4) × 2 = 12 spaces.",
    ],
    ["Bust", "More than 7, and your turtle goes back to the raft."],
    [
        "Riding",
        "Land on others and you climb on top. A turtle that moves carries all those above it; those below stay.",
    ],
    [
        "Who decides",
        "You always roll the first die for your own turtle. But the one on the very top of it, with the crown, decides about the second and third, and takes the eggs. On a bust everyone from your turtle up goes to the raft.",
    ],
    [
        "The end",
        "When the last card is gone, seven eggs lie in the nest. Whoever wins them ends the game at once. If eggs are level, more clutches win.",
    ],
    ["Two or three players", "Everyone has two turtles and moves both, in whichever order."],
    [
        "Cards as dice",
        "In that variant, whoever decides may play one won card a turn in place of the second or third die. It is gone afterwards.",
    ],
];
