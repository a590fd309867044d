// The bar below a replay: its timeline, playing and stepping, the speed; what else can be done stands at its end.

import type { Timeline } from "@korobeinix/engine";
import { useComputed } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";
import type { Shell } from "../parts/context.ts";
import { type ReplayPlayer, SPEEDS } from "../table/replayPlayer.ts";
import { TimelineSlider } from "./timeline.tsx";
import { watchWords } from "./watchWords.ts";

const ICONS = {
  play: "M7 4l13 8-13 8z",
  pause: "M7 4h3.4v16H7zM13.6 4H17v16h-3.4z",
  keyBack: "M16 5 9 12l7 7",
  keyOn: "M8 5l7 7-7 7",
  pieceBack: "M19 5l-7 7 7 7M11 5l-7 7 7 7",
  pieceOn: "M5 5l7 7-7 7M13 5l7 7-7 7",
  slower: "M5 12h14",
  faster: "M12 5v14M5 12h14",
} as const;

export interface WatchControlsProps {
  readonly shell: Shell;
  readonly player: ReplayPlayer;
  readonly timeline: Timeline;
  readonly children: ComponentChildren;
}

export function WatchControls({ shell, player, timeline, children }: WatchControlsProps): VNode {
  const { format } = shell;
  const w = watchWords(shell);
  const isPlaying = player.isPlaying.value;
  const speed = player.speed.value;
  const time = useComputed(() => format.time(player.time.value));
  const step = (name: "keyBack" | "keyOn" | "pieceBack" | "pieceOn", onClick: () => void): VNode => (
    <Icon name={name} label={w(`watch.${name}`)} onClick={onClick} />
  );
  return (
    <>
      <TimelineSlider {...{ shell, player, timeline }} />
      <div class="watch-transport" role="group" aria-label={w("watch.controls")} onPointerUp={backToTimeline}>
        {step("pieceBack", () => player.stepPiece(-1))}
        {step("keyBack", () => player.stepKey(-1))}
        <Icon
          name={isPlaying ? "pause" : "play"}
          label={w(isPlaying ? "watch.pause" : "watch.play")}
          onClick={() => player.setPlaying(!isPlaying)}
        />
        {step("keyOn", () => player.stepKey(1))}
        {step("pieceOn", () => player.stepPiece(1))}
      </div>
      <p class="watch-time">
        <strong>{time}</strong> <span>{format.time(player.length)}</span>
      </p>
      <div class="watch-speed" role="group" aria-label={w("watch.speed")} onPointerUp={backToTimeline}>
        <Icon
          name="slower"
          label={w("watch.slower")}
          isDisabled={speed === SPEEDS[0]}
          onClick={() => player.changeSpeed(-1)}
        />
        <output>{w("watch.times", { factor: format.decimal(speed, digitsOf(speed)) })}</output>
        <Icon
          name="faster"
          label={w("watch.faster")}
          isDisabled={speed === SPEEDS.at(-1)}
          onClick={() => player.changeSpeed(1)}
        />
      </div>
      {children}
      <KeyHints shell={shell} />
    </>
  );
}

/** Digits behind the point, no more than there are. */
function digitsOf(speed: number): number {
  return String(speed).split(".")[1]?.length ?? 0;
}

/** Whoever points with a mouse has the keys of the timeline at hand all the time. */
function backToTimeline({ currentTarget, pointerType }: PointerEvent): void {
  if (pointerType !== "mouse" || !(currentTarget instanceof Element)) return;
  currentTarget.parentElement?.querySelector<HTMLElement>(".timeline")?.focus({ preventScroll: true });
}

interface IconProps {
  readonly name: keyof typeof ICONS;
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

function Icon({ name, label, isDisabled = false, onClick }: IconProps): VNode {
  return (
    <button
      type="button"
      class={`watch-icon is-${name}`}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[name]} />
      </svg>
    </button>
  );
}

function KeyHints({ shell }: Pick<WatchControlsProps, "shell">): VNode {
  const w = watchWords(shell);
  const hints = [
    [[w("hint.space")], w("hint.play")],
    [["←", "→"], w("hint.key")],
    [[w("hint.shift"), "←", "→"], w("hint.piece")],
    [[w("hint.page"), "↑", "↓"], w("hint.mark")],
    [["+", "−"], w("hint.speed")],
  ] as const;
  return (
    <ul class="watch-hints" aria-hidden="true">
      {hints.map(([keys, what]) => (
        <li key={what}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{" "}
          {what}
        </li>
      ))}
    </ul>
  );
}
