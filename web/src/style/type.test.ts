import { expect, test } from "vitest";
import css from "./type.css?raw";

const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = ""]) => {
    const value = (name: string) => new RegExp(`${name}: ([^;]*);`).exec(body)?.[1] ?? "";
    const part = (name: string) => parseFloat(value(name)) * (parseFloat(value("size-adjust")) / 100);
    const family = value("font-family").replaceAll('"', "");
    return {
        family,
        own: family.startsWith("Mahe "),
        kind: family.includes("Rounded") ? "rounded" : "plain",
        src: value("src"),
        display: value("font-display"),
        high: part("ascent-override"),
        low: part("descent-override"),
        gap: value("line-gap-override"),
    };
});

test("a line is as high in a stand-in as in the font that it stands in for", () => {
    for (const { kind, high, low, gap } of faces) {
        expect(high).toBeCloseTo(kind === "rounded" ? 97 : 100, 0);
        expect(low).toBeCloseTo(kind === "rounded" ? 30.5 : 30, 0);
        expect(gap).toBe("0%");
    }
});

test("our fonts come from the page itself, and text is there before them", () => {
    const own = faces.filter((one) => one.own);
    expect(own).toHaveLength(4);
    for (const { src, display } of own) {
        expect(src).toMatch(/^url\("@fonts\/[a-z-]+\.woff2"\)/);
        expect(display).toBe("swap");
    }
    for (const { src } of faces.filter((one) => !one.own)) expect(src).toMatch(/^(local\("[^"]+"\)(, )?)+$/);
});

test("every face is in use", () => {
    for (const { family, kind } of faces) {
        expect(new RegExp(`--${kind}:[^;]*"${family}"`).test(css), family).toBe(true);
    }
});
