// What fingers can do on the playfield (G-4.4), drawn: before the first game by touch, and whenever it is asked for.

import type { RuleBook } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { commandsOf } from "../input/bindings.ts";
import type { Command } from "../settings/settings.ts";
import type { Shell } from "../parts/context.ts";
import { focusFirst } from "../parts/focus.ts";
import { useScreenKeys } from "../parts/keys.ts";

interface Gesture {
  readonly word:
    | "rotateCounterclockwise"
    | "rotateClockwise"
    | "rotateAlone"
    | "move"
    | "softDrop"
    | "hardDrop"
    | "hold";
  /** What it is for; a rule book without it does without the gesture. */
  readonly command: Command;
  /** Where the finger is in a field of 64 by 48, and the lines of its way. */
  readonly finger: readonly [x: number, y: number];
  readonly way: string;
  /** What is already on the field. */
  readonly field: string;
}

const HALVES = "M32 6v36";
const PIECE = "M25 11h14v7H25z";

const GESTURES: readonly Gesture[] = [
  {
    word: "rotateCounterclockwise",
    command: "rotateCounterclockwise",
    finger: [17, 30],
    way: "M10 17a9 9 0 1 1 11 3M9 11l1 6 6-1",
    field: HALVES,
  },
  {
    word: "rotateClockwise",
    command: "rotateClockwise",
    finger: [47, 30],
    way: "M54 17a9 9 0 1 0-11 3M55 11l-1 6-6-1",
    field: HALVES,
  },
  { word: "move", command: "left", finger: [32, 31], way: "M24 31H8m5-5-5 5 5 5M40 31h16m-5-5 5 5-5 5", field: PIECE },
  { word: "softDrop", command: "softDrop", finger: [32, 22], way: "M32 30v12m-5-5 5 5 5-5", field: "" },
  {
    word: "hardDrop",
    command: "hardDrop",
    finger: [32, 12],
    way: "M32 20v17m-6-11 6 6 6-6m-12 6 6 6 6-6M20 43h24",
    field: "",
  },
  { word: "hold", command: "hold", finger: [20, 18], way: "", field: "M8 6h24v22H8zM40 6v36" },
];

/** Where there is one way to turn, every tap is it. */
function gesturesOf(book: RuleBook): readonly Gesture[] {
  const commands = commandsOf(book);
  const isOnlyTurn = !commands.includes("rotateCounterclockwise");
  return GESTURES.filter(({ command }) => commands.includes(command)).map((gesture) =>
    isOnlyTurn && gesture.command === "rotateClockwise" ? { ...gesture, word: "rotateAlone", field: "" } : gesture,
  );
}

export interface GestureGuideProps {
  readonly shell: Pick<Shell, "t" | "sound">;
  readonly book: RuleBook;
  readonly onClose: () => void;
}

export function GestureGuide({ shell, book, onClose }: GestureGuideProps): VNode {
  const { t, sound } = shell;
  const dialog = useRef<HTMLDivElement>(null);
  useScreenKeys(sound, onClose);
  useLayoutEffect(() => {
    if (dialog.current !== null) focusFirst(dialog.current);
  }, []);
  return (
    <div
      class="pause gestures"
      role="dialog"
      aria-modal="true"
      aria-labelledby="gestures-title"
      data-book={book.id}
      ref={dialog}
      onClick={onClose}
    >
      <h2 id="gestures-title">{t("gesture.title")}</h2>
      <ul>
        {gesturesOf(book).map(({ word, finger: [x, y], way, field }) => (
          <li key={word}>
            <svg viewBox="0 0 64 48" aria-hidden="true">
              <path class="gesture-field" d={`M1 1h62v46H1z${field}`} />
              <circle class="gesture-reach" cx={x} cy={y} r="7" />
              <circle class="gesture-finger" cx={x} cy={y} r="4" />
              <path class="gesture-way" d={way} />
            </svg>
            <span>{t(`gesture.${word}`)}</span>
          </li>
        ))}
      </ul>
      <button type="button" class="primary" data-first>
        {t("gesture.go")}
      </button>
    </div>
  );
}
