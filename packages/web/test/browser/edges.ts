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
    /** What an element or one around it has, up to the body. */
    interface Around {
      readonly isFaint: boolean;
      readonly isFixed: boolean;
      readonly isShortened: boolean;
      readonly scrollsAside: boolean;
      readonly scrollsDown: boolean;
    }
    // Asked for of every text on the page: each element is looked at once.
    const arounds = new Map<Element | null, Around>();
    const scrolling = new Set(["auto", "scroll"]);
    const plain = { isFaint: false, isFixed: false, isShortened: false, scrollsAside: false, scrollsDown: false };
    const aroundOf = (element: Element | null): Around => {
      if (element === null || element === document.body) return plain;
      const known = arounds.get(element);
      if (known !== undefined) return known;
      const outer = aroundOf(element.parentElement);
      const { opacity, position, textOverflow, overflowX, overflowY } = getComputedStyle(element);
      const around = {
        isFaint: outer.isFaint || Number(opacity) < 0.05,
        isFixed: outer.isFixed || position === "fixed",
        isShortened: outer.isShortened || textOverflow === "ellipsis",
        scrollsAside: outer.scrollsAside || scrolling.has(overflowX),
        scrollsDown: outer.scrollsDown || scrolling.has(overflowY),
      };
      arounds.set(element, around);
      return around;
    };
    const isSeen = (element: Element): boolean =>
      element.closest(".unseen, option") === null &&
      getComputedStyle(element).visibility === "visible" &&
      !aroundOf(element).isFaint;

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

    const { scrollWidth, scrollHeight } = document.documentElement;
    const isCut = ({ element, box }: Thing): boolean => {
      const around = aroundOf(element);
      const isAside = box.left < -hairPx || box.right > window.innerWidth + hairPx;
      if (isAside && !around.scrollsAside && !around.isShortened) return true;
      if (around.scrollsDown) return false;
      const [top, bottom] = around.isFixed
        ? [0, window.innerHeight]
        : [-window.scrollY, Math.max(scrollHeight, window.innerHeight) - window.scrollY];
      return box.top < top - hairPx || box.bottom > bottom + hairPx;
    };
    const isOver = (one: Thing, other: Thing): boolean => {
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (width <= hairPx || height <= hairPx) return false;
      return !one.element.contains(other.element) && !other.element.contains(one.element);
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
