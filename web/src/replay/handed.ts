/** A record that one screen hands to the next: from the replay of a file to its review, and back. */

let record = "";

export function handOver(text: string): void {
    record = text;
}

/** Take what was handed over, once; empty if nothing was. */
export function takeOver(): string {
    const text = record;
    record = "";
    return text;
}
