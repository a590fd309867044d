// The keys of a rule book as they are bound now, lit while they are pressed. In the reader's hands they are buttons.

import type { RuleBook } from "@korobeinix/engine";
import "../styles/keycaps.css";
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import { bindingsFor, commandsOf } from "../input/bindings.ts";
import type { InputTarget } from "../input/input.ts";
import { pressButton } from "../input/touchButton.ts";
import type { Shell } from "../parts/context.ts";
import type { Command } from "../settings/settings.ts";
import { spokenBy } from "../words/translate.ts";

/** In the order of a hand: moves, drops, turns, the rest. */
const ORDER: readonly Command[] = [
  "left",
  "right",
  "softDrop",
  "hardDrop",
  "rotateCounterclockwise",
  "rotateClockwise",
  "hold",
];

interface KeycapsProps {
  readonly shell: Shell;
  readonly book: RuleBook;
  readonly label: string;
  readonly pressed: ReadonlySet<Command>;
  /** Who plays; undefined while nobody does. */
  readonly target: InputTarget | undefined;
}

export function Keycaps({ shell, book, label, pressed, target }: KeycapsProps): VNode {
  const commands = commandsOf(book);
  return (
    <ul class="keycaps" aria-label={label}>
      {ORDER.filter((command) => commands.includes(command)).map((command) => (
        <li key={command}>
          <Keycap {...{ shell, book, command, target }} isPressed={pressed.has(command)} />
        </li>
      ))}
    </ul>
  );
}

interface KeycapProps extends Pick<KeycapsProps, "shell" | "book" | "target"> {
  readonly command: Command;
  readonly isPressed: boolean;
}

function Keycap({ shell, book, command, isPressed, target }: KeycapProps): VNode {
  const { t, bindings } = shell;
  const code = bindingsFor(shell.settings.value, book.id).keyboard[command]?.[0];
  const name = spokenBy(t, book.id)(`command.${command}`);
  const classes = isPressed ? "keycap is-pressed" : "keycap";
  const handlers = useMemo(() => (target === undefined ? {} : pressButton(target, command)), [target, command]);
  const face = <kbd>{code === undefined ? "–" : bindings.labelOf("keyboard", code)}</kbd>;
  if (target === undefined) {
    return (
      <span class={classes} title={name}>
        {face}
        <span class="unseen">{name}</span>
      </span>
    );
  }
  return (
    <button type="button" class={classes} tabIndex={-1} aria-label={name} {...handlers}>
      {face}
    </button>
  );
}
