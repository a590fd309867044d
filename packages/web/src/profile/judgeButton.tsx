// The Coach judges the last games of a table when the player asks for it: it thinks about every piece, so that takes a while.

import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { makeThinker } from "../computers/thinker.ts";
import type { CoursePanelProps } from "./coursePanel.tsx";
import type { Course } from "./courses.ts";
import { profileWords } from "./profileWords.ts";
import { judgeGames, unjudged } from "./study.ts";

export interface JudgeButtonProps extends Pick<CoursePanelProps, "app" | "kept" | "onLearned"> {
  readonly course: Course;
}

interface Progress {
  readonly game: number;
  readonly count: number;
  readonly percent: number;
}

export function JudgeButton({ app, course, kept, onLearned }: JudgeButtonProps): VNode | null {
  const w = profileWords(app.shell.value);
  const running = useRef<AbortController | undefined>(undefined);
  const [state, setState] = useState<Progress | "idle" | "failed">("idle");
  useEffect(() => () => running.current?.abort(), []);
  const wanted = unjudged(course.games, kept);
  const judge = async (): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    const thinker = makeThinker();
    controller.signal.addEventListener("abort", () => thinker.close());
    try {
      await judgeGames(wanted, thinker, {
        storage: app.storage,
        signal: controller.signal,
        onProgress: (done, count, share) =>
          setState({ game: Math.min(count, done + 1), count, percent: Math.floor(share * 100) }),
        onLearned,
      });
      setState("idle");
    } catch {
      if (!controller.signal.aborted) setState("failed");
    } finally {
      thinker.close();
    }
  };
  const stop = (): void => {
    running.current?.abort();
    setState("idle");
  };
  if (typeof state !== "string")
    return (
      <div class="profile-judge">
        <p role="status">{w("judge.progress", { ...state })}</p>
        <button type="button" class="secondary" onClick={stop}>
          {w("judge.stop")}
        </button>
      </div>
    );
  if (wanted.length === 0) return null;
  return (
    <div class="profile-judge">
      {state === "failed" && <p role="alert">{w("judge.failed")}</p>}
      <button type="button" class="secondary" onClick={() => void judge()}>
        {wanted.length === 1 ? w("judge.buttonOne") : w("judge.button", { count: wanted.length })}
      </button>
    </div>
  );
}
