import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { marked } from "marked";
import { defineConfig, type Plugin } from "vitest/config";
import { fonts } from "./fonts.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `import html from "rules.md?html"` gives our own Markdown as HTML, made when the page is built. */
function markdown(): Plugin {
    return {
        name: "markdown",
        enforce: "pre",
        async load(id) {
            if (!id.endsWith(".md?html")) return null;
            const file = id.slice(0, -"?html".length);
            this.addWatchFile(file);
            const html = await marked.parse(await readFile(file, "utf8"));
            if (process.env.VITEST) return { code: `export default ${JSON.stringify(html)};`, map: null };
            // Text is no program: it lies in a file of its own, and comes when the module is asked for.
            const name = `${basename(file, ".md")}-${basename(dirname(file))}.html`;
            const address = `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name, source: html })}`;
            const code = `const answer = await fetch(${address});
if (!answer.ok) throw new Error(answer.url);
export default await answer.text();`;
            return { code, map: null };
        },
    };
}

const LOCALES = here("../src/mahe/locales");

/** Comments are for translators, and stay at home. */
const bare = (text: string) => text.replace(/^#.*\n/gm, "").replace(/\n\n+/g, "\n");

/** `import addresses from "virtual:words"` says where the catalogues of each language lie, all in one piece. */
function catalogues(): Plugin {
    const read = async (language: string) => {
        const files = (await readdir(`${LOCALES}/${language}`)).filter((name) => name.endsWith(".ftl")).sort();
        return bare(
            (await Promise.all(files.map((name) => readFile(`${LOCALES}/${language}/${name}`, "utf8")))).join("\n"),
        );
    };
    return {
        name: "catalogues",
        resolveId: (id) => (id === "virtual:words" ? `\0${id}` : null),
        async load(id) {
            if (id !== "\0virtual:words") return null;
            const all = await readdir(LOCALES, { withFileTypes: true });
            const languages = all.filter((one) => /^[a-z]{2}$/.test(one.name)).map((one) => one.name);
            const lines = languages.map(async (language) => {
                const source = await read(language);
                // There are no files to fetch while testing.
                if (process.env.VITEST) return `${language}: "data:text/plain,${encodeURIComponent(source)}"`;
                const file = this.emitFile({ type: "asset", name: `words-${language}.ftl`, source });
                return `${language}: import.meta.ROLLUP_FILE_URL_${file}`;
            });
            return { code: `export default { ${(await Promise.all(lines)).join(", ")} };`, map: null };
        },
    };
}

/** The service worker knows all files by name: whoever opened the page once has it without a network too. */
function serviceWorker(): Plugin {
    return {
        name: "service-worker",
        apply: "build",
        async generateBundle(_, bundle) {
            const files = [
                ...Object.keys(bundle).filter((name) => name !== "index.html" && !name.startsWith("licences/")),
                // The picture of previews is for other programs.
                ...(await readdir(here("public"))).filter((name) => name !== "share.png"),
            ];
            const list = JSON.stringify(files.sort());
            const version = createHash("sha256").update(list).digest("hex").slice(0, 12);
            const source = (await readFile(here("sw.js"), "utf8"))
                .replace("self.FILES", list)
                .replace("self.VERSION", JSON.stringify(version));
            this.emitFile({ type: "asset", fileName: "sw.js", source });
        },
    };
}

const LATER = /\/web\/src\/((quiz|replay|review|study|solved|puzzles|learn|rules|check)\/|board\/Arrange|shared\/Pick)/;
const SHARED = new RegExp(`^(?!.*(${LATER.source}))/.*/web/src/(?!words/words|podium/|picture/|play/Settings)`);

export default defineConfig({
    base: "./",
    plugins: [markdown(), catalogues(), svelte(), fonts(), serviceWorker()],
    // Vitest would otherwise take the half of Svelte that runs on servers.
    resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
    build: {
        // The page is built into the Python package.
        outDir: process.env.MAHE_PAGE_OUT ?? here("../src/mahe/server/page"),
        emptyOutDir: true,
        target: "es2022",
        modulePreload: { polyfill: false },
        // Everything is a file of its own: the content policy allows no data addresses.
        assetsInlineLimit: 0,
        // Whoever passes the page on passes on what the licences of its packages ask for.
        license: { fileName: "licences/packages.md" },
        rolldownOptions: {
            checks: { pluginTimings: false, bundlerTimings: false },
            output: {
                codeSplitting: {
                    groups: [
                        // The first to run: it asks for the screen while the words are still on their way.
                        {
                            name: "first",
                            test: /node_modules\/(?!qrcode)|preload-helper|\/src\/(screens|route|memory|net\/constants)/,
                        },
                        // Small things that several screens share come in one piece; what a first visit does
                        // without comes in another.
                        { name: "shared", test: SHARED, minShareCount: 2 },
                        { name: "later", test: LATER, minShareCount: 2 },
                    ],
                },
            },
        },
    },
    // The words lie beside the Python code, outside this folder.
    server: { fs: { allow: [here("..")] } },
    test: {
        environment: "jsdom",
        pool: "threads",
        maxWorkers: "100%",
        include: ["src/**/*.test.ts"],
        setupFiles: ["src/test/setup.ts"],
        restoreMocks: true,
        // Tests read these; the styles of components are not needed.
        css: { include: /\/src\/[\w/]+\.css/ },
    },
});
