// The last seconds of a game as a video (F-17): it is made at once, seen while it is made, and then saved or shared.
// Where no video can be written, there is a picture instead.

import "../styles/film.css";
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { setupOf } from "../logs/anyLog.ts";
import { Dialog } from "../parts/dialog.tsx";
import { focusFirst } from "../parts/focus.ts";
import { abilityFor, isRefused, type Refusal } from "./ability.ts";
import { Delivery } from "./delivery.tsx";
import { Exporting, type Making } from "./exporting.ts";
import { filmWords, type TranslateFilm } from "./filmWords.ts";
import { sizeOf } from "./shapes.ts";
import { clipWishes, fileMaker, type Subject, type Wishes } from "./wishes.ts";

export interface ClipProps extends Subject {
  readonly onClose: () => void;
}

export function Clip({ onClose, ...given }: ClipProps): VNode {
  const { app, log, seats, at, name, date } = given;
  const shell = app.shell.value;
  const f = filmWords(shell.language);
  const subject = useMemo(() => ({ app, log, seats, at, name, date }), [app, log]);
  const [wishes, setWishes] = useState<Wishes>(() => clipWishes(subject));
  const [refusal, setRefusal] = useState<Refusal>();
  const exporting = useMemo(() => new Exporting(), []);
  const state = exporting.state.value;
  const body = useRef<HTMLDivElement>(null);
  const { kind, shape, lines } = wishes;
  useEffect(() => {
    let isWanted = true;
    const begin = async (): Promise<void> => {
      const ability = kind === "image" ? "can" : await abilityFor(sizeOf(shape, lines));
      if (!isWanted) return;
      setRefusal(isRefused(ability) ? ability : undefined);
      if (!isRefused(ability)) await exporting.make(fileMaker(subject, wishes));
    };
    void begin();
    return () => {
      isWanted = false;
      exporting.reset();
    };
  }, [exporting, subject, wishes]);
  useLayoutEffect(() => {
    if (body.current !== null) focusFirst(body.current);
  }, [state.is, refusal]);
  return (
    <Dialog
      shell={shell}
      name="clip"
      title={shell.t("result.clip")}
      close={f("film.close")}
      book={setupOf(log).book.id}
      onClose={onClose}
    >
      <div class={`clip is-${shape}`} ref={body}>
        {refusal !== undefined ? (
          <Refused {...{ f, refusal }} onPicture={() => setWishes({ ...wishes, kind: "image" })} />
        ) : (
          <>
            <Frame {...{ state, kind }} label={shell.t("result.clip")} />
            <Told {...{ f, state, kind, onClose }} onAgain={() => setWishes({ ...wishes })} />
          </>
        )}
      </div>
    </Dialog>
  );
}

interface FrameProps {
  readonly state: Making;
  readonly kind: Wishes["kind"];
  readonly label: string;
}

/** What is being made, and then what has been. */
function Frame({ state, kind, label }: FrameProps): VNode {
  const host = useRef<HTMLDivElement>(null);
  const picture = state.is === "working" ? state.picture : undefined;
  useLayoutEffect(() => {
    host.current?.replaceChildren(...(picture === undefined ? [] : [picture]));
  }, [picture]);
  if (state.is !== "done") return <div key="making" class="clip-frame" aria-hidden="true" ref={host} />;
  const { url } = state.file;
  return (
    <div key="made" class="clip-frame">
      {kind === "image" ? (
        <img src={url} alt={label} />
      ) : (
        <video src={url} aria-label={label} controls autoplay loop muted playsInline />
      )}
    </div>
  );
}

interface ToldProps extends Pick<FrameProps, "state" | "kind"> {
  readonly f: TranslateFilm;
  readonly onClose: () => void;
  readonly onAgain: () => void;
}

/** How far it is, and what can be done with it. */
function Told({ f, state, kind, onClose, onAgain }: ToldProps): VNode {
  if (state.is === "done") return <Delivery f={f} file={state.file} />;
  if (state.is === "failed") {
    return (
      <div class="delivery">
        <p role="alert">{f("film.failed", { why: state.why })}</p>
        <button type="button" class="secondary" data-first onClick={onAgain}>
          {f("film.again")}
        </button>
      </div>
    );
  }
  const share = state.is === "working" ? state.share : 0;
  const isImage = kind === "image";
  return (
    <div class="delivery">
      <label class="export-progress">
        {isImage ? f("film.makingImage") : f("film.making", { percent: Math.floor(share * 100) })}
        <progress value={isImage ? undefined : share} />
      </label>
      <button type="button" class="secondary" data-first onClick={onClose}>
        {f("film.cancel")}
      </button>
    </div>
  );
}

interface RefusedProps {
  readonly f: TranslateFilm;
  readonly refusal: Refusal;
  readonly onPicture: () => void;
}

function Refused({ f, refusal, onPicture }: RefusedProps): VNode {
  return (
    <div class="delivery">
      <p role="alert">{f(`film.${refusal}`)}</p>
      <button type="button" class="primary" data-first onClick={onPicture}>
        {f("film.makeImage")}
      </button>
    </div>
  );
}
