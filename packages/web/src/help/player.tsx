// A demonstration with all that belongs to it: boards, keys, what it earns, and the way to try it oneself.

import type { VNode } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { App } from "../parts/context.ts";
import { listenOnBoard } from "../input/boardDevices.ts";
import { bookOf } from "../settings/requests.ts";
import { Boards } from "./boards.tsx";
import { useCellSize } from "./cellSize.ts";
import type { Demonstration } from "./demonstration.ts";
import { BoardDemonstration } from "./boardDemonstration.ts";
import type { Hand } from "./hand.ts";
import { Keycaps } from "./keycaps.tsx";
import { LedgerView } from "./ledgerView.tsx";
import { PlayerButtons } from "./playerButtons.tsx";
import { PlayerState } from "./playerState.tsx";
import { helpWords, toldOf } from "./words.ts";

interface PlayerProps {
  readonly app: App;
  readonly demonstration: Demonstration;
  readonly hand: Hand;
  /** Whether it begins by itself: it has just been chosen. */
  readonly isChosen: boolean;
}

/** Fingers are still playing: what they press after the end is nobody's. */
const SETTLING_MS = 600;

export function Player({ app, demonstration, hand, isChosen }: PlayerProps): VNode {
  const shell = app.shell.value;
  const words = helpWords(shell.language);
  const { help } = words;
  const book = bookOf(demonstration.ruleBook);
  const exhibit = useMemo(
    () => new BoardDemonstration(demonstration, (game, events) => app.sound.hear(game, events)),
    [app, demonstration],
  );
  const { mode, games, ledgers, pressed, version } = exhibit.picture.value;
  const boards = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const cell = useCellSize(games.length);
  const { title, text } = toldOf(words, shell.t, demonstration);
  const isGoing = mode === "showing" || mode === "trying";

  const show = (): void => {
    hand.take(exhibit);
    boards.current?.scrollIntoView({ block: "nearest" });
    exhibit.show();
  };
  const leave = (): void => {
    exhibit.stop();
    side.current?.querySelector<HTMLElement>("[data-try]")?.focus();
  };
  const attempt = (): void => {
    const host = boards.current;
    if (host === null) return;
    hand.take(exhibit);
    host.focus({ preventScroll: true });
    // The keys are buttons for fingers: in sight, where there is room for both.
    side.current?.querySelector(".keycaps")?.scrollIntoView({ block: "nearest" });
    host.scrollIntoView({ block: "nearest" });
    const place = { host, cell, book, settings: app.settings.peek() };
    exhibit.try(performance.now(), (target) => listenOnBoard(target, place), leave);
  };

  useEffect(() => {
    if (isChosen) show();
    return () => exhibit.stop();
  }, [exhibit]);
  useEffect(() => {
    if (!isGoing) return undefined;
    let frame = requestAnimationFrame(function next(timeStampMs) {
      frame = requestAnimationFrame(next);
      exhibit.frame(timeStampMs);
    });
    return () => cancelAnimationFrame(frame);
  }, [exhibit, isGoing]);
  useEffect(() => {
    if (mode !== "reached" && mode !== "missed") return undefined;
    const settled = setTimeout(() => {
      if (document.activeElement === boards.current) {
        side.current?.querySelector<HTMLElement>("[data-try]")?.focus({ preventScroll: true });
      }
    }, SETTLING_MS);
    return () => clearTimeout(settled);
  }, [mode]);

  return (
    <div class="demo" data-book={book.id} data-mode={mode} data-demo={demonstration.id}>
      <Boards
        hostRef={boards}
        display={shell.settings.value.display}
        {...{ shell, demonstration, games, ledgers, version, cell, mode }}
        label={help("demo.board", { title })}
        onLeave={() => exhibit.stop()}
      />
      <div class="demo-side" ref={side}>
        <h4>{title}</h4>
        <p class="demo-text">{text}</p>
        <PlayerButtons {...{ shell, exhibit, mode }} onShow={show} onTry={attempt} onLeave={leave} />
        <Keycaps
          {...{ shell, book, pressed }}
          label={help("demo.keys")}
          target={mode === "trying" ? exhibit.target : undefined}
        />
        <PlayerState {...{ shell, demonstration, mode, ledgers }} />
        {games.length === 1 && ledgers[0] !== undefined && <LedgerView shell={shell} book={book} ledger={ledgers[0]} />}
        <p class="demo-clauses">{help("demo.clauses", { clauses: demonstration.clauses.join(", ") })}</p>
      </div>
    </div>
  );
}
