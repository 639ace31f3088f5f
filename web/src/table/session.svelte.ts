/** One's place at a table: what the server says of it, and what is decided here. */

import * as api from "../net/api";
import type {
    AdviceMessage,
    EntriesMessage,
    JudgedOption,
    PositionView,
    RefusalView,
    SeriesJson,
    StandingView,
    TableMessage,
} from "../net/types";
import { type Decision, type FromServer, Wire } from "../net/wire";
import { keepGame } from "../memory/games";
import { forget, forgetSeat, fresh, keepHere, known, livesHere, remember } from "../memory/tables";
import { Checker } from "./check";
import type { Problem } from "./draws";
import type { LogLine } from "./history";
import { OwnSeats, sitDown } from "./own";
import { type Listener, Shown } from "./shown.svelte";
import type { Entry, Option, Reaction } from "./types";

export type { Listener, LogLine };
export type ShownReaction = { id: number; seat: number; reaction: Reaction };

/** How the dice of this table came out. */
export type DiceStatus = {
    state: "pending" | "checked" | "tampered";
    checked: number;
    /** How many the server drew alone. */
    alone: number;
    problems: Problem[];
};

const REACTION_SHOWN = 4000;
const MOST_REACTIONS = 8;

export class Session extends Shown {
    /** The seats that this browser speaks for, and their cards. */
    yours: number[] = $state.raw([]);
    hands: Record<number, number[]> = $state.raw({});
    /** Whether this browser opened the table. */
    opened = $state(false);
    /** The seats that somebody is connected for, and how many only watch. */
    present: number[] = $state.raw([]);
    watchers = $state(0);
    /** When the time of the seat that must decide is up, in seconds since 1970. */
    due: number | null = $state(null);
    standing: StandingView | null = $state.raw(null);
    /** The score of all games that these people have finished. */
    series: SeriesJson | null = $state.raw(null);
    connection: "open" | "broken" = $state("open");
    /** Why the table cannot be shown any more. */
    gone: "deleted" | "not_found" | null = $state(null);
    dice: DiceStatus = $state.raw({ state: "pending", checked: 0, alone: 0, problems: [] });
    reactions: ShownReaction[] = $state.raw([]);
    /** The last thing the server would not do; another object each time. */
    problem: { code: string; sentence: string } | null = $state.raw(null);

    /** How many messages wait to be shown. */
    #waiting = $state(0);
    /** The last advice, and whether some is on its way. */
    #advice: AdviceMessage | null = $state.raw(null);
    #asking = false;
    /** A decision is under way; the entry on which the last one was made. */
    #sending = $state(false);
    #decidedOn = $state(-1);

    /** The seat of this browser that must decide now, if one must. */
    readonly deciding: number | null = $derived.by(() => {
        const { position, phase, yours } = this;
        if (!position || phase !== "playing" || this.#waiting || this.#sending || this.gone) return null;
        if (this.#decidedOn === this.seq || position.actor === null || !yours.includes(position.actor)) return null;
        return this.scene.places[position.actor - 1]?.away ? null : position.actor;
    });
    /** The choices on offer, when everything received is shown and one of your seats must decide. */
    readonly options: Option[] = $derived(this.deciding ? (this.position?.options ?? []) : []);
    /** Whether whoever must decide may ask what each choice is worth: the table was opened so, or it has one person and bots. */
    readonly hasAdvice: boolean = $derived.by(() => {
        const kinds = this.scene.places.map(({ kind }) => kind);
        const alone = kinds.filter((kind) => kind === "person").length === 1 && !kinds.includes("open");
        return this.opening?.advice === true || alone;
    });
    /** What each choice is worth, if it was asked for and nothing has happened since. */
    readonly advice: JudgedOption[] | null = $derived.by(() => {
        const given = this.#advice;
        return given && given.seq === this.seq && given.seat === this.deciding ? given.options : null;
    });
    /** A decision of yours without advice: another text for each, empty where there is none. */
    readonly unadvised: string = $derived(
        this.deciding && this.hasAdvice && !this.advice ? `${this.deciding} ${this.seq}` : "",
    );
    /** Your seats that the stand-in plays for. */
    readonly away: number[] = $derived(this.yours.filter((seat) => this.scene.places[seat - 1]?.away));

    /** Whether this browser looks after the table; and whether whoever does is not connected. */
    readonly hosting: boolean = $derived(this.host ? this.yours.includes(this.host) : this.opened);
    readonly hostAway: boolean = $derived(this.host > 0 && !this.present.includes(this.host));

    readonly #own: OwnSeats;
    readonly #checker: Checker;
    readonly #wire: Wire;
    #queue: { message: FromServer; refused: Decision | null }[] = [];
    #working = false;
    #checking: Promise<void> = Promise.resolve();
    /** The last entry received; the page may still be behind. */
    #received = 0;
    #reactionId = 0;

    constructor(table: string) {
        super(table);
        this.#own = new OwnSeats(table);
        this.#checker = new Checker(table, known(table).tip, (tip) => this.#pin(tip));
        this.#wire = new Wire(table, {
            tokens: () => this.#own.tokens,
            seq: () => this.#received,
            hear: (message, refused) => this.#hear(message, refused),
            connection: (state) => (this.connection = state),
        });
    }

    override close(): void {
        super.close();
        this.#queue = [];
        this.#wire.close();
    }

    // What can be done. Those that ask the server over HTTP raise Refused.

    /** Take one of the options on offer. */
    async decide({ event }: Option): Promise<void> {
        const seat = this.deciding;
        if (!seat) return;
        const seq = this.seq;
        this.#sending = true;
        const link = event.type === "start" || event.type === "roll" ? await this.#own.link(seat) : "";
        if (this.closed) return;
        if (link) this.#checker.sent(seat, link);
        this.#send(seat, seq, event as Decision["event"], link);
    }

    /** Ask what each choice is worth to the seat that must decide. */
    advise(): void {
        if (!this.deciding || !this.unadvised || this.#asking) return;
        this.#asking = true;
        this.#wire.send({ type: "advise", seat: this.deciding });
    }

    react(seat: number, reaction: Reaction): void {
        this.#wire.send({ type: "react", seat, reaction });
    }

    /** Take a seat back from the stand-in. */
    back(seat: number): void {
        this.#wire.send({ type: "back", seat });
    }

    async sit(seat: number, name: string): Promise<void> {
        await sitDown(this.table, seat, name);
        this.hello();
    }

    /** What may act for *seat*, or for any of your seats; empty if nothing may. */
    token(seat?: number): string {
        return seat === undefined ? (this.#own.tokens[0] ?? "") : this.#own.token(seat);
    }

    /** Ask again who sits where, after a seat was taken or left. */
    hello(): void {
        this.#wire.hello();
    }

    /** Leave a seat for good, or send whoever sits there away. */
    async leave(seat: number): Promise<void> {
        await api.leave(this.table, seat, this.#own.token(this.yours.includes(seat) ? seat : this.host));
        forgetSeat(this.table, seat);
        this.hello();
    }

    /** Start the game; bots *fill* the seats that are open. */
    async start(fill: boolean): Promise<void> {
        await api.startGame(this.table, fill, this.hosting ? this.#own.token(this.host) : this.token(this.yours[0]));
    }

    /** Let a bot play for someone who is not there, until they are back. */
    async standIn(seat: number): Promise<void> {
        if (!this.hosting) await this.handOver(this.yours[0] ?? 0);
        // With several people there this was but a vote.
        if (this.hosting || this.#alone) await api.standIn(this.table, seat, this.#own.token(this.yours[0] ?? 0));
    }

    /** Hand the table over; if whoever looks after it is not there, this is a vote. */
    async handOver(seat: number): Promise<void> {
        const voters = this.hosting ? [this.host] : this.yours;
        for (const voter of voters) await api.handOver(this.table, seat, this.#own.token(voter));
    }

    /** Whether nobody else is connected, beside whom this browser speaks for. */
    get #alone(): boolean {
        return this.present.every((seat) => this.yours.includes(seat));
    }

    /** Whether this browser may start the game or ask for a rematch. */
    get mayAct(): boolean {
        return this.opened || this.yours.length > 0;
    }

    /** Say whether you play again: all whom this browser speaks for. */
    async answer(agrees: boolean): Promise<void> {
        for (const seat of this.yours.length ? this.yours : [0])
            await api.answerRematch(this.table, agrees, this.#own.token(seat));
    }

    /** Take your seats along to the next game, and return its table. */
    follow(rematch: string): string {
        const declined = this.answers.filter(({ agrees }) => !agrees).map(({ seat }) => seat);
        if (livesHere(this.table)) keepHere(rematch);
        takeSeatsAlong(this.table, rematch, this.scene.places.length, declined);
        fresh.add(rematch);
        return rematch;
    }

    /** Show everything that has been received without further motion. */
    skip(): void {
        this.skipTo = this.#received;
        this.hurry();
    }

    // What the server says.

    #hear(message: FromServer, refused: Decision | null): void {
        if (this.closed) return;
        if (message.type === "accepted") {
            // Its entries follow; until they are shown nothing is on offer.
            if (!this.#wire.pending) this.#sending = false;
            return;
        }
        if (message.type === "reaction") return this.#react(message.seat, message.reaction as Reaction);
        if (message.type === "entries" && !this.#receive(message)) return;
        this.#queue.push({ message, refused });
        this.#count();
        if (!this.#working) void this.#work();
    }

    /** Note what entries have come; false if some are missing before them. */
    #receive(message: EntriesMessage): boolean {
        message.entries = message.entries.filter((entry) => entry.seq > this.#received);
        const first = message.entries[0];
        if (first && first.seq > this.#received + 1) {
            this.#wire.hello();
            return false;
        }
        this.#received = message.entries.at(-1)?.seq ?? this.#received;
        for (const entry of message.entries) this.#check(entry);
        this.#loseSeats(message.entries);
        return true;
    }

    /** A seat of yours may be given up in another window, or by whoever looks after the table. */
    #loseSeats(entries: Entry[]): void {
        const lost = entries.flatMap(({ body }) => (body.type === "left" ? [body.seat] : []));
        const mine = lost.filter((seat) => this.yours.includes(seat));
        for (const seat of mine) forgetSeat(this.table, seat);
        if (mine.length) this.hello();
    }

    #check(entry: Entry): void {
        const { body } = entry;
        if (body.type === "rolled" && body.player) this.#own.reveal(body.by, body.player);
        this.#checking = this.#checking.then(() => this.#checker.follow(entry)).then(() => this.#report());
    }

    #report(): void {
        const { checked, alone, problems } = this.#checker;
        const { dice } = this;
        if (checked === dice.checked && alone === dice.alone && problems.length === dice.problems.length) return;
        const state = problems.length ? "tampered" : checked ? "checked" : "pending";
        this.dice = { state, checked, alone, problems: [...problems] };
    }

    async #work(): Promise<void> {
        this.#working = true;
        try {
            for (let next = this.#queue[0]; next && !this.closed; next = this.#queue[0]) {
                await this.#take(next.message, next.refused);
                this.#queue.shift();
                this.#count();
            }
        } finally {
            this.#working = false;
        }
    }

    /** What changes nothing on the board holds nobody up. */
    #count(): void {
        this.#waiting = this.#queue.filter(({ message }) => !isQuiet(message)).length;
    }

    async #take(message: FromServer, refused: Decision | null): Promise<void> {
        if (message.type === "table") this.#welcome(message);
        else if (message.type === "entries") await this.#show(message);
        else if (message.type === "hand") this.hands = { ...this.hands, [message.seat]: message.cards };
        else if (message.type === "refused") this.#refused(message, refused);
        else if (message.type === "advice") {
            this.#asking = false;
            this.#advice = message;
        } else if (message.type === "gone") this.#end("deleted");
        else if (message.type === "presence") {
            this.present = message.seats;
            this.watchers = message.watchers;
        }
    }

    #welcome(message: TableMessage): void {
        const { table, yours } = message;
        this.#asking = false;
        this.#own.welcome(message, (seat, tip) => this.#wire.send({ type: "tip", seat, tip }));
        this.yours = this.#own.numbers;
        this.opened = yours.includes(0);
        this.hands = this.#own.hands;
        this.present = table.seats.filter((seat) => seat.connected).map((seat) => seat.seat);
        this.due = table.due;
        this.standing = table.standing;
        this.series = table.series;
        this.rematch ??= table.rematch;
        if (this.seq === table.seq) this.adopt(table.position);
        if (!yours.length) return;
        this.#keep();
        const people = table.seats.filter((seat) => seat.kind === "person");
        const [own, others] = [true, false].map((mine) => people.filter((p) => this.yours.includes(p.seat) === mine));
        remember(this.table, {
            people: [...(own ?? []), ...(others ?? [])].map((seat) => seat.name),
            bots: table.seats.filter((seat) => seat.kind === "bot").length,
        });
    }

    async #show(message: EntriesMessage): Promise<void> {
        await this.show(message, () => this.#queue.length);
        if (this.closed) return;
        this.due = message.due;
        if (this.phase === "over" && !this.standing) await this.#fetchStanding();
    }

    async #fetchStanding(): Promise<void> {
        try {
            const { standing, series } = await api.lookAt(this.table);
            this.standing = standing;
            this.series = series;
            this.#keep();
        } catch {
            // The next hello brings it.
            this.#wire.hello();
        }
    }

    /** A finished game is among those of this device from now on. */
    #keep(): void {
        if (this.standing) keepGame(this.table, this.scene.places, this.yours, this.standing);
    }

    #react(seat: number, reaction: Reaction): void {
        const id = ++this.#reactionId;
        this.reactions = [...this.reactions, { id, seat, reaction }].slice(-MOST_REACTIONS);
        setTimeout(() => {
            this.reactions = this.reactions.filter((one) => one.id !== id);
        }, REACTION_SHOWN);
    }

    #send(seat: number, seq: number, event: Decision["event"], link: string): void {
        this.#decidedOn = seq;
        this.#sending = true;
        this.#wire.decide(seat, seq, event, link);
    }

    #refused({ code, sentence, seq, position }: RefusalView, decision: Decision | null): void {
        if (!decision) {
            const late = this.#asking && (code === "forbidden" || code === "stale");
            this.#asking = false;
            // Something else has happened before the advice was there.
            if (late) return;
            if (code === "not_found") this.#end("not_found");
            else this.problem = { code, sentence };
            return;
        }
        const { seat, event, link = "" } = decision;
        this.#sending = false;
        this.#decidedOn = -1;
        if (code === "stale" && seq === this.seq && same(position, this.position)) {
            // Only a seat or a chain has changed since; the choice is the same.
            this.#send(seat, seq, event, link);
        } else if (code === "bad_link") {
            this.#own.dropChain(seat);
            this.#checker.sent(seat, "");
            this.#send(seat, this.seq, event, "");
        } else if (code === "stale") this.#wire.hello();
        else this.problem = { code, sentence };
    }

    #end(why: "deleted" | "not_found"): void {
        this.gone = why;
        forget(this.table);
        this.close();
    }

    /** The server's tip may never be another than the first. */
    #pin(tip: string): void {
        if (known(this.table).tip !== tip && Object.keys(known(this.table).tokens).length)
            remember(this.table, { tip });
    }
}

const isQuiet = (message: FromServer): boolean =>
    message.type === "advice" ||
    message.type === "presence" ||
    (message.type === "entries" && message.entries.every(({ body }) => body.type === "advised"));

const same = (a: PositionView | undefined, b: PositionView | null): boolean =>
    JSON.stringify([a?.mover, a?.dice, a?.stacks, a?.actor]) ===
    JSON.stringify([b?.mover, b?.dice, b?.stacks, b?.actor]);

/** The same tokens open the rematch, each for the seat before: the next player starts there. */
function takeSeatsAlong(from: string, to: string, players: number, declined: number[]): void {
    const { tokens, people, bots } = known(from);
    const moved = Object.entries(tokens)
        .filter(([seat]) => !declined.includes(Number(seat)))
        .map(([seat, token]) => [
            seat === "0" ? "0" : seat === "1" ? String(players) : String(Number(seat) - 1),
            token,
        ]);
    if (moved.length) remember(to, { tokens: Object.fromEntries(moved) as Record<string, string>, people, bots });
}
