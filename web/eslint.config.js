import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
    { ignores: ["node_modules/", "dist/", "src/net/constants.ts", "src/net/types.ts"] },
    js.configs.recommended,
    ...ts.configs.recommended,
    ...svelte.configs.recommended,
    {
        languageOptions: { globals: { ...globals.browser } },
        rules: {
            "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
            eqeqeq: "error",
            "no-var": "error",
            "prefer-const": ["error", { destructuring: "all" }],
            // Our links are hashes; there is no router with a base path.
            "svelte/no-navigation-without-resolve": "off",
        },
    },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    },
    { files: ["*.js", "*.ts", "tools/**"], languageOptions: { globals: { ...globals.node } } },
    { files: ["sw.js"], languageOptions: { globals: { ...globals.serviceworker } } },
);
