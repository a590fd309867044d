// The buttons of a game in the window as it stands, and the room that the stage keeps for them.

import type { RuleBook } from "@korobeinix/engine";
import { useLayoutEffect, useMemo } from "preact/hooks";
import type { ThumbBox, ThumbWindow } from "../input/thumbLayout.ts";
import type { Settings } from "../settings/settings.ts";
import { skinOf } from "../stage/skinOf.ts";
import { SKINS } from "../stage/skins/index.ts";
import type { StageRoom } from "../stage/stage.ts";
import type { StageHost } from "./context.ts";
import { usePageWindow } from "./pageWindow.ts";
import { plainRoom, roomFor } from "./thumbRoom.ts";
import { boxesFor } from "./touchButtons.tsx";

export interface ThumbsRequest {
  readonly stage: StageHost | undefined;
  readonly settings: Settings;
  readonly book: RuleBook;
  /** Whether there are buttons at all. */
  readonly isOn: boolean;
  /** Several boards share the window. */
  readonly isShared: boolean;
  /** Kept free at the top, by how the window stands. */
  readonly headPx: (isUpright: boolean) => number;
}

export interface ThumbsInWindow {
  readonly page: ThumbWindow;
  readonly boxes: readonly ThumbBox[];
}

export function useThumbs({ stage, settings, book, isOn, isShared, headPx }: ThumbsRequest): ThumbsInWindow {
  const { touch, display } = settings;
  const page = usePageWindow();
  const top = page.safe.top + headPx(page.isUpright);
  const boxes = useMemo(() => (isOn ? boxesFor(page, book, touch) : []), [page, book, touch, isOn]);
  const room = useMemo((): StageRoom => {
    const safe = { ...page.safe, top };
    return isShared
      ? widest(safe, plainRoom(boxes, page))
      : roomFor(boxes, {
          widthPx: page.width,
          heightPx: page.height,
          room: safe,
          columns: book.matrix.columns,
          rows: book.matrix.rows,
          ...SKINS[skinOf(book.id, display)],
          matrixSize: display.matrixSize,
          matrixPosition: display.matrixPosition,
        });
  }, [page, boxes, top, isShared, book, display]);
  useLayoutEffect(() => stage?.keepRoom(room), [stage, room]);
  // Before whoever comes next keeps room for itself.
  useLayoutEffect(() => () => stage?.keepRoom({}), [stage]);
  return { page, boxes };
}

function widest(a: StageRoom, b: StageRoom): StageRoom {
  return {
    top: Math.max(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
    left: Math.max(a.left, b.left),
    right: Math.max(a.right, b.right),
  };
}
