import { expect, test } from "vitest";
import { places, shapes } from "../test/drawn";

/** They are many, and machines are slow at times. */
const PATIENCE = 120_000;

const round = (value: number) => Math.round(value * 1e6) / 1e6;

/** Without the last digits, in which machines and versions of Node differ. */
const rounded = (_: string, value: unknown) =>
    typeof value === "number"
        ? round(value)
        : typeof value === "string"
          ? value.replace(/\d+\.\d{7,}/g, (digits) => String(round(Number(digits))))
          : value;

/** One value a line, so that a change can be read. */
const lines = (data: Record<string, unknown>) =>
    `{\n${Object.entries(data)
        .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value, rounded)}`)
        .join(",\n")}\n}\n`;

// `npm run shapes` writes them again.
test(
    "pictures that Python draws have the shapes of the page",
    async () => {
        await expect(lines(shapes())).toMatchFileSnapshot("../../../src/mahe/picture/shapes.json");
    },
    PATIENCE,
);

test(
    "pictures that Python draws have everything where the page has it",
    async () => {
        await expect(lines(places())).toMatchFileSnapshot("../../../src/mahe/picture/places.json");
    },
    PATIENCE,
);
