// Arranging the buttons of thumbs on the game's own screen (F-22): each is dragged, or moved by arrows; a recorded game plays
// behind them, and its Matrix gives way.

import "../styles/arrange.css";
import type { RuleBookId } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { placeIn, type ThumbBox, type ThumbWindow } from "../input/thumbLayout.ts";
import { snap, type Snapped } from "../input/thumbSnap.ts";
import { boxOf } from "../parts/boxOf.ts";
import type { App, Shell } from "../parts/context.ts";
import { HEAD_ROOM } from "../parts/hud.tsx";
import { useScreenKeys } from "../parts/keys.ts";
import { coversMatrix } from "../parts/thumbRoom.ts";
import { ThumbSign } from "../parts/touchButtons.tsx";
import { useThumbs } from "../parts/useThumbs.ts";
import { bookOf } from "../settings/requests.ts";
import type { TouchButton } from "../settings/touch.ts";
import { skinOf } from "../stage/skinOf.ts";
import { SKINS } from "../stage/skins/index.ts";
import { Demo } from "../table/demo.ts";
import { makeTranslator } from "../words/translate.ts";
import { ArrangePanel } from "./arrangePanel.tsx";
import { type Arranging, type Nudge, useArranging } from "./arranging.ts";

const NUDGES: { readonly [key: string]: Nudge } = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** How much of the recorded game is past: there is something to see in the Matrix. */
const PAST = 0.35;

export function ArrangeView({ app }: { readonly app: App }): VNode {
  const shell = app.shell.value;
  const w = makeTranslator(shell.language, "touch");
  const settings = app.settings.value;
  const stage = app.stage.value;
  const layout = stage?.layout.value;
  const book = bookOf(settings.last.ruleBook);
  const skin = SKINS[skinOf(book.id, settings.display)];
  const { page, boxes } = useThumbs({ stage, settings, book, isOn: true, isShared: false, headPx });
  const arranging = useArranging(shell, page);
  const [chosen, setChosen] = useState<TouchButton>();
  const [drag, setDrag] = useState<Drag>();
  useScreenKeys(shell.sound, shell.back);
  useDemo(app, book.id);
  const over = layout && boxes.find((box) => coversMatrix(box, layout));
  const box = boxes.find(({ name }) => name === chosen);
  const name = (button: ThumbBox): string => shell.t(`command.${button.name}`);
  return (
    <main
      class="screen screen-play screen-arrange"
      data-book={book.id}
      data-keys="screen"
      data-skin={skin.id}
      data-ground={skin.isLight ? "light" : "dark"}
      data-dragging={drag === undefined ? undefined : ""}
      style={{ "--skin-ink": skin.ink, "--skin-accent": skin.accent }}
    >
      <ArrangePanel
        {...{ shell, w, page, arranging, layout, boxes, chosen }}
        told={over !== undefined ? w("arrange.over", { button: name(over) }) : box && toldOf(box)}
        isWarning={over !== undefined}
      />
      <Handles {...{ shell, page, boxes, arranging, chosen, drag, setDrag }} over={over?.name} onChoose={setChosen} />
    </main>
  );

  function toldOf(button: ThumbBox): string {
    const { x, y } = placeIn(page, button);
    return w("arrange.moved", { button: name(button), across: Math.round(x * 100), down: Math.round(y * 100) });
  }
}

/** A recorded game plays behind it all. */
function useDemo(app: App, book: RuleBookId): void {
  const stage = app.stage.value;
  const [demo, setDemo] = useState<Demo>();
  useEffect(() => {
    let isWanted = true;
    // Without a network there may be none: the buttons can be moved all the same.
    void Demo.fetch(book, PAST).then(
      (fetched) => isWanted && setDemo(fetched),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [book]);
  useEffect(() => {
    if (stage !== undefined && demo !== undefined) app.show(demo);
  }, [app, stage, demo]);
}

function headPx(isUpright: boolean): number {
  return isUpright ? HEAD_ROOM : 0;
}

/** A button in a hand. */
interface Drag {
  readonly box: ThumbBox;
  readonly finger: number;
  /** Where in the button the finger is. */
  readonly dx: number;
  readonly dy: number;
  readonly lines: Pick<Snapped, "lineX" | "lineY">;
}

interface HandlesProps {
  readonly shell: Shell;
  readonly page: ThumbWindow;
  readonly boxes: readonly ThumbBox[];
  readonly arranging: Arranging;
  readonly chosen: TouchButton | undefined;
  readonly over: string | undefined;
  readonly drag: Drag | undefined;
  readonly setDrag: (drag: Drag | undefined) => void;
  readonly onChoose: (name: TouchButton) => void;
}

function Handles(props: HandlesProps): VNode {
  const { shell, page, boxes, arranging, chosen, over, drag, setDrag, onChoose } = props;
  const onDown = (event: PointerEvent, box: ThumbBox): void => {
    if (drag !== undefined) return;
    event.preventDefault();
    const button = event.currentTarget as HTMLElement;
    button.setPointerCapture(event.pointerId);
    button.focus({ preventScroll: true });
    const lines = { lineX: undefined, lineY: undefined };
    setDrag({ box, finger: event.pointerId, dx: event.clientX - box.x, dy: event.clientY - box.y, lines });
  };
  const onMove = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    if (drag?.finger !== pointerId) return;
    const box = { ...drag.box, x: clientX - drag.dx, y: clientY - drag.dy };
    const { x, y, ...lines } = snap(
      box,
      boxes.filter(({ name }) => name !== box.name),
      page,
    );
    setDrag({ ...drag, box: { ...box, x, y }, lines });
  };
  const onUp = ({ pointerId }: PointerEvent): void => {
    if (drag?.finger !== pointerId) return;
    setDrag(undefined);
    const before = boxes.find(({ name }) => name === drag.box.name);
    const hasMoved = before?.x !== drag.box.x || before.y !== drag.box.y;
    if (hasMoved) arranging.put(drag.box, boxes);
  };
  const onKeyDown = (event: KeyboardEvent, { name }: ThumbBox): void => {
    const to = NUDGES[event.key];
    if (to === undefined || name === "pause" || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    arranging.nudge(name, to, boxes);
  };
  return (
    <div class="touch">
      {drag?.lines.lineX !== undefined && <i class="arrange-line is-x" style={{ left: `${drag.lines.lineX}px` }} />}
      {drag?.lines.lineY !== undefined && <i class="arrange-line is-y" style={{ top: `${drag.lines.lineY}px` }} />}
      {boxes.map((box) => (
        <button
          key={box.name}
          type="button"
          class="touch-button"
          data-command={box.name}
          data-pressed={drag?.box.name === box.name || chosen === box.name ? "" : undefined}
          data-over={over === box.name ? "" : undefined}
          aria-label={shell.t(`command.${box.name}`)}
          aria-describedby="arrange-how"
          style={boxOf(drag?.box.name === box.name ? drag.box : box)}
          onFocus={() => box.name !== "pause" && onChoose(box.name)}
          onPointerDown={(event) => onDown(event, box)}
          onPointerMove={onMove}
          onPointerUp={onUp}
          onPointerCancel={() => setDrag(undefined)}
          onKeyDown={(event) => onKeyDown(event, box)}
          onContextMenu={(event) => event.preventDefault()}
        >
          <ThumbSign name={box.name} />
        </button>
      ))}
    </div>
  );
}
