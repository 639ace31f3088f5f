declare module "*.md?html" {
    const html: string;
    export default html;
}

type LanguageCode = keyof typeof import("./net/constants").LANGUAGE_NAMES;

declare module "virtual:words" {
    /** Where the words of each language lie: text to fetch. */
    const addresses: Record<LanguageCode, string>;
    export default addresses;
}

declare module "pyodide/pyodide.asm.mjs" {
    /** Made for `loadPyodide` alone. */
    const createPyodideModule: NonNullable<import("pyodide/ffi").PyodideConfig["createPyodideModule"]>;
    export default createPyodideModule;
}
