/** What the page and the worker, in which Python runs, say to each other. */

export type ToWorker =
    /** A request, as HTTP would carry it; `path` is what stands after `api/`. */
    | { type: "ask"; id: number; method: string; path: string; token: string; content: string | null }
    | { type: "abort"; id: number }
    /** A socket: it opens, says something, hangs up. */
    | { type: "connect"; socket: number }
    | { type: "say"; socket: number; text: string }
    | { type: "hang_up"; socket: number };

export type FromWorker =
    /** How many bytes of all that is needed are there. */
    | { type: "progress"; loaded: number; total: number }
    | { type: "ready" }
    | { type: "failed"; reason: string }
    | { type: "answer"; id: number; status: number; content_type: string; text: string }
    /** More of an answer whose text was empty, as it is computed; then its end. */
    | { type: "piece"; id: number; text: string }
    | { type: "end"; id: number }
    | { type: "hear"; socket: number; text: string }
    | { type: "closed"; socket: number };
