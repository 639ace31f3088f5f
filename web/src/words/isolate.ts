const RIGHT_TO_LEFT = /[\u0590-\u08ff\u202a-\u202e\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Keep a name that is written from right to left from turning the sentence round it. */
export function isolate(text: string): string {
    return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}
