// A recorded game plays itself: behind the title, and as a miniature beside the words of a screen.

import type { RuleBookId } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { usePictureRoom } from "../parts/pictureRoom.ts";
import { Demo } from "../table/demo.ts";
import type { Application } from "./app.ts";

/** The miniature takes what room there is. */
const ASIDE = { matrixPosition: "centre", matrixSize: 90 } as const;
const CENTRE = { matrixPosition: "centre" } as const;

/** How much of a recorded game is past where it is shown as a game, and not as a ground for words. */
const SHOWN_SHARE = 0.35;

/** Whoever only passes by does not wait for a picture to be painted. */
const PASSING_MS = 250;

interface BackdropProps {
  readonly app: Application;
  readonly book: RuleBookId;
}

/** Behind the title, or for a while in its place. */
export function Backdrop({ app, book, isInPlace }: BackdropProps & { readonly isInPlace: boolean }): null {
  useDemo(app, book, isInPlace ? SHOWN_SHARE : 0, CENTRE);
  return null;
}

/** Where this stands the board stands. */
export function Miniature({ app, book }: BackdropProps): VNode {
  const room = useRef<HTMLDivElement>(null);
  usePictureRoom(app, room);
  useDemo(app, book, SHOWN_SHARE, ASIDE);
  return <div class="miniature" aria-hidden="true" ref={room} />;
}

/** Plays on the stage as soon as there is one. */
function useDemo(app: Application, book: RuleBookId, share: number, place: typeof ASIDE | typeof CENTRE): void {
  const [demo, setDemo] = useState<Demo>();
  const stage = app.stage.value;
  // Another skin, or a ghost of another strength, is seen at once.
  const { display } = app.settings.value;
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      // Without a network there may be none: the screen does without a picture.
      void Demo.fetch(book, share).then(
        (fetched) => isWanted && setDemo(fetched),
        () => {},
      );
    }, PASSING_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [book, share]);
  useEffect(() => {
    if (stage !== undefined && demo !== undefined) app.show(demo, place);
  }, [app, demo, place, stage, display]);
}
