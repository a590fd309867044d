// The editor of controls: for a rule book and a device, what each command is bound to. A key means one thing at a time:
// a clash is shown, and resolved by who presses.

import type { RuleBookId } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import {
  bind,
  bindingsFor,
  commandsOn,
  type Device,
  isHalf,
  type Owner,
  restoreDefaults,
  unbind,
  withBindings,
} from "../input/bindings.ts";
import { arePadsWithheld } from "../input/padReader.ts";
import type { Bindings, Command } from "../settings/settings.ts";
import { spokenBy } from "../words/translate.ts";
import type { Shell } from "../parts/context.ts";
import { Choice } from "../parts/controls.tsx";
import { BookChoice } from "./playTabs.tsx";
import { GestureGuide } from "./gestureGuide.tsx";
import { bookOf } from "../settings/requests.ts";

const DEVICES: readonly Device[] = ["keyboard", "leftKeys", "rightKeys", "gamepad"];

interface Clash {
  readonly command: Command;
  readonly code: string;
  readonly owners: readonly Owner[];
  /** What comes of taking the key from them. */
  readonly resolved: Bindings;
}

export function ControlsTab({ shell }: { readonly shell: Shell }): VNode {
  const { t, bindings: tools } = shell;
  const settings = shell.settings.value;
  const [book, setBook] = useState<RuleBookId>(settings.last.ruleBook);
  const [device, setDevice] = useState<Device>("keyboard");
  const [waiting, setWaiting] = useState<Command>();
  const [hasGestures, setGestures] = useState(false);
  const [clash, setClash] = useState<Clash>();
  const bindings = bindingsFor(settings, book);
  const save = (changed: Bindings): void => shell.saveSettings((now) => withBindings(now, book, changed));
  const stop = (): void => {
    setWaiting(undefined);
    setClash(undefined);
  };

  // Before it is drawn: the first key pressed counts.
  useLayoutEffect(() => {
    if (waiting === undefined) return undefined;
    return tools.listen(device, (code) => {
      const bound = bind(bindingsFor(shell.settings.peek(), book), device, waiting, code);
      setWaiting(undefined);
      if (bound.ok) shell.saveSettings((now) => withBindings(now, book, bound.bindings));
      else setClash({ command: waiting, code, owners: bound.clashes, resolved: bound.resolved });
    });
  }, [waiting, device, book, tools, shell]);

  const devices = DEVICES.map((value) => ({ value, label: t(`controls.${value}`) }));
  const pause = bindings.keyboard.pause?.[0];
  const pauseKey = pause === undefined ? t("controls.none") : tools.labelOf("keyboard", pause);
  const hint = isHalf(device)
    ? t("controls.halfHint", { key: pauseKey })
    : device === "gamepad" && arePadsWithheld()
      ? t("controls.padsWithheld")
      : undefined;
  return (
    <>
      <BookChoice
        shell={shell}
        value={book}
        onChange={(id) => {
          stop();
          setBook(id);
        }}
      />
      <Choice
        label={t("controls.device")}
        hint={hint}
        value={device}
        among={devices}
        onChange={(next) => {
          stop();
          setDevice(next);
        }}
      />
      <ul class="bindings" aria-label={t("controls.list", { book: t(`book.${book}`) })}>
        {commandsOn(device, bookOf(book)).map((command) => (
          <BindingRow
            key={command}
            {...{ shell, book, device, command }}
            codes={bindings[device][command] ?? []}
            isWaiting={waiting === command}
            clash={clash?.command === command ? clash : undefined}
            onWait={() => {
              setClash(undefined);
              setWaiting(waiting === command ? undefined : command);
            }}
            onRemove={(code) => save(unbind(bindings, device, command, code))}
            onResolved={(taken) => {
              if (taken !== undefined) save(taken);
              setClash(undefined);
            }}
          />
        ))}
      </ul>
      <button
        type="button"
        class="secondary"
        onClick={() => {
          stop();
          shell.saveSettings((now) => restoreDefaults(now, book));
        }}
      >
        {t("controls.restore", { book: t(`book.${book}`) })}
      </button>
      <button type="button" class="secondary" onClick={() => setGestures(true)}>
        {t("gesture.show")}
      </button>
      {hasGestures && <GestureGuide shell={shell} book={bookOf(book)} onClose={() => setGestures(false)} />}
    </>
  );
}

interface BindingRowProps {
  readonly shell: Shell;
  readonly book: RuleBookId;
  readonly device: Device;
  readonly command: Command;
  readonly codes: readonly string[];
  readonly isWaiting: boolean;
  readonly clash: Clash | undefined;
  readonly onWait: () => void;
  readonly onRemove: (code: string) => void;
  /** With the bindings that take the key, or without to leave it. */
  readonly onResolved: (taken?: Bindings) => void;
}

function BindingRow(props: BindingRowProps): VNode {
  const { shell, book, device, command, codes, isWaiting, clash, onWait, onRemove, onResolved } = props;
  const { bindings } = shell;
  const t = spokenBy(shell.t, book);
  const name = t(`command.${command}`);
  const label = (code: string): string => bindings.labelOf(device, code);
  const add = useRef<HTMLButtonElement>(null);
  const take = useRef<HTMLButtonElement>(null);
  // What has the focus is about to go, or a question has come up: the focus goes where the row goes on.
  useEffect(() => {
    if (clash !== undefined) take.current?.focus();
  }, [clash]);
  const resolve = (taken?: Bindings): void => {
    add.current?.focus();
    onResolved(taken);
  };
  const prompt = t(device === "gamepad" ? "controls.pressButton" : "controls.pressKey");
  const ownerName = (owner: Owner): string => {
    const own = t(`command.${owner.command}`);
    return owner.device === device ? own : `${own} (${t(`controls.${owner.device}`)})`;
  };
  return (
    <li class={isWaiting ? "binding is-waiting" : "binding"}>
      <span class="binding-name">{name}</span>
      <span class="binding-keys">
        {codes.map((code) => (
          <button
            key={code}
            type="button"
            class="key"
            aria-label={t("controls.remove", { key: label(code), command: name })}
            onClick={() => {
              add.current?.focus();
              onRemove(code);
            }}
          >
            <kbd>{label(code)}</kbd>
            <span aria-hidden="true">×</span>
          </button>
        ))}
        <button
          ref={add}
          type="button"
          class="key is-add"
          // The button that is to be bound would choose or go back.
          data-takes-pad={isWaiting ? true : undefined}
          aria-label={isWaiting ? prompt : t("controls.add", { command: name })}
          onClick={onWait}
        >
          {isWaiting ? prompt : "+"}
        </button>
      </span>
      <span class="unseen" role="status">
        {isWaiting ? prompt : ""}
      </span>
      {clash !== undefined && (
        <div class="clash" role="alert">
          <p>
            {t("controls.clash", {
              key: label(clash.code),
              command: clash.owners.map(ownerName).join(", "),
            })}
          </p>
          <button ref={take} type="button" class="secondary" onClick={() => resolve(clash.resolved)}>
            {t("controls.move")}
          </button>
          <button type="button" class="secondary" onClick={() => resolve()}>
            {t("controls.keep")}
          </button>
        </div>
      )}
    </li>
  );
}
