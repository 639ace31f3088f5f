// Otter: a bot for Mahé in JavaScript, over standard input and output. It needs Node and nothing else.
//
//     mahe engine --check "node examples/otter.js"
//     mahe arena swimmer --engine "node examples/otter.js" --players 2 --games 200
//
// It looks through the rest of the throw, every die with its probability, and compares where the turtle may end by a rule of
// thumb. docs/engine.md describes the lines; replace `worth` and `choose` by what you think is better.

const readline = require("node:readline");

const BEACH = 21;
const LIMIT = 7;
const MOST_DICE = 3;
const FACES = [1, 2, 3, 4, 5, 6];

const LAP = 5; // what a way round the island is worth, in eggs
const RIDE = 0.6; // and what it is worth to sit on others: they carry, and do not decide

/** Read a position: where each turtle is, the eggs face up, and what has been thrown for whom. */
function parsePosition(text) {
    const [, course, eggs, , turn] = text.split("/");
    const spaces = {};
    const stacks = {};
    for (const [, space, turtles] of course.matchAll(/(\d+)([A-G]+)/g)) {
        stacks[space] = turtles;
        for (const turtle of turtles) spaces[turtle] = Number(space);
    }
    const [, mover, pips] = turn.match(/:([A-G])(\d*)/) ?? [null, null, ""];
    const dice = [...pips].map(Number);
    return { spaces, stacks, eggs: Number(eggs), mover, dice: dice.length, total: dice.reduce((sum, pip) => sum + pip, 0) };
}

/** Return what it is worth to end a move of `mover` here, in eggs. */
function worth(position, mover, dice, total) {
    if (total > LIMIT) return 0; // back to the raft
    const gone = (position.spaces[mover] ?? 0) % BEACH + dice * total;
    const space = gone <= BEACH ? gone : gone - BEACH;
    const others = (position.stacks[space] ?? "").split(mover)[0];
    const way = (LAP * (space % BEACH)) / BEACH;
    return way + (gone >= BEACH ? position.eggs : 0) + (others ? RIDE : 0);
}

/** Return what a throw is worth if the best is made of it from here on. */
function best(position, mover, dice, total) {
    const stop = worth(position, mover, dice, total);
    if (dice === MOST_DICE || total >= LIMIT) return stop;
    return Math.max(stop, roll(position, mover, dice, total));
}

/** Return what another die is worth. */
function roll(position, mover, dice, total) {
    const after = FACES.map((pips) => best(position, mover, dice + 1, total + pips));
    return after.reduce((sum, one) => sum + one, 0) / FACES.length;
}

/** Return the option that is worth most. An option is `A` to `G`, `roll`, `stop` or `c` and the eggs of a card. */
function choose(position, options) {
    const { mover, dice, total } = position;
    const worths = options.map((option) => {
        if (option === "roll") return roll(position, mover, dice, total);
        if (option === "stop") return worth(position, mover, dice, total);
        if (option.startsWith("c")) {
            const eggs = Number(option.slice(1));
            return best(position, mover, dice + 1, total + eggs) - eggs; // a card that is played counts no more
        }
        const left = (LAP * ((position.spaces[option] ?? 0) % BEACH)) / BEACH;
        return roll(position, option, 0, 0) - left; // which of two turtles gains more
    });
    return options[worths.indexOf(Math.max(...worths))];
}

/** Return what there is to say to a line. */
function answer(line) {
    const [command, ...words] = line.trim().split(/\s+/);
    switch (command) {
        case "":
            return "";
        case "mahe":
            return "name otter\nauthor Mahe contributors\nmahe 1\n";
        case "table":
        case "game":
        case "ping":
            return "ok\n";
        case "decide": {
            const [position, , , ...options] = words; // the seat and the seed are not needed
            const names = options.map((option) => option.split(":")[0]);
            return `choose ${choose(parsePosition(position), names)}\n`;
        }
        default:
            return `error otter does not know the word ${command}\n`;
    }
}

const lines = readline.createInterface({ input: process.stdin });
lines.on("line", (line) => {
    if (line.trim() === "quit") process.exit(0);
    process.stdout.write(answer(line));
});
