import { expect, test } from "vitest";
import { go, parseRoute, route } from "./route.svelte";

test.each([
    ["", "home", ""],
    ["#", "home", ""],
    ["#/", "home", ""],
    ["#KufqXnre-jR3v387", "table", "KufqXnre-jR3v387"],
    ["#/new", "new", ""],
    ["#/new/friends", "new", ""],
    ["#/replay", "replay", ""],
    ["#/replay/lagoon_1", "replay", "lagoon_1"],
    ["#/replay/../x", "lost", ""],
    ["#/review", "review", ""],
    ["#/review/lagoon_1", "review", "lagoon_1"],
    ["#/review/../x", "lost", ""],
    ["#/learn", "learn", ""],
    ["#/rules", "rules", ""],
    ["#/solved", "solved", ""],
    ["#/solved/1234", "solved", ""],
    ["#/solved/look/a=3&b=0", "solved", ""],
    ["#/study", "study", ""],
    ["#/study/4x1/4D9BA17C/5/13..55.2/2:B2", "study", ""],
    ["#/privacy", "privacy", ""],
    ["#/nowhere", "lost", ""],
    [`#${"a".repeat(41)}`, "lost", ""],
    ["#<b>", "lost", ""],
])("%s leads to %s", (hash, screen, table) => {
    expect(parseRoute(hash)).toMatchObject({ screen, table });
});

test("the route follows the address", async () => {
    go("/new/device");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(route).toMatchObject({ screen: "new", rest: "device" });
});
