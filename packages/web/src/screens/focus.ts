// Moving about by arrows, whether of a keyboard or of a gamepad: the nearest thing in a direction gets the focus, and
// what has a value of its own takes left and right for itself.

export type Direction = "up" | "down" | "left" | "right";

const FOCUSABLE = "a[href], button, input, select, textarea, [tabindex]";
/** What lies to the side counts for more distance than what lies ahead. */
const ASIDE_WEIGHT = 3;
const KEY_OF = { up: "ArrowUp", down: "ArrowDown", left: "ArrowLeft", right: "ArrowRight" } as const;

/** Moves the focus, or changes the value of what has it; tells whether anything happened. */
export function moveFocus(direction: Direction, root: ParentNode = focusRoot()): boolean {
  const active = document.activeElement;
  const isSideways = direction === "left" || direction === "right";
  if (isSideways && active instanceof HTMLElement && root.contains(active) && adjust(active, direction)) return true;
  const stops = stopsIn(root);
  if (stops.length === 0) return false;
  const isInside = active instanceof HTMLElement && stops.includes(active);
  const next = isInside ? nearest(active, stops, direction) : firstStop(root);
  if (next === undefined) return false;
  focusOn(next);
  return true;
}

/** Chooses what has the focus, as Enter would. */
export function acceptFocus(): void {
  const active = document.activeElement;
  if (active instanceof HTMLElement && active !== document.body) active.click();
}

/** Gives the focus to the element marked as a screen's first, or to its first of all. */
export function focusFirst(root: ParentNode = focusRoot()): void {
  const first = firstStop(root);
  if (first !== undefined) focusOn(first);
}

/** The topmost dialog, else the screen. */
export function focusRoot(): ParentNode {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
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
  element.dispatchEvent(new KeyboardEvent("keydown", { key: KEY_OF[direction], bubbles: true, cancelable: true }));
  return true;
}

function nearest(from: HTMLElement, stops: readonly HTMLElement[], direction: Direction): HTMLElement | undefined {
  const start = boxOf(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const element of stops) {
    if (element === from) continue;
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
  const isVertical = direction === "up" || direction === "down";
  const aside = isVertical
    ? gap([from.left, from.right], [to.left, to.right])
    : gap([from.top, from.bottom], [to.top, to.bottom]);
  return Math.max(0, ahead) + aside * ASIDE_WEIGHT;
}

function gap(a: readonly [number, number], b: readonly [number, number]): number {
  return Math.max(0, b[0] - a[1], a[0] - b[1]);
}

function focusOn(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
}
