import { beforeEach, expect, test, vi } from "vitest";
import { forget, forgetSeat, known, remember, tables } from "./tables";

beforeEach(() => localStorage.clear());

test("what is known of a table grows", () => {
    remember("lagoon", { tokens: { 0: "owner" }, secrets: { 1: "s" } });
    remember("lagoon", { tokens: { 1: "one" }, tip: "t", people: ["Ada"], bots: 2 });
    expect(known("lagoon")).toMatchObject({
        tokens: { 0: "owner", 1: "one" },
        secrets: { 1: "s" },
        tip: "t",
        people: ["Ada"],
        bots: 2,
    });
    forgetSeat("lagoon", 1);
    expect(known("lagoon")).toMatchObject({ tokens: { 0: "owner" }, secrets: {} });
    forgetSeat("reef", 1);
    forget("lagoon");
    expect(tables()).toEqual({});
    expect(known("lagoon").tokens).toEqual({});
});

test("only the tables seen last are kept", () => {
    for (let number = 0; number < 50; number++) {
        vi.spyOn(Date, "now").mockReturnValue(number);
        remember(`table${number}`, {});
    }
    expect(Object.keys(tables())).toHaveLength(40);
    expect("table49" in tables() && !("table9" in tables())).toBe(true);
});

test("a table kept by an older page is read too, and a browser without storage does no harm", () => {
    localStorage.setItem("mahe:tables", JSON.stringify({ lagoon: { tokens: { 1: "one" }, note: "Ada", seen: 5 } }));
    expect(tables().lagoon).toEqual({
        tokens: { 1: "one" },
        secrets: {},
        tip: "",
        people: [],
        bots: 0,
        told: false,
        seen: 5,
    });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
        throw new DOMException("full");
    });
    expect(() => remember("reef", {})).not.toThrow();
});
