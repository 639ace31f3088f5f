/**
 * A table as its log describes it, kept up step by step. It works out no rule: a finished move says where everyone ends,
 * and where things lie after the last entry the server says itself.
 */

import { LAST_CLUTCH, TURTLES } from "../net/constants";
import type { AnswerView, PositionView, TableView, VoteView } from "../net/types";
import { beginningOf } from "./beginning";
import { total } from "./counting";
import { EMPTY, crowned, sceneOf, seatOf } from "./scene";
import type { Die, Entry, Happening, Move, Opening, Place, RecordEntry, Rules, Scene, Shot } from "./types";

export type Phase = TableView["phase"];
export type Vote = VoteView;
export type Answer = AnswerView;

/** Everything a model knows, to go on from later. */
export type Snapshot = Readonly<{
    seq: number;
    phase: Phase;
    opening: Opening | null;
    scene: Scene;
    hands: number[][];
    host: number;
    votes: Vote[];
    answers: Answer[];
    rematch: string | null;
}>;

export class Model {
    /** The last entry taken in. */
    seq = 0;
    phase: Phase = "open";
    opening: Opening | null = null;
    /** The cards of each seat: how many of 1 to 6 eggs. */
    hands: number[][] = [];
    /** Who looks after the table: the first person who sat down, until they hand it over or leave. */
    host = 0;
    /** Who wants whom to be the host while the host is not there. */
    votes: Vote[] = [];
    /** Who has said whether they play again. */
    answers: Answer[] = [];
    rematch: string | null = null;
    /** Never changed in place, so that it can be kept. */
    #scene: Scene = EMPTY;

    static from(snapshot: Snapshot): Model {
        const model = new Model();
        const { scene, ...rest } = snapshot;
        Object.assign(model, rest);
        model.#scene = scene;
        return model;
    }

    snapshot(): Snapshot {
        const { seq, phase, opening, hands, host, votes, answers, rematch } = this;
        return { seq, phase, opening, scene: this.#scene, hands, host, votes, answers, rematch };
    }

    scene(): Scene {
        return this.#scene;
    }

    get rules(): Rules | null {
        return this.opening?.rules ?? null;
    }

    get places(): Place[] {
        return this.#scene.places;
    }

    /** How many clutches each seat has, the last one too. */
    get clutches(): number[] {
        const { nest } = this.#scene;
        const last = nest === null ? 0 : seatOf(this.#scene, nest);
        return this.hands.map((cards, index) => total(cards) + (last === index + 1 ? 1 : 0));
    }

    /** Take in the next entry, and return what happened. */
    apply(entry: Entry | RecordEntry): Happening[] {
        return [...this.steps(entry)];
    }

    /** Take in the next entry one happening at a time, each with what it leads to. */
    *shots(entry: Entry | RecordEntry): Generator<Shot> {
        for (const happening of this.steps(entry)) yield { happening, after: this.#scene, hands: this.hands };
    }

    /** Take in the next entry one happening at a time; `scene` is as it is after each. */
    *steps(entry: Entry | RecordEntry): Generator<Happening> {
        const { body } = entry;
        this.seq = entry.seq;
        switch (body.type) {
            case "opened":
                this.#open(body);
                if ("series" in body && body.series) yield { type: "series", games: body.series.games };
                break;
            case "sat":
                this.#seat(body.seat, { kind: "person", name: body.name, away: false });
                this.host ||= body.seat;
                yield { type: "seat", what: "sat", seat: body.seat, name: body.name };
                break;
            case "left": {
                const name = this.places[body.seat - 1]?.name ?? "";
                if (this.phase === "open") this.#seat(body.seat, { kind: "open", name: "", away: false });
                else this.#seat(body.seat, { kind: "bot", name: this.opening?.stand_in ?? "", away: false });
                this.#loseHost(body.seat);
                yield { type: "seat", what: "left", seat: body.seat, name };
                break;
            }
            case "filled":
                this.#seat(body.seat, {
                    kind: "bot",
                    name: body.bot,
                    away: false,
                });
                yield { type: "seat", what: "filled", seat: body.seat, name: body.bot };
                break;
            case "away":
            case "back":
                this.#seat(body.seat, { away: body.type === "away" });
                yield { type: "seat", what: body.type, seat: body.seat, name: this.places[body.seat - 1]?.name ?? "" };
                break;
            case "vote":
                this.votes = [...this.votes.filter(({ seat }) => seat !== body.seat), body];
                yield { type: "vote", seat: body.seat, host: body.host };
                break;
            case "host": {
                const again = this.host === body.seat;
                this.host = body.seat;
                this.votes = [];
                if (!again) yield { type: "host", seat: body.seat };
                break;
            }
            case "again":
                this.answers = [...this.answers.filter(({ seat }) => seat !== body.seat), body];
                yield { type: "again", seat: body.seat, agrees: body.agrees };
                break;
            case "started":
                this.phase = "playing";
                yield { type: "started" };
                break;
            case "rematch":
                this.rematch = body.table;
                yield { type: "rematch", table: body.table };
                break;
            case "closed":
                this.phase = "closed";
                yield { type: "closed" };
                break;
            case "renamed":
                if (body.seat) this.#seat(body.seat, { name: body.name });
                break;
            case "turned":
                this.#set({ faceUp: body.eggs, pile: this.#scene.pile - 1 });
                yield { type: "turned", eggs: body.eggs };
                break;
            case "start":
                this.#set({ mover: body.turtle, dice: [] });
                yield { type: "start", turtle: body.turtle, by: seatOf(this.#scene, body.turtle) };
                break;
            case "rolled":
                yield this.#throw({ pips: body.pips, card: false }, body.by);
                break;
            case "card": {
                // For bots and stand-ins the log names no seat; the one on top holds the cards.
                const by = entry.seat || seatOf(this.#scene, crowned(this.#scene) ?? "");
                this.#hold(by, body.eggs, -1);
                yield this.#throw({ pips: body.eggs, card: true }, by);
                break;
            }
        }
        if (entry.move) yield this.#move(entry.move);
    }

    /** Take the server's word for where everything lies. */
    adopt(position: PositionView): void {
        const { dice } = this.#scene;
        // Dice of a move that is over stay where they are until the next throw.
        const others = position.dice.length > 0 && dice.map((die) => die.pips).join() !== position.dice.join();
        const told = sceneOf(position, this.places);
        this.#scene = others ? told : { ...told, dice };
        if (position.nest !== null) this.phase = "over";
    }

    #set(change: Partial<Scene>): void {
        this.#scene = { ...this.#scene, ...change };
    }

    #seat(seat: number, change: Partial<Place>): void {
        const places = this.places.map((place) => (place.seat === seat ? { ...place, ...change } : place));
        const people = places.filter((place) => place.kind === "person").map(({ name }) => name.toLowerCase());
        const names = this.opening?.bot_names ?? [];
        // A person who is called like a bot keeps the name for themselves.
        const called = ({ kind, seat }: Place) => (kind === "bot" ? (names[seat - 1] ?? "") : "");
        const free = (name: string) => (people.includes(name.toLowerCase()) ? "" : name);
        this.#set({ places: places.map((place) => ({ ...place, called: free(called(place)) })) });
    }

    /** When the host leaves, the next person is the host. */
    #loseHost(left: number): void {
        this.votes = this.host === left ? [] : this.votes.filter(({ seat, host }) => seat !== left && host !== left);
        if (this.host !== left) return;
        const after = [...this.places.slice(left), ...this.places.slice(0, left - 1)];
        this.host = after.find(({ kind }) => kind === "person")?.seat ?? 0;
    }

    #hold(seat: number, eggs: number, more: number): void {
        this.hands = this.hands.map((cards, index) =>
            index === seat - 1 ? cards.map((count, card) => (card === eggs - 1 ? count + more : count)) : cards,
        );
    }

    #open(body: Opening): void {
        const { turtles_each: each, deck, set_aside: aside } = body.rules;
        const begun = body.position === undefined ? null : beginningOf(body.position, body.rules);
        this.opening = body;
        this.hands = begun?.hands ?? body.seats.map(() => [0, 0, 0, 0, 0, 0]);
        const places = body.seats.map((seat, index): Place => ({
            kind: seat.kind,
            name: seat.bot ?? "",
            seat: index + 1,
            turtles: TURTLES.slice(index * each, (index + 1) * each),
            colours: seat.colours,
            away: false,
            called: seat.kind === "bot" ? (body.bot_names?.[index] ?? "") : "",
        }));
        const pile = total(deck) - aside;
        this.#set({ places, pile, raft: places.flatMap((place) => place.turtles), ...begun?.scene });
    }

    #throw(die: Die, by: number): Happening {
        this.#set({ dice: [...this.#scene.dice, die] });
        return { type: "die", die, by };
    }

    #move(move: Move): Happening {
        const party = [move.turtle, ...move.riders];
        const top = party[party.length - 1] ?? move.turtle;
        const { dice, pile } = this.#scene;
        const stacks: Scene["stacks"] = {};
        for (const [space, stack] of Object.entries(this.#scene.stacks)) {
            const staying = stack.filter((letter) => !party.includes(letter));
            if (staying.length) stacks[Number(space)] = staying;
        }
        let raft = this.#scene.raft.filter((letter) => !party.includes(letter));
        const ends = move.eggs === LAST_CLUTCH;
        if (move.bust) raft = [...raft, ...party].sort();
        else {
            const carried = ends ? party.filter((letter) => letter !== top) : party;
            const stack = [...move.onto, ...carried];
            if (stack.length) stacks[move.space] = stack;
        }
        this.#set({ stacks, raft, mover: null });
        if (ends) {
            this.#set({ nest: top, faceUp: 0 });
            this.phase = "over";
        } else if (move.eggs > 0) {
            this.#hold(move.by, move.eggs, 1);
            // The seven eggs lie under the pile; another card has an entry of its own.
            this.#set({ faceUp: pile > 0 ? 0 : LAST_CLUTCH });
        }
        return { type: "move", move, dice };
    }
}
