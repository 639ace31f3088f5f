/**
 * A table as its log tells it. It keeps the books so that every step can be shown and told; where things lie after
 * the last entry the server says itself, and `adopt` takes its word.
 */

const LETTERS = "ABCDEFG";
export const BEACH = 21;

/**
 * @typedef {{kind: "open" | "person" | "bot", name: string, seat: number, turtles: string[], colours: string[],
 *   away: boolean}} Place
 * @typedef {{turtle: string, party: string[], from: number, to: number, path: number[], onto: string[], bust: boolean,
 *   dice: Die[], by: number, decider: number, won: {seat: number, eggs: number, turtle: string} | null}} Move
 * @typedef {{pips: number, card: boolean}} Die
 * @typedef {{type: "die", die: Die, turtle: string, by: number} | {type: "start", turtle: string, by: number} |
 *   {type: "move", move: Move} | {type: "turned", eggs: number} | {type: "seat", what: string, seat: number,
 *   name: string} | {type: "started"} | {type: "rematch", table: string}} Happening
 */

export class Model {
    constructor() {
        this.seq = 0;
        /** @type {"open" | "playing" | "over"} */
        this.phase = "open";
        /** @type {any} */
        this.rules = null;
        /** @type {any} */
        this.opening = null;
        /** @type {Place[]} */
        this.places = [];
        /** @type {Record<number, string[]>} */
        this.stacks = {};
        /** @type {string | null} */
        this.nest = null;
        /** @type {string | null} */
        this.mover = null;
        /** @type {Die[]} */
        this.dice = [];
        this.faceUp = 0;
        this.pile = 0;
        /** The cards of each seat: how many of 1 to 6 eggs. @type {number[][]} */
        this.hands = [];
        /** @type {string | null} */
        this.rematch = null;
    }

    get turtles() {
        return this.places.flatMap((place) => place.turtles);
    }

    /** @returns {Place} */
    owner(turtle) {
        return this.places.find((place) => place.turtles.includes(turtle)) ?? this.places[0];
    }

    colour(turtle) {
        const place = this.owner(turtle);
        return place.colours[place.turtles.indexOf(turtle)];
    }

    /** The space of a turtle; 0 is the raft. */
    space(turtle) {
        const found = Object.entries(this.stacks).find(([, stack]) => stack.includes(turtle));
        return found ? Number(found[0]) : 0;
    }

    /** The turtle and all above it, the topmost last. */
    party(turtle) {
        const stack = this.stacks[this.space(turtle)];
        return stack ? stack.slice(stack.indexOf(turtle)) : [turtle];
    }

    /** How many clutches each seat has. */
    get clutches() {
        const seven = this.nest === null ? 0 : this.owner(this.nest).seat;
        return this.hands.map((cards, index) => cards.reduce((a, b) => a + b, 0) + (seven === index + 1 ? 1 : 0));
    }

    /** Take in the next entry, and tell what happened. @returns {Happening[]} */
    tell({ seq, body }) {
        this.seq = seq;
        const place = this.places[body.seat - 1];
        switch (body.type) {
            case "opened":
                this._open(body);
                return [];
            case "sat":
                Object.assign(place, { kind: "person", name: body.name, away: false });
                return [{ type: "seat", what: "sat", seat: body.seat, name: body.name }];
            case "left": {
                const name = place.name;
                const open = this.phase === "open";
                Object.assign(place, {
                    kind: open ? "open" : "bot",
                    name: open ? "" : this.opening.stand_in,
                    away: false,
                });
                return [{ type: "seat", what: "left", seat: body.seat, name }];
            }
            case "filled":
                Object.assign(place, { kind: "bot", name: body.bot });
                return [];
            case "away":
            case "back":
                place.away = body.type === "away";
                return [{ type: "seat", what: body.type, seat: body.seat, name: place.name }];
            case "started":
                this.phase = "playing";
                return [{ type: "started" }];
            case "rematch":
                this.rematch = body.table;
                return [{ type: "rematch", table: body.table }];
            case "turned":
                this.faceUp = body.eggs;
                this.pile--;
                return [{ type: "turned", eggs: body.eggs }];
            case "start":
                this.mover = body.turtle;
                this.dice = [];
                return [{ type: "start", turtle: body.turtle, by: this.owner(body.turtle).seat }];
            case "rolled":
                return this._throw({ pips: body.pips, card: false });
            case "card": {
                const seat = this._decider();
                this.hands[seat - 1][body.eggs - 1]--;
                return this._throw({ pips: body.eggs, card: true });
            }
            case "stop":
                return [this._end()];
            default:
                return [];
        }
    }

    /** Take the server's word for where everything lies. */
    adopt(position) {
        this.stacks = Object.fromEntries(Object.entries(position.stacks).map(([space, stack]) => [space, [...stack]]));
        this.nest = position.nest;
        this.mover = position.mover;
        this.faceUp = position.face_up;
        this.pile = position.pile;
        if (this.dice.map((die) => die.pips).join() !== position.dice.join()) {
            this.dice = position.dice.map((pips) => ({ pips, card: false }));
        }
        if (position.nest !== null) this.phase = "over";
    }

    _open(body) {
        const each = body.rules.turtles_each;
        this.opening = body;
        this.rules = body.rules;
        this.pile = body.rules.deck.reduce((a, b) => a + b, 0) - body.rules.set_aside;
        this.hands = body.seats.map(() => [0, 0, 0, 0, 0, 0]);
        this.places = body.seats.map((seat, index) => ({
            kind: seat.kind,
            name: seat.bot ?? "",
            seat: index + 1,
            turtles: [...LETTERS.slice(index * each, (index + 1) * each)],
            colours: seat.colours,
            away: false,
        }));
    }

    _decider() {
        const party = this.party(this.mover ?? "A");
        return this.owner(party[party.length - 1]).seat;
    }

    _throw(die) {
        const by = this.dice.length ? this._decider() : this.owner(this.mover ?? "A").seat;
        this.dice = [...this.dice, die];
        /** @type {Happening[]} */
        const happenings = [{ type: "die", die, turtle: this.mover ?? "A", by }];
        const total = this.dice.reduce((sum, one) => sum + one.pips, 0);
        const atSeven = this.rules.third_die_at_seven && this.dice.length < 3;
        if (this.dice.length === 3 || total > 7 || (total === 7 && !atSeven)) happenings.push(this._end());
        return happenings;
    }

    /** The throw is over: move. @returns {Happening} */
    _end() {
        const turtle = this.mover ?? "A";
        const dice = this.dice;
        const total = dice.reduce((sum, die) => sum + die.pips, 0);
        const from = this.space(turtle);
        const party = this.party(turtle);
        const top = party[party.length - 1];
        const decider = this._decider();
        const bust = total > 7;
        const steps = bust ? 0 : total * dice.length;
        const path = Array.from({ length: steps }, (_, step) => ((from + step) % BEACH) + 1);
        const to = bust ? 0 : path[path.length - 1];
        if (from) this.stacks[from] = this.stacks[from].filter((one) => !party.includes(one));
        const onto = bust ? [] : [...(this.stacks[to] ?? [])];
        if (!bust) this.stacks[to] = [...onto, ...party];
        for (const space of Object.keys(this.stacks)) if (!this.stacks[space].length) delete this.stacks[space];
        const won = path.includes(BEACH) ? this._win(top, to) : null;
        this.mover = null;
        this.dice = [];
        return {
            type: "move",
            move: { turtle, party, from, to, path, onto, bust, dice, by: this.owner(turtle).seat, decider, won },
        };
    }

    _win(turtle, to) {
        const seat = this.owner(turtle).seat;
        const eggs = this.faceUp;
        if (eggs === 7) {
            this.nest = turtle;
            this.stacks[to] = this.stacks[to].filter((one) => one !== turtle);
            if (!this.stacks[to].length) delete this.stacks[to];
            this.phase = "over";
        } else if (eggs) this.hands[seat - 1][eggs - 1]++;
        this.faceUp = this.pile > 0 ? 0 : 7;
        return { seat, eggs, turtle };
    }
}
