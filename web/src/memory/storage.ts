/** Reading and writing what this browser keeps. */

const KEY = "mahe:";

export function read<T>(key: string, otherwise: T): T {
    try {
        return (JSON.parse(localStorage.getItem(KEY + key) ?? "null") as T | null) ?? otherwise;
    } catch {
        return otherwise;
    }
}

export function write(key: string, value: unknown): void {
    try {
        localStorage.setItem(KEY + key, JSON.stringify(value));
    } catch {
        // Without storage the game goes on; it is only not remembered.
    }
}
