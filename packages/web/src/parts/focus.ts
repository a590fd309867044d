// Moving about by arrows, whether of a keyboard or of a gamepad: the nearest thing in a direction gets the focus, and
// what has a value of its own takes left and right for itself.

import { isTextField } from "../input/keyboard.ts";

export type Direction = "up" | "down" | "left" | "right";

const FOCUSABLE = "a[href], button, input, select, textarea, [tabindex]";
/** What lies to the side counts for more distance than what lies ahead. */
const ASIDE_WEIGHT = 3;
/** How far out of sight a stop may be, as a share of what is seen, to be gone to at once: what lies before it is read. */
const REACH = 0.5;
const SCROLL = { line: 0.25, page: 0.85 } as const;
const KEY_OF = { up: "ArrowUp", down: "ArrowDown", left: "ArrowLeft", right: "ArrowRight" } as const;

/** Moves the focus, or changes the value of what has it; tells whether anything happened. */
export function moveFocus(direction: Direction, root: ParentNode = focusRoot()): boolean {
  const active = document.activeElement;
  if (!isVertical(direction) && active instanceof HTMLElement && root.contains(active) && adjust(active, direction))
    return true;
  const stops = stopsIn(root);
  if (stops.length === 0) return false;
  const isInside = active instanceof HTMLElement && stops.includes(active);
  const next = isInside ? nearest(active, stops, direction) : firstStop(root);
  if (next === undefined) return false;
  if (isInside && isVertical(direction) && isFar(active, next, direction)) scrollBy(direction, "line");
  else focusOn(next);
  return true;
}

/** Chooses what has the focus, as Enter would; only what has no click of its own is told of the key. */
export function acceptFocus(): void {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return;
  if (active.matches("[role=slider]") || isTextField(active)) tell(active, "Enter");
  else active.click();
}

/** Moves what is seen round the focus by a part of it. */
export function scrollBy(direction: "up" | "down", by: keyof typeof SCROLL): void {
  const scroller = scrollerOf(document.activeElement);
  scroller.scrollBy({ top: (direction === "up" ? -1 : 1) * SCROLL[by] * scroller.clientHeight });
}

/** Gives the focus to the element marked as a screen's first, or to its first of all. */
export function focusFirst(root: ParentNode = focusRoot()): void {
  const first = firstStop(root);
  if (first !== undefined) focusOn(first);
}

/** The topmost of what lies over the screen, else the screen. */
export function focusRoot(): ParentNode {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"], [data-layer]:not([hidden])');
  return dialogs[dialogs.length - 1] ?? document.getElementById("app") ?? document.body;
}

function firstStop(root: ParentNode): HTMLElement | undefined {
  const stops = stopsIn(root);
  return stops.find((element) => element.hasAttribute("data-first")) ?? stops[0];
}

function stopsIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isStop);
}

/** A group of radio buttons is one stop: the chosen one. A row of a long list is one for the arrows and not for Tab. */
function isStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 && !element.hasAttribute("data-row")) return false;
  if (element.matches(":disabled") || element.getClientRects().length === 0) return false;
  if (!isRadio(element) || element.checked) return true;
  const group = radiosOf(element);
  return group[0] === element && !group.some((radio) => radio.checked);
}

function isRadio(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === "radio";
}

function radiosOf(radio: HTMLInputElement): HTMLInputElement[] {
  const all = document.querySelectorAll<HTMLInputElement>('input[type="radio"]');
  return [...all].filter(({ name }) => name === radio.name);
}

/** Left and right where they change a value. */
function adjust(element: HTMLElement, direction: Direction): boolean {
  const step = direction === "left" ? -1 : 1;
  if (isRadio(element)) {
    const group = radiosOf(element);
    const next = group[group.indexOf(element) + step];
    next?.click();
    next?.focus();
    return true;
  }
  if (element instanceof HTMLInputElement && element.type === "range") {
    if (step < 0) element.stepDown();
    else element.stepUp();
    element.dispatchEvent(new Event("input", { bubbles: true }));
    return true;
  }
  if (!element.matches("[role=spinbutton], [role=slider]")) return false;
  tell(element, KEY_OF[direction]);
  return true;
}

function tell(element: HTMLElement, key: string): void {
  element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

function nearest(from: HTMLElement, stops: readonly HTMLElement[], direction: Direction): HTMLElement | undefined {
  const start = boxOf(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const element of stops) {
    if (element === from || (isVertical(direction) && isAcross(from, element))) continue;
    const distance = distanceTo(start, boxOf(element), direction);
    if (distance >= least) continue;
    least = distance;
    best = element;
  }
  return best;
}

/** What is seen of a control: a radio button is its whole group. */
function boxOf(element: HTMLElement): DOMRect {
  return (element.closest("[data-stop]") ?? element).getBoundingClientRect();
}

function distanceTo(from: DOMRect, to: DOMRect, direction: Direction): number {
  const ahead = {
    up: from.top - to.bottom,
    down: to.top - from.bottom,
    left: from.left - to.right,
    right: to.left - from.right,
  }[direction];
  // Neighbours may overlap by a hair.
  if (ahead < -4) return Infinity;
  const aside = isVertical(direction)
    ? gap([from.left, from.right], [to.left, to.right])
    : gap([from.top, from.bottom], [to.top, to.bottom]);
  return Math.max(0, ahead) + aside * ASIDE_WEIGHT;
}

function isVertical(direction: Direction): direction is "up" | "down" {
  return direction === "up" || direction === "down";
}

/** Columns that stand side by side are left sideways: what has been read in one is not gone on with in the other. */
function isAcross(from: HTMLElement, to: HTMLElement): boolean {
  const [one, other] = [from, to].map((element) => element.closest("[data-column]")?.getBoundingClientRect());
  if (one === undefined || other === undefined) return false;
  return one.right <= other.left || other.right <= one.left;
}

function gap(a: readonly [number, number], b: readonly [number, number]): number {
  return Math.max(0, b[0] - a[1], a[0] - b[1]);
}

/** Whether there is something to read before the next stop, or on the way back to what has the focus. */
function isFar(active: HTMLElement, next: HTMLElement, direction: "up" | "down"): boolean {
  const { top, bottom } = seenOf(scrollerOf(active));
  const reach = (bottom - top) * REACH;
  const [from, to] = [active.getBoundingClientRect(), next.getBoundingClientRect()];
  return direction === "down"
    ? to.top > bottom + reach || from.top > bottom
    : to.bottom < top - reach || from.bottom < top;
}

/** What scrolls with an element. */
function scrollerOf(element: Element | null): Element {
  const page = document.scrollingElement ?? document.documentElement;
  for (let around = element; around !== null && around !== document.body; around = around.parentElement) {
    const isScrolling = around.scrollHeight > around.clientHeight;
    if (isScrolling && /auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  }
  return page;
}

function seenOf(scroller: Element): { readonly top: number; readonly bottom: number } {
  return scroller === document.scrollingElement
    ? { top: 0, bottom: window.innerHeight }
    : scroller.getBoundingClientRect();
}

function focusOn(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
}
