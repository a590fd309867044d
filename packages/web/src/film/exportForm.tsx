// What can be chosen of an image or a video before it is made.

import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { isMatchLog } from "../logs/anyLog.ts";
import { Choice, Switch } from "../parts/controls.tsx";
import { type Ability, abilityFor, isRefused } from "./ability.ts";
import { filmMicrosOf, STRETCHES } from "./frames.ts";
import { filmWords, type TranslateFilm } from "./filmWords.ts";
import { FULL_LINES, SHAPES, sizeOf } from "./shapes.ts";
import { cutOf, LINES, SPEEDS, type Subject, type Wishes } from "./wishes.ts";

export interface ExportFormProps {
  readonly subject: Subject;
  readonly wishes: Wishes;
  readonly onChange: (wishes: Wishes) => void;
  readonly onMake: () => void;
}

export function ExportForm({ subject, wishes, onChange, onMake }: ExportFormProps): VNode {
  const f = filmWords(subject.app.shell.value.language);
  const isVideo = wishes.kind === "video";
  const ability = useAbility(isVideo, wishes);
  const canMake = !isVideo || ability === "can";
  return (
    <form
      class="form export-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (canMake) onMake();
      }}
    >
      <Choice
        label={f("film.kind")}
        value={wishes.kind}
        among={[
          { value: "image", label: f("film.image") },
          { value: "video", label: f("film.video") },
        ]}
        onChange={(kind) => onChange({ ...wishes, kind })}
      />
      <Choice
        label={f("film.shape")}
        value={wishes.shape}
        among={SHAPES.map((shape) => ({ value: shape, label: f(`film.${shape}`) }))}
        onChange={(shape) => onChange({ ...wishes, shape })}
      />
      {isVideo && !isRefused(ability) && <VideoFields {...{ subject, wishes, onChange, f }} />}
      <div class="export-make">
        <p class="export-told" role="status">
          {told(f, { subject, wishes }, ability)}
        </p>
        <button type="submit" class="primary" disabled={!canMake} data-first>
          {f(isVideo ? "film.makeVideo" : "film.makeImage")}
        </button>
      </div>
    </form>
  );
}

/** Whether the browser can write what is wished for; asked when a video is. */
function useAbility(isVideo: boolean, wishes: Wishes): Ability {
  const [ability, setAbility] = useState<Ability>("unknown");
  const { shape, lines } = wishes;
  useEffect(() => {
    if (!isVideo) return undefined;
    let isWanted = true;
    const size = sizeOf(shape, lines);
    const ask = async (): Promise<void> => {
      const answer = await abilityFor(size);
      if (isWanted) setAbility(answer);
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [isVideo, shape, lines]);
  return ability;
}

function told(
  f: TranslateFilm,
  { subject, wishes }: { readonly subject: Subject; readonly wishes: Wishes },
  ability: Ability,
): string {
  if (wishes.kind === "image") return f("film.pixels", { ...sizeOf(wishes.shape, FULL_LINES) });
  if (ability === "unknown") return f("film.checking");
  if (isRefused(ability)) return f(`film.${ability}`);
  const { format } = subject.app.shell.value;
  return f("film.length", { time: format.time(filmMicrosOf(cutOf(subject, wishes))) });
}

interface VideoFieldsProps extends Omit<ExportFormProps, "onMake"> {
  readonly f: TranslateFilm;
}

function VideoFields({ subject, wishes, onChange, f }: VideoFieldsProps): VNode {
  const { format } = subject.app.shell.value;
  const pixels = (lines: Wishes["lines"]): string => f("film.pixels", { ...sizeOf(wishes.shape, lines) });
  return (
    <>
      <Choice
        label={f("film.size")}
        value={wishes.lines}
        among={LINES.map((lines) => ({ value: lines, label: pixels(lines) }))}
        onChange={(lines) => onChange({ ...wishes, lines })}
      />
      <Choice
        label={f("film.part")}
        value={wishes.stretch}
        among={STRETCHES.map((stretch) => ({ value: stretch, label: f(`film.${stretch}`) }))}
        onChange={(stretch) => onChange({ ...wishes, stretch })}
      />
      <Choice
        label={f("film.speed")}
        value={wishes.speed}
        among={SPEEDS.map((speed) => ({
          value: speed,
          label: f("film.times", { speed: format.decimal(speed, speed < 1 ? 1 : 0) }),
        }))}
        onChange={(speed) => onChange({ ...wishes, speed })}
      />
      <Choice
        label={f("film.frames")}
        value={wishes.fps}
        among={([30, 60] as const).map((fps) => ({ value: fps, label: String(fps) }))}
        onChange={(fps) => onChange({ ...wishes, fps })}
      />
      {!isMatchLog(subject.log) && (
        <Switch
          label={f("film.keys")}
          hint={f("film.keysHint")}
          isOn={wishes.hasKeys}
          onChange={(hasKeys) => onChange({ ...wishes, hasKeys })}
        />
      )}
      <Switch
        label={f("film.sound")}
        hint={f("film.soundHint")}
        isOn={wishes.hasSound}
        onChange={(hasSound) => onChange({ ...wishes, hasSound })}
      />
    </>
  );
}
