/** What does not look right on this screen, as a list of sentences: see looks.py. */
() => {
    const found = [];
    const root = document.scrollingElement;
    // What has opened over the rest is looked at alone.
    const inside = document.querySelector("dialog[open], [data-popup]") ?? document.body;
    const CONTROLS = "button, a, select, summary, input, textarea";

    const words = (one) => (one.ariaLabel ?? one.textContent).trim().replace(/\s+/g, " ").slice(0, 50);
    const name = (one) => `<${one.localName} class="${one.getAttribute("class") ?? ""}"> ${words(one)}`;
    const say = (one, why) => found.push(`${why}: ${name(one)}`);
    const styles = new Map();
    const style = (one) => styles.get(one) ?? (styles.set(one, getComputedStyle(one)), styles.get(one));
    const parents = function* (one) {
        for (let at = one.parentElement; at && at !== document.documentElement; at = at.parentElement) yield at;
    };
    const shown = (one) => {
        const { width, height } = one.getBoundingClientRect();
        if (width <= 1 || height <= 1 || one.closest("[inert]")) return false;
        // Words for those who listen.
        for (const at of [one, ...parents(one)]) if (style(at).clipPath === "inset(50%)") return false;
        return one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    // Names that people give themselves may end in dots; our own words may not.
    const mayEndInDots = (one) => one.matches(".name") || one.closest("bdi, [dir=auto]") !== null;
    const scrolls = (one) => /auto|scroll/.test(style(one).overflowX + style(one).overflowY);
    const clips = (one) => /hidden|clip/.test(style(one).overflowX + style(one).overflowY);

    /** What moves by itself when something is scrolled: two things of one layer never slide over each other. */
    const layers = new Map();
    const layer = (one) => {
        if (layers.has(one)) return layers.get(one);
        let is = document.body;
        for (const at of [one, ...parents(one)])
            if (/fixed|sticky/.test(style(at).position) || (at !== one && scrolls(at)) || at.localName === "dialog") {
                is = at;
                break;
            }
        layers.set(one, is);
        return is;
    };

    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} wide`);

    const texts = [];
    const walker = document.createTreeWalker(inside, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
        const node = walker.currentNode;
        const one = node.parentElement;
        if (!node.data.trim() || one.closest("svg, option, script, title") || !shown(one)) continue;
        range.selectNodeContents(node);
        texts.push({ one, node });
    }
    const rectsOf = (node) => {
        range.selectNodeContents(node);
        return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    };

    /** Where the dots stand that the words of an element may end in. */
    const dotted = (one) => {
        const dots = [one, ...parents(one)].find((at) => style(at).textOverflow === "ellipsis");
        return dots?.getBoundingClientRect() ?? { left: -Infinity, right: Infinity };
    };

    // Words that are cut off, or that stick out of their box.
    for (const one of new Set(texts.map((text) => text.one))) {
        if (style(one).display === "inline") continue;
        const wide = one.scrollWidth > one.clientWidth + 1;
        const high = one.scrollHeight > one.clientHeight + 1 && one.clientHeight > 0;
        if (wide && !scrolls(one) && !(style(one).textOverflow === "ellipsis" && mayEndInDots(one)))
            say(one, `cut off at ${one.clientWidth} of ${one.scrollWidth}`);
        if (high && (clips(one) || one.matches("button, a.button, summary")) && !scrolls(one))
            say(one, `${one.scrollHeight} high in ${one.clientHeight}`);
    }
    for (const one of inside.querySelectorAll("button, a.button, summary, select")) {
        if (!shown(one) || one.closest("svg")) continue;
        if (one.scrollWidth > one.clientWidth + 1) say(one, `cut off at ${one.clientWidth} of ${one.scrollWidth}`);
    }
    // A browser cuts off what a select shows without a word about it. With text twice as large it may end in dots.
    const large = parseFloat(getComputedStyle(document.documentElement).fontSize) >= 32;
    const ruler = document.createElement("canvas").getContext("2d");
    const arrow = 16;
    for (const one of inside.querySelectorAll("select")) {
        const { font, paddingLeft, paddingRight, textOverflow } = style(one);
        if (!shown(one) || (large && textOverflow === "ellipsis")) continue;
        ruler.font = font;
        const wide = ruler.measureText(one.selectedOptions[0]?.textContent.trim() ?? "").width;
        const room = one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow;
        if (wide > room + 1) say(one, `${wide.toFixed(0)} wide in a select of ${room.toFixed(0)}`);
    }
    for (const { one, node } of texts) {
        const rects = rectsOf(node);
        if (!rects.length) continue;
        const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
        for (const { left, right, top, bottom } of rects) {
            box.left = Math.min(box.left, left);
            box.right = Math.max(box.right, right);
            // The lines of a font are higher than its letters.
            box.top = Math.min(box.top, top + (bottom - top) * 0.2);
            box.bottom = Math.max(box.bottom, bottom - (bottom - top) * 0.2);
        }
        let free = false;
        for (const at of [one, ...parents(one)]) {
            const dots = style(at).textOverflow === "ellipsis" && mayEndInDots(one);
            if (scrolls(at) || dots) {
                free = true;
                break;
            }
            if (!clips(at)) continue;
            const edge = at.getBoundingClientRect();
            const { overflowX, overflowY } = style(at);
            if (overflowX !== "visible" && (box.left < edge.left - 1 || box.right > edge.right + 1))
                say(one, `cut off at the side by .${at.className}`);
            if (overflowY !== "visible" && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1))
                say(one, `cut off by .${at.className}`);
        }
        if (!free && (box.left < -1 || box.right > innerWidth + 1)) say(one, `from ${box.left} to ${box.right}`);
    }

    // Text over text, a control over another, text over a control that is not its own.
    const boxes = texts.flatMap(({ one, node }) => {
        const edge = dotted(one);
        return rectsOf(node).map(({ left, right, top, bottom }) => ({
            one,
            node,
            layer: layer(one),
            left: Math.max(left, edge.left) + 1,
            right: Math.min(right, edge.right) - 1,
            top: top + (bottom - top) * 0.25,
            bottom: bottom - (bottom - top) * 0.25,
        }));
    });
    const controls = [...inside.querySelectorAll(CONTROLS)]
        .map((one) => (one.matches("input[type=checkbox], input[type=radio]") ? (one.closest("label") ?? one) : one))
        .filter((one) => shown(one) && !one.closest("svg") && !one.querySelector("a, button, select, textarea"));
    const frames = controls
        .filter((one) => style(one).display !== "inline")
        .map((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            return { one, layer: layer(one), left: left + 1, right: right - 1, top: top + 1, bottom: bottom - 1 };
        });
    const meet = (a, b) =>
        a.layer === b.layer &&
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const apart = (a, b) => !a.one.contains(b.one) && !b.one.contains(a.one);
    const reported = new Set();
    const overlap = (a, b) => {
        const what = `${name(a.one)} lies over ${name(b.one)}`;
        if (!reported.has(what)) found.push(what);
        reported.add(what);
    };
    boxes.forEach((a, index) => {
        for (const b of boxes.slice(index + 1)) if (a.node !== b.node && meet(a, b)) overlap(a, b);
        for (const b of frames) if (apart(a, b) && meet(a, b)) overlap(a, b);
    });
    frames.forEach((a, index) => {
        for (const b of frames.slice(index + 1)) if (apart(a, b) && meet(a, b)) overlap(a, b);
    });

    // Everything can be brought into view, with nothing in front of it.
    const inView = (one, node) => {
        const rects = node ? rectsOf(node) : [one.getBoundingClientRect()];
        const { left, right, top, bottom } = rects[0] ?? one.getBoundingClientRect();
        const edge = node ? dotted(one) : { left, right };
        const [x, y] = [(Math.max(left, edge.left) + Math.min(right, edge.right)) / 2, (top + bottom) / 2];
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return "outside the window";
        // What lets clicks through cannot be asked who is in front.
        if (style(one).pointerEvents === "none") return "";
        const front = document.elementFromPoint(x, y);
        if (!front || one.contains(front) || front.contains(one)) return "";
        if (one.closest("label")?.contains(front)) return "";
        return `behind ${name(front)}`;
    };
    /** Scroll by one way after the other until a thing is in view; return whether one led there. */
    const bringIntoView = (one, node) => {
        one.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
        if (!inView(one, node)) return true;
        // Its middle may be far from its first line: that goes to the middle of whatever can be scrolled.
        for (const at of [...parents(one)].filter((at) => at === document.body || scrolls(at))) {
            const { top, height } = (node && rectsOf(node)[0]) ?? one.getBoundingClientRect();
            const box = at === document.body ? { top: 0, height: innerHeight } : at.getBoundingClientRect();
            const far = top + height / 2 - box.top - box.height / 2;
            (at === document.body ? root : at).scrollBy({ top: far, behavior: "instant" });
            if (!inView(one, node)) return true;
        }
        // What lies above a bar at the lower edge is seen at the very end, and the other way round.
        for (const end of [root.scrollHeight, 0]) {
            root.scrollTo({ top: end, behavior: "instant" });
            if (!inView(one, node)) return true;
        }
        return false;
    };
    // To scroll is dear, so that what comes into view together is looked at together.
    const hidden = ({ one, node }) => inView(one, node);
    let unseen = [...controls.map((one) => ({ one })), ...texts].filter(hidden);
    while (unseen.length) {
        const [{ one, node }, ...others] = unseen;
        if (!bringIntoView(one, node)) say(one, `out of reach, ${inView(one, node)}`);
        unseen = others.filter(hidden);
    }
    scrollTo(0, 0);
    return [...new Set(found)];
};
