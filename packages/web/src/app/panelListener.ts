// Listens for the figures of the player's own choice (F-10), each from the moment it is chosen: what it needs is fetched
// then, beside the game and never before an input.

import { type Game, type GameEvent, type RuleBook, takeEvents } from "@korobeinix/engine";
import { type Log, LogPlayer } from "@korobeinix/engine/log";
import { tableOf, whyUnranked } from "@korobeinix/engine/records";
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { FinesseCount } from "../coach/finesseCount.ts";
import type { Unfinished } from "../library/library.ts";
import { hasFinesse, type PanelNews } from "../parts/panelFigures.ts";
import type { PanelFigure } from "../settings/panel.ts";
import type { GameStorage } from "../storage/storage.ts";
import { Pace, type PaceNow } from "../table/pace.ts";

export interface PanelListenerOptions extends Pick<Unfinished, "session" | "isContinued"> {
  readonly storage: Pick<GameStorage, "loadTable">;
}

export class PanelListener implements PanelNews {
  readonly #options: PanelListenerOptions;
  readonly #backToBack = signal(0);
  readonly #finesse: Signal<FinesseCount | undefined> = signal(undefined);
  readonly #pace: Signal<Pace | undefined> = signal(undefined);
  readonly #asked = new Set<PanelFigure>();
  readonly #leaving = new AbortController();
  readonly faults: ReadonlySignal<number | undefined> = computed(() => this.#finesse.value?.faults.value);
  readonly pace: ReadonlySignal<PaceNow | undefined> = computed(() => this.#pace.value?.now.value);

  constructor(options: PanelListenerOptions) {
    this.#options = options;
  }

  get backToBack(): ReadonlySignal<number> {
    return this.#backToBack;
  }

  /** What cannot be fetched or read is not shown. */
  want(figures: readonly PanelFigure[]): void {
    if (this.#isNew(figures, "backToBack")) this.#backToBack.value = backToBacksIn(this.#options.session.toLog());
    if (this.#isNew(figures, "finesseFaults")) void this.#startFinesse().catch(() => undefined);
    if (this.#isNew(figures, "pace")) void this.#startPace().catch(() => undefined);
  }

  hear({ state, rules }: Game, events: readonly GameEvent[]): void {
    this.#backToBack.value = events.reduce((row, event) => followRow(row, event, rules.book), this.#backToBack.peek());
    for (const event of events) {
      if (event.type === "cleared") this.#pace.peek()?.hear(state, event.at);
    }
    this.#finesse.peek()?.hear(events, () => this.#options.session.toLog());
  }

  stop(): void {
    this.#leaving.abort();
  }

  #isNew(figures: readonly PanelFigure[], figure: PanelFigure): boolean {
    if (!figures.includes(figure) || this.#asked.has(figure)) return false;
    this.#asked.add(figure);
    return true;
  }

  async #startFinesse(): Promise<void> {
    const { setup } = this.#options.session;
    if (!hasFinesse(setup.book)) return;
    const { FinesseCount } = await import("../coach/finesseCount.ts");
    if (!this.#leaving.signal.aborted) this.#finesse.value = new FinesseCount(setup);
  }

  /** Only games that may enter the table have a best. */
  async #startPace(): Promise<void> {
    const { session, isContinued, storage } = this.#options;
    const { setup } = session;
    const why = whyUnranked(session.game);
    if (isContinued || (why !== undefined && why !== "notEnded")) return;
    const [best] = await storage.loadTable(tableOf(setup).name);
    if (best === undefined) return;
    const { readCourse } = await import("../library/splits.ts");
    const course = await readCourse(best.log, { signal: this.#leaving.signal });
    if (course !== undefined) this.#pace.value = new Pace(setup, course);
  }
}

/** Back-to-Backs in a row at the end of a log: a game that goes on has some behind it. */
function backToBacksIn(log: Log): number {
  const player = new LogPlayer(log);
  player.playTo(log.end);
  return takeEvents(player.game).reduce((row, event) => followRow(row, event, log.setup.book), 0);
}

/** How many there are in a row after an event. */
function followRow(row: number, event: GameEvent, { scoring }: RuleBook): number {
  if (event.type !== "scored" || scoring.rule !== "actions") return row;
  if (event.isBackToBack) return row + 1;
  return scoring.actions[event.action].backToBack === "ignores" ? row : 0;
}
