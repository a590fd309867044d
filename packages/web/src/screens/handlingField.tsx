// The field beside the handling: a board that takes the player's own keys with the handling as it is set now.

import { parseSetup, queueOf, unwrap } from "@korobeinix/engine";
import "../styles/handling.css";
import type { VNode } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { skinOf } from "../stage/skinOf.ts";
import { useCellSize } from "../help/cellSize.ts";
import { Keycaps } from "../help/keycaps.tsx";
import { PieceIcon } from "../help/pieceIcon.tsx";
import { bindingsFor } from "../input/bindings.ts";
import { listenOnBoard } from "../input/boardDevices.ts";
import { BoardCanvas } from "../picture/boardCanvas.tsx";
import { FieldPlay, type Stretch } from "../practice/fieldPlay.ts";
import type { Shell } from "../parts/context.ts";
import { trialRequest } from "../settings/requests.ts";

/** Pieces of the queue that are shown. */
const MOST_NEXT = 3;
const MICROS_PER_MS = 1000;

export interface HandlingFieldProps {
  readonly shell: Shell;
  /** What is said where it is tried by fingers: then no keys are shown. */
  readonly byTouch?: { readonly hint: string; readonly yours: string };
}

export function HandlingField({ shell, byTouch }: HandlingFieldProps): VNode {
  const { t, sound } = shell;
  const settings = shell.settings.value;
  const request = trialRequest(settings);
  const play = useMemo(
    () => new FieldPlay(unwrap(parseSetup(request)), (game, events) => sound.hear(game, events)),
    [sound, JSON.stringify(request)],
  );
  const { game, version, pressed, stretch, isEntered } = play.picture.value;
  const { book } = game.rules;
  const host = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const cell = useCellSize(1);

  const leave = (): void => {
    play.leave(performance.now());
    button.current?.focus();
  };
  const enter = (): void => {
    if (host.current === null || isEntered) return;
    host.current.focus({ preventScroll: true });
    host.current.scrollIntoView({ block: "nearest" });
    const place = { host: host.current, cell, book, settings: shell.settings.peek() };
    play.enter((target) => listenOnBoard(target, place), leave);
  };
  // What the game does not take is no way out of the field, but for Tab.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isEntered || event.key === "Tab") return;
    event.preventDefault();
    if (event.key === "Escape") leave();
  };

  useEffect(() => () => play.leave(performance.now()), [play]);
  useEffect(() => {
    if (!isEntered) return undefined;
    let frame = requestAnimationFrame(function next(timeStampMs) {
      frame = requestAnimationFrame(next);
      play.frame(timeStampMs);
    });
    return () => cancelAnimationFrame(frame);
  }, [play, isEntered]);

  const key = shell.bindings.hintOf(bindingsFor(settings, book.id), "pause");
  const skin = skinOf(book.id, settings.display);
  return (
    <section class="handling-field" data-column data-book={book.id} aria-labelledby="field-title">
      <h3 id="field-title">{t("field.title")}</h3>
      <div
        ref={host}
        class="trial-board"
        tabIndex={-1}
        role={isEntered ? "application" : "group"}
        aria-label={t("field.board", { book: t(`book.${book.id}`) })}
        data-takes-pad={isEntered ? true : undefined}
        onClick={enter}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (isEntered) play.leave(performance.now());
        }}
      >
        <BoardCanvas
          {...{ game, version, cell }}
          display={settings.display}
          label={t("field.board", { book: t(`book.${book.id}`) })}
        />
        <div class="trial-queue" aria-hidden="true">
          <div data-hold>
            <span>{t("hud.hold")}</span>
            {game.state.hold >= 0 && <PieceIcon {...{ book, skin }} kind={game.state.hold} />}
          </div>
          <div>
            <span>{t("hud.next")}</span>
            {queueOf(game)
              .slice(0, MOST_NEXT)
              .map((kind, i) => (
                <PieceIcon key={i} {...{ book, skin, kind }} />
              ))}
          </div>
        </div>
      </div>
      <button
        ref={button}
        type="button"
        class="secondary"
        // The board keeps the focus until it is left: without it, it would be left already when the click comes.
        onPointerDown={(event) => event.preventDefault()}
        onClick={isEntered ? leave : enter}
      >
        {t(isEntered ? "field.leave" : "field.try")}
      </button>
      <p class="trial-told">
        {isEntered || stretch !== undefined
          ? toldOf(shell, stretch, byTouch?.yours)
          : (byTouch?.hint ?? t("field.hint", { key }))}
      </p>
      {byTouch === undefined && (
        <Keycaps {...{ shell, book, pressed }} label={t("field.keys")} target={isEntered ? play : undefined} />
      )}
    </section>
  );
}

function toldOf({ t }: Shell, stretch: Stretch | undefined, yours = t("field.yours")): string {
  if (stretch === undefined) return yours;
  const ms = Math.round(stretch.micros / MICROS_PER_MS);
  return t("field.told", { command: t(`command.${stretch.command}`), cells: stretch.cells, ms });
}
