declare module "*.md?html" {
    const html: string;
    export default html;
}

declare module "virtual:words" {
    /** Where the words of each language lie: text to fetch. */
    const addresses: Record<"en" | "de" | "fr" | "nl" | "it", string>;
    export default addresses;
}
