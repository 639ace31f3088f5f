/**
 * Runs our Python inside Pyodide, for tests: reads requests from stdin, a line of JSON each, and answers on stdout.
 *
 *     node host.mjs WEB ZIP
 *
 * WEB is the folder of the page, where Pyodide is installed and the page's arithmetic lies; ZIP holds our package. A
 * request is {"code": "..."}: the code's last expression is the result, made JSON by Python.
 */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [web, zip] = process.argv.slice(2);
const found = createRequire(join(web, "package.json"));

/** The page's arithmetic, made one module of plain JavaScript. */
async function kernels() {
    const { build } = await import(pathToFileURL(found.resolve("rolldown")));
    const { output } = await build({ input: join(web, "src/python/arrays.ts"), write: false, logLevel: "warn" });
    return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}

const folder = join(web, "node_modules", "pyodide");
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")));
const [pyodide, { arrays }] = await Promise.all([
    loadPyodide({ indexURL: folder, stdout: (text) => console.error(text) }),
    kernels(),
]);
pyodide.registerJsModule("mahe_page", { arrays: arrays(pyodide._module) });
pyodide.FS.writeFile("/mahe.zip", readFileSync(zip));
pyodide.runPython(`import sys\nsys.path.insert(0, "/mahe.zip")`);

for await (const line of createInterface({ input: process.stdin })) {
    const { code } = JSON.parse(line);
    let answer;
    try {
        pyodide.globals.set("_code", code);
        answer = pyodide.runPython(`
from json import dumps as _dumps
from pyodide.code import eval_code as _eval_code
_dumps({"result": _eval_code(_code, globals())})`);
    } catch (error) {
        answer = JSON.stringify({ error: String(error.message ?? error) });
    }
    process.stdout.write(`${answer}\n`);
}
