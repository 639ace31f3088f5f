/** Makes src/net/types.ts from the schema of the server's messages. The Python that knows them is in PYTHON. */

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const root = fileURLToPath(new URL("../..", import.meta.url));
const python = process.env.PYTHON ?? (existsSync(`${root}.venv/bin/python`) ? `${root}.venv/bin/python` : "python3");
const text = execFileSync(python, ["tools/page_types.py"], { cwd: root, encoding: "utf8" }).trim();
const schema = JSON.parse(text);
const names = Object.keys(schema.$defs);
const all = {
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
    required: names,
    additionalProperties: false,
    $defs: schema.$defs,
};
const code = await compile(all, "Messages", {
    additionalProperties: false,
    bannerComment: "",
    ignoreMinAndMaxItems: true,
    style: { tabWidth: 4, printWidth: 120 },
});
// The fingerprint shows a test, without Node, whether the types still fit the messages.
const fingerprint = createHash("sha256").update(text).digest("hex");
const header = `/* Generated from the server's messages by "npm run types"; do not edit. Schema ${fingerprint}. */\n\n`;
writeFileSync(new URL("../src/net/types.ts", import.meta.url), header + code.trimStart());
