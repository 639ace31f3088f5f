/** What is drawn on the screen, as a picture of its own: SVG with all styles and the font in it, so that a canvas may draw it. */

/** What styles may say of a shape. As attributes they hold under any content policy. */
const LOOKS = [
    "fill",
    "fill-opacity",
    "stroke",
    "stroke-width",
    "stroke-opacity",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
    "paint-order",
    "opacity",
    "visibility",
    "stop-color",
    "stop-opacity",
    "font-family",
    "font-size",
    "font-weight",
    "text-anchor",
    "dominant-baseline",
] as const;
const FONT = "Mahe Rounded";

/** A copy of *svg* that looks the same without any style sheet. */
export function frozen(svg: SVGSVGElement, font = ""): string {
    const copy = svg.cloneNode(true) as SVGSVGElement;
    const originals = [svg, ...svg.querySelectorAll<SVGElement>("*")];
    const copies = [copy, ...copy.querySelectorAll<SVGElement>("*")];
    const unseen: SVGElement[] = [];
    originals.forEach((original, index) => {
        const twin = copies[index]!;
        const style = getComputedStyle(original);
        if (style.display === "none") unseen.push(twin);
        for (const name of LOOKS) {
            const value = style.getPropertyValue(name);
            if (value) twin.setAttribute(name, value);
        }
        if (index && style.transform && style.transform !== "none")
            twin.setAttribute("transform", moved(original, style));
        for (const name of ["class", "style", "tabindex", "role"]) twin.removeAttribute(name);
    });
    for (const twin of unseen) twin.remove();
    const { width, height } = svg.viewBox.baseVal;
    copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    copy.setAttribute("width", String(width));
    copy.setAttribute("height", String(height));
    if (font) {
        const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
        style.textContent = font;
        copy.prepend(style);
    }
    return new XMLSerializer().serializeToString(copy);
}

/** A transformation of a style sheet as an attribute has it: round the point it is about. */
function moved(shape: SVGElement, { transform, transformOrigin, transformBox }: CSSStyleDeclaration): string {
    let [x = 0, y = 0] = transformOrigin.split(" ").map(parseFloat);
    if (transformBox === "fill-box" && shape instanceof SVGGraphicsElement) {
        const box = shape.getBBox();
        [x, y] = [x + box.x, y + box.y];
    }
    return x || y ? `translate(${x} ${y}) ${transform} translate(${-x} ${-y})` : transform;
}

/** The rule of the font of our numbers, with the font itself in it; empty if it cannot be had. */
export async function fontRule(): Promise<string> {
    try {
        const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
        const face = rules.find(
            (rule) =>
                rule instanceof CSSFontFaceRule &&
                rule.style.getPropertyValue("font-family").includes(FONT) &&
                !rule.style.getPropertyValue("unicode-range"),
        );
        const address = /url\("?([^")]+)/.exec(face?.cssText ?? "")?.[1];
        if (!face || !address) return "";
        const file = await fetch(new URL(address, face.parentStyleSheet?.href ?? location.href));
        const bytes = new Uint8Array(await file.arrayBuffer());
        let text = "";
        for (const byte of bytes) text += String.fromCharCode(byte);
        return `@font-face{font-family:"${FONT}";font-weight:600 800;src:url("data:font/woff2;base64,${btoa(text)}")}`;
    } catch {
        // Another font has to do.
        return "";
    }
}

/** Draw the text of an SVG. */
export function drawn(svg: string): Promise<HTMLImageElement> {
    return new Promise((done, failed) => {
        const image = new Image();
        image.onload = () => done(image);
        image.onerror = () => failed(new Error("the picture cannot be drawn"));
        image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    });
}

/** A colour of the page as it is now, by day or by night. */
export function colour(token: string): string {
    const probe = document.createElement("i");
    probe.style.color = `var(${token})`;
    document.body.append(probe);
    const value = getComputedStyle(probe).color;
    probe.remove();
    return value;
}
