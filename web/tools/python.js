/**
 * Makes the files that run our own Python inside the page: `node tools/python.js FOLDER`. Everything is named after
 * its content; `files.json` lists it. What is left out is in python.json.
 */

import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { loadPyodide, version } from "pyodide";
import { build } from "vite";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const SETTINGS = JSON.parse(readFileSync(here("../python.json"), "utf8"));
const PYODIDE = here("../node_modules/pyodide");
const PACKAGE = here("../../src/mahe");

/** Python's side: modules become bytecode without docstrings, which no version or date can make stale. */
const COMPILER = `
import ast, importlib.util, io, marshal, re, zipfile

def without_lines(code):
    """Return *code* without its line numbers, and all that is defined in it."""
    inner = (without_lines(one) if isinstance(one, type(code)) else one for one in code.co_consts)
    whole, rest = divmod(len(code.co_code) // 2, 8)
    # Of each eight instructions it says that they are on no line.
    table = bytes([0xFF]) * whole + (bytes([0xF8 | rest - 1]) if rest else b"")
    return code.replace(co_linetable=table, co_consts=tuple(inner))

def bytecode(source, name, lines=True):
    tree = ast.parse(source, name)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            match node.body:
                case [ast.Expr(ast.Constant(str()))]:
                    node.body = [ast.copy_location(ast.Pass(), node.body[0])]
                case [ast.Expr(ast.Constant(str())), *rest]:
                    node.body = rest
    code = compile(tree, name, "exec", dont_inherit=True)
    code = code if lines else without_lines(code)
    # 1: "hash-based, not to be checked"; there is no source to check it against.
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)

def imported(tree):
    """Yield what a module imports, anywhere in it: names of modules, and of things in them."""
    for node in ast.walk(tree):
        match node:
            case ast.Import():
                yield from (alias.name for alias in node.names)
            case ast.ImportFrom():
                yield from (f"{node.module}.{alias.name}" for alias in node.names)
            case ast.Constant(str() as text) if found := re.fullmatch(r"(mahe[.\\w]+):\\w+", text):
                yield found[1]  # of a bot

def reached(files, start):
    """Return those of our modules that *start* leads to."""
    wanted, waiting = {}, [start]
    while waiting:
        parts = waiting.pop().split(".")
        for end in range(1, len(parts) + 1):
            module = "/".join(parts[:end])
            for name in (f"{module}.py", f"{module}/__init__.py"):
                if name in files and name not in wanted:
                    wanted[name] = files[name]
                    waiting += imported(ast.parse(files[name]))
    return wanted

def modules(files, start):
    found = sorted(reached(dict(files), start).items())
    return [(name[:-3] + ".pyc", bytecode(text, name)) for name, text in found]

def library(archive, wanted):
    """Return an archive of the modules that are *wanted*. What is in it is not compressed: the archive will be."""
    made = io.BytesIO()
    with zipfile.ZipFile(archive) as old, zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as new:
        for name in sorted(old.namelist()):
            if name.endswith(".py") and wanted(name):
                new.writestr(zipfile.ZipInfo(name + "c"), bytecode(old.read(name), name, lines=False))
    return made.getvalue()
`;

/** Whether a path of a module is under one of *names*. */
const isUnder = (path, names) => names.some((name) => path === `${name}.py` || path.startsWith(`${name}/`));

function wantedOfLibrary(path) {
    const encoding = /^encodings\/(\w+)\.py$/.exec(path);
    return encoding ? SETTINGS.library.encodings.includes(encoding[1]) : !isUnder(path, SETTINGS.library.without);
}

/** Our own modules, in alphabetical order. */
function ownModules() {
    return readdirSync(PACKAGE, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith(".py"))
        .map((entry) => relative(PACKAGE, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
        .filter((path) => !isUnder(path, SETTINGS.code.without))
        .sort();
}

/** One file out of many, as src/python/download.ts unpacks it. */
function pack(files) {
    const index = JSON.stringify(files.map(([name, bytes]) => [name, bytes.length]));
    return Buffer.concat([Buffer.from(`${index}\n`), ...files.map(([, bytes]) => bytes)]);
}

const out = resolve(process.argv[2]);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

/** Write a file compressed: many a host would not do it. */
function write(name, bytes) {
    const small = gzipSync(bytes, { level: 9 });
    const hash = createHash("sha256").update(small).digest("base64url").slice(0, 8);
    const full = name.replace(".", `-${hash}.`) + ".gz";
    writeFileSync(join(out, full), small);
    return { name: full, bytes: small.length };
}

const pyodide = await loadPyodide();
pyodide.runPython(COMPILER);
const call = (name, ...words) => pyodide.globals.get(name)(...words);

pyodide.FS.writeFile("/library.zip", new Uint8Array(readFileSync(join(PYODIDE, "python_stdlib.zip"))));
const library = call("library", "/library.zip", wantedOfLibrary).toJs();
const sources = ownModules().map((path) => [`mahe/${path}`, readFileSync(join(PACKAGE, path), "utf8")]);
const code = call("modules", pyodide.toPy(sources), "mahe.browser").toJs();
const read = (path) => [`mahe/${path}`, readFileSync(join(PACKAGE, path))];
code.push(...SETTINGS.code.with.map(read));
const data = SETTINGS.data.map(read);

const files = {
    wasm: write("pyodide.wasm", readFileSync(join(PYODIDE, "pyodide.asm.wasm"))),
    library: write("library.zip", library),
    code: write("mahe.pack", pack(code)),
    data: write("data.pack", pack(data)),
};

const { info } = JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf8"));
const bundles = await build({
    configFile: false,
    logLevel: "warn",
    root: here(".."),
    base: "./",
    plugins: [
        {
            name: "scripts-alone",
            // Pyodide's own script names a file that it gets from us under another name.
            generateBundle: (_, bundle) => {
                for (const [name, { type }] of Object.entries(bundle))
                    if (type === "asset" && name.endsWith(".wasm")) delete bundle[name];
            },
        },
    ],
    define: {
        PYTHON_FILES: JSON.stringify(files),
        PYTHON_LOCK: JSON.stringify({ info: { ...info, version }, packages: {} }),
    },
    build: {
        outDir: out,
        emptyOutDir: false,
        target: "es2022",
        modulePreload: false,
        copyPublicDir: false,
        chunkSizeWarningLimit: 2000,
        rolldownOptions: {
            input: { worker: here("../src/python/worker.ts") },
            // They are asked for under Node alone.
            external: [/^node:/, "ws"],
            checks: { pluginTimings: false, bundlerTimings: false, eval: false, commonJsVariableInEsm: false },
            output: { entryFileNames: "[name]-[hash].js", chunkFileNames: "[name]-[hash].js" },
        },
    },
});
const scripts = bundles.output.filter(({ type }) => type === "chunk");
const worker = scripts.find(({ isEntry }) => isEntry).fileName;
writeFileSync(
    join(out, "files.json"),
    JSON.stringify({
        worker,
        files: [...scripts.map(({ fileName }) => fileName), ...Object.values(files).map(({ name }) => name)],
    }),
);
