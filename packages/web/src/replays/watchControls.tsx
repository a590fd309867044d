// The bar below a replay: its timeline, playing and stepping, the speed; what else can be done stands at its end.

import { useComputed } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";
import type { Shell } from "../parts/context.ts";
import { type Playback, SPEEDS } from "../table/playback.ts";
import { type Fault, TimelineSlider } from "./timeline.tsx";
import type { Track } from "./tracks.ts";
import { WatchIcon } from "./watchIcon.tsx";
import { watchWords } from "./watchWords.ts";

export interface WatchControlsProps {
  readonly shell: Shell;
  readonly player: Playback;
  readonly track: Track;
  readonly faults: readonly Fault[];
  readonly children: ComponentChildren;
}

export function WatchControls({ shell, player, track, faults, children }: WatchControlsProps): VNode {
  const { format } = shell;
  const w = watchWords(shell);
  const isPlaying = player.isPlaying.value;
  const speed = player.speed.value;
  const time = useComputed(() => format.time(player.time.value));
  const step = (name: "keyBack" | "keyOn" | "pieceBack" | "pieceOn", onClick: () => void): VNode => (
    <WatchIcon name={name} label={w(`watch.${name}`)} onClick={onClick} />
  );
  return (
    <>
      <TimelineSlider {...{ shell, player, track, faults }} />
      <div class="watch-transport" role="group" aria-label={w("watch.controls")} onPointerUp={backToTimeline}>
        {step("pieceBack", () => player.stepPiece(-1))}
        {step("keyBack", () => player.stepKey(-1))}
        <WatchIcon
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
        <WatchIcon
          name="slower"
          label={w("watch.slower")}
          isDisabled={speed === SPEEDS[0]}
          onClick={() => player.changeSpeed(-1)}
        />
        <output>{w("watch.times", { factor: format.decimal(speed, digitsOf(speed)) })}</output>
        <WatchIcon
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
