/**
 * The page's type: two families from npm, cut when the page is built to the letters and weights that it uses.
 *
 * The outlines of the rounded family are also written down for pictures that Python draws (src/mahe/picture), which are to
 * look the same where there are no fonts.
 *
 * A style sheet names the files as `@fonts/rounded.woff2` and so on. Letters beyond Latin-1, which only players' names
 * need, lie in files of their own that browsers fetch when such a letter is on the screen.
 */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import * as hb from "harfbuzzjs";
import subset from "subset-font";
import type { Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const LOCALES = here("../src/mahe/locales");
const CUT = here("node_modules/.fonts");
const OUTLINES = here("../src/mahe/picture/glyphs.json");

/** The letters and digits of a keyboard, and the signs that the page writes by itself. */
const SIGNS = `${range(0x20, 0x7e)}\u00a0\u202f·×½−–—…‘’‚“”„‹›«»¡¿°€`;
/** What stands in names from western Europe. */
const LATIN_1 = `${range(0xc0, 0xd6)}${range(0xd8, 0xf6)}${range(0xf8, 0xff)}Œœ`;
/** What stands in names from all over Europe and Turkey. */
const LATIN_EXTENDED = `${range(0x100, 0x131)}${range(0x134, 0x13e)}${range(0x141, 0x148)}${range(0x14a, 0x151)}${range(0x154, 0x17e)}ȘșȚțẞ`;
/** Those of them that people's names have most. The rounded family is the heavier one, and has to do with these. */
const COMMON_EXTENDED = "ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīİıĶķŁłĻļŃńŅņŇňŐőŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŸŹźŻżŽžȘșȚț";

type Cut = { package: string; part: "latin" | "latin-ext"; weights: [number, number]; letters: string };

const FONTS: Record<string, Cut> = {
    rounded: { package: "baloo-2", part: "latin", weights: [600, 800], letters: SIGNS + LATIN_1 },
    text: { package: "nunito-sans", part: "latin", weights: [400, 700], letters: SIGNS + LATIN_1 },
    "more-rounded": { package: "baloo-2", part: "latin-ext", weights: [600, 800], letters: COMMON_EXTENDED },
    "more-text": { package: "nunito-sans", part: "latin-ext", weights: [400, 700], letters: LATIN_EXTENDED },
};

/** What everybody sees at once, and so is fetched along with the page. */
const AT_ONCE = ["rounded", "text"];

function range(first: number, last: number): string {
    return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

const folder = (name: string) => here(`node_modules/@fontsource-variable/${name}`);

/** All characters of the catalogues and the rules; what is for the terminal alone is not among them. */
async function written(): Promise<string> {
    const all = await readdir(LOCALES, { recursive: true });
    const files = all.filter((name) => /\.(ftl|md)$/.test(name) && !name.endsWith("terminal.ftl"));
    const texts = await Promise.all(files.map((name) => readFile(`${LOCALES}/${name}`, "utf8")));
    return [...new Set(texts.join("").replace(/^#.*/gm, ""))].filter((one) => one >= " ").join("");
}

async function cut(name: string, { package: from, part, weights, letters }: Cut, words: string): Promise<void> {
    const source = await readFile(`${folder(from)}/files/${from}-${part}-wght-normal.woff2`);
    const text = part === "latin" ? letters + words : letters;
    const mark = createHash("sha256")
        .update(source)
        .update(JSON.stringify([text, weights]))
        .digest("hex");
    const files = { font: `${CUT}/${name}.woff2`, mark: `${CUT}/${name}.txt` };
    const known = await readFile(files.mark, "utf8").catch(() => "");
    if (known === mark) return;
    const font = await subset(source, text, {
        targetFormat: "woff2",
        variationAxes: { wght: { min: weights[0], max: weights[1] } },
        // Pairs, accents, and figures of one width; swashes and fractions are not for us.
        keepFeatures: ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"],
        noHinting: true,
        // Copyright and licence stay in the file itself, too.
        preserveNameIds: [0, 13, 14],
    });
    await writeFile(files.font, font);
    await writeFile(files.mark, mark);
}

/** The weight of the numbers on the board. */
const HEAVY = 800;
/** Pairs of these are set closer or wider in pictures, too. */
const PAIRED = range(0x20, 0x7e);

/** The outlines of *letters*, how wide each is, and how much closer the pairs are, in a font's own units. */
function outlines(file: Uint8Array, letters: string) {
    const face = new hb.Face(new hb.Blob(new Uint8Array(file).buffer));
    const font = new hb.Font(face);
    const set = (text: string) => {
        const buffer = new hb.Buffer();
        buffer.addText(text);
        buffer.guessSegmentProperties();
        hb.shape(font, buffer);
        const widths = buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance);
        return {
            glyphs: buffer.getGlyphInfos().map(({ codepoint }) => codepoint),
            width: widths.reduce((a, b) => a + b),
        };
    };
    const known = [...new Set(letters)].map((letter) => ({ letter, ...set(letter) }));
    const glyphs = known
        .filter(({ glyphs: [first], letter }) => first || letter === " ")
        .map(({ letter, glyphs: [first], width }) => [letter, [width, font.glyphToPath(first!)]] as const);
    const wide = new Map(glyphs.map(([letter, [width]]) => [letter, width]));
    const first = [...wide.keys()].filter((letter) => PAIRED.includes(letter));
    const pairs = first.flatMap((a) =>
        first.map((b) => [a + b, set(a + b).width - wide.get(a)! - wide.get(b)!] as const).filter(([, by]) => by),
    );
    return { em: face.upem, glyphs, pairs };
}

/** Write down the outlines of the rounded family. */
async function writeOutlines(): Promise<void> {
    const style = await readFile(here("src/style/type.css"), "utf8");
    const glyphs: Record<string, readonly [number, string]> = {};
    const pairs: Record<string, number> = {};
    let em = 0;
    for (const name of ["rounded", "more-rounded"]) {
        const { package: from, part, letters } = FONTS[name]!;
        const source = await readFile(`${folder(from)}/files/${from}-${part}-wght-normal.woff2`);
        const font = await subset(source, letters, {
            targetFormat: "sfnt",
            variationAxes: { wght: HEAVY },
            keepFeatures: ["kern"],
            noHinting: true,
        });
        const found = outlines(font, letters);
        em = found.em;
        Object.assign(glyphs, Object.fromEntries(found.glyphs));
        Object.assign(pairs, Object.fromEntries(found.pairs));
    }
    const adjust = Number(/"Mahe Rounded"[^}]*size-adjust:\s*([\d.]+)%/.exec(style)![1]) / 100;
    const about = "The outlines of Baloo 2, under the SIL Open Font License 1.1: see licences/baloo-2.txt of the page";
    await writeFile(OUTLINES, `${JSON.stringify({ about, em, adjust, pairs, glyphs }, null, 0)}\n`);
}

/** Cut the fonts, fetch the first ones along with the page, and lay their licences beside them. */
export function fonts(): Plugin {
    return {
        name: "fonts",
        config: () => ({ resolve: { alias: { "@fonts": CUT } } }),
        async buildStart() {
            if (process.env.VITEST) return;
            await mkdir(CUT, { recursive: true });
            const words = await written();
            await Promise.all(Object.entries(FONTS).map(([name, font]) => cut(name, font, words)));
            await writeOutlines();
        },
        async generateBundle() {
            for (const name of new Set(Object.values(FONTS).map((font) => font.package))) {
                const source = await readFile(`${folder(name)}/LICENSE`, "utf8");
                this.emitFile({ type: "asset", fileName: `licences/${name}.txt`, source });
            }
        },
        transformIndexHtml(_, { bundle }) {
            const files = Object.keys(bundle ?? {});
            return AT_ONCE.map((name) => {
                const file = files.find((one) => one.startsWith(`assets/${name}-`) && one.endsWith(".woff2"));
                const attrs = { rel: "preload", as: "font", type: "font/woff2", href: `./${file}`, crossorigin: true };
                return { tag: "link", attrs, injectTo: "head" as const };
            });
        },
    };
}
