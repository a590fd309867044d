// What a window cuts off and what lies on top of each other (W-6), by where things are: a screen that clips what it has
// no room for does not scroll, and would hide both.

import type { Page } from "playwright-core";

/** What cannot be seen whole, or cannot be told from what lies over it, in words; none where all is well. */
export function misplacedIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Letters may reach over their box by a hair. */
    const hairPx = 2;
    interface Thing {
      readonly element: Element;
      readonly name: string;
      readonly box: DOMRect;
    }
    const styleAround = (element: Element, isSo: (style: CSSStyleDeclaration) => boolean): boolean => {
      for (let around: Element | null = element; around !== document.body; around = around.parentElement) {
        if (around === null) return false;
        if (isSo(getComputedStyle(around))) return true;
      }
      return false;
    };
    const isSeen = (element: Element): boolean =>
      element.closest(".unseen, option") === null &&
      getComputedStyle(element).visibility === "visible" &&
      !styleAround(element, ({ opacity }) => Number(opacity) < 0.05);

    // Over a dialog there is nothing; beneath it is whatever there was.
    const layers = document.querySelectorAll('[role="dialog"], [data-layer]:not([hidden])');
    const root = layers[layers.length - 1] ?? document.body;
    const things: Thing[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement;
      const name = text.textContent?.trim() ?? "";
      if (element === null || name === "" || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) things.push({ element, name: name.slice(0, 40), box });
    }
    for (const element of root.querySelectorAll("button, input, a, [role=slider]")) {
      const box = element.getBoundingClientRect();
      const name = `${element.tagName.toLowerCase()}.${element.className}`;
      if (box.width * box.height > 0 && isSeen(element)) things.push({ element, name, box });
    }

    const scrolls = (element: Element, axis: "overflowX" | "overflowY"): boolean =>
      styleAround(element, (style) => style[axis] === "auto" || style[axis] === "scroll");
    const isShortened = (element: Element): boolean =>
      styleAround(element, ({ textOverflow }) => textOverflow === "ellipsis");
    const { scrollWidth, scrollHeight } = document.documentElement;
    const isCut = ({ element, box }: Thing): boolean => {
      const isAside = box.left < -hairPx || box.right > window.innerWidth + hairPx;
      if (isAside && !scrolls(element, "overflowX") && !isShortened(element)) return true;
      if (scrolls(element, "overflowY")) return false;
      const isFixed = styleAround(element, ({ position }) => position === "fixed");
      const [top, bottom] = isFixed
        ? [0, window.innerHeight]
        : [-window.scrollY, Math.max(scrollHeight, window.innerHeight) - window.scrollY];
      return box.top < top - hairPx || box.bottom > bottom + hairPx;
    };
    const isOver = (one: Thing, other: Thing): boolean => {
      if (one.element.contains(other.element) || other.element.contains(one.element)) return false;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      return width > hairPx && height > hairPx;
    };
    const aside = scrollWidth > window.innerWidth ? ["the page: scrolls sideways"] : [];
    const cut = things.filter(isCut).map(({ name }) => `${name}: cut off`);
    const over = things.flatMap((one, i) =>
      things
        .slice(i + 1)
        .filter((other) => isOver(one, other))
        .map((other) => `${one.name}: over ${other.name}`),
    );
    return [...aside, ...cut, ...over];
  });
}
