/** What happened at a table, line by line, and what the table looked like at any of them. */

import { Model, type Snapshot } from "./model";
import type { Entry, Happening, Place, Scene } from "./types";

/** One line of the log. A scene is worked out when it is asked for, so that long games stay small. */
export type LogLine = {
    seq: number;
    /** Which of the entry's happenings it is. */
    step: number;
    happening: Happening;
    /** When, in seconds since 1970. */
    at: number;
    /** Who sat where then: whoever leaves keeps what they did. */
    places: Place[];
};

const MARK_EVERY = 64;
const MOST_LINES = 1500;
const DROPPED_AT_ONCE = 300;

/** Dice and choices are logged with the move they lead to. */
const isLogged = ({ type }: Happening) => type !== "die" && type !== "start";

export class History {
    /** Replaced whenever it grows, never changed in place. */
    lines: LogLine[] = [];
    #entries: Entry[] = [];
    /** The model before the first entry, and after every 64th. */
    #marks: Snapshot[] = [new Model().snapshot()];

    /** Add an entry that *model* has taken in, with what happened. */
    add(entry: Entry, happenings: Happening[], model: Model): void {
        this.#entries.push(entry);
        if (entry.seq % MARK_EVERY === 0) this.#marks.push(model.snapshot());
        const { seq, at, body } = entry;
        const { places } = model;
        if (body.type === "renamed" && body.seat) this.#rename(body.seat, body.name);
        const more = happenings.flatMap((happening, step) =>
            isLogged(happening) ? { seq, step, happening, at, places } : [],
        );
        if (more.length) this.lines = [...this.lines, ...more];
        if (this.lines.length > MOST_LINES) this.#drop();
    }

    /** What the table looked like right after a line. */
    sceneAt({ seq, step }: Pick<LogLine, "seq" | "step">): Scene {
        const mark = this.#marks.findLast((one) => one.seq < seq) ?? this.#marks[0];
        const model = mark ? Model.from(mark) : new Model();
        for (const entry of this.#entries) {
            if (entry.seq <= model.seq) continue;
            if (entry.seq > seq) break;
            let count = 0;
            for (const happening of model.steps(entry)) {
                if (entry.seq === seq && count++ === step && happening) return model.scene();
            }
        }
        return model.scene();
    }

    /** An erased name stands nowhere any more. */
    #rename(seat: number, name: string): void {
        const erased = this.lines.at(-1)?.places[seat - 1]?.name;
        const clean = (place: Place) => (place.seat === seat && place.name === erased ? { ...place, name } : place);
        this.lines = this.lines.map((line) => ({ ...line, places: line.places.map(clean) }));
    }

    /** Forget the oldest lines, and all that only they need. */
    #drop(): void {
        this.lines = this.lines.slice(DROPPED_AT_ONCE);
        const oldest = this.lines[0]?.seq ?? 0;
        const first = this.#marks.findLastIndex((one) => one.seq < oldest);
        this.#marks = this.#marks.slice(Math.max(first, 0));
        const from = this.#marks[0]?.seq ?? 0;
        this.#entries = this.#entries.filter((entry) => entry.seq > from);
    }
}
