// Binding keys and buttons to other commands (G-4.6): pure functions over the settings' data.

import { hasTargets, type RuleBook, type RuleBookId } from "@korobeinix/engine";
import type { Bindings, BindingTable, Command, Settings } from "../settings/settings.ts";
import { DEFAULT_BINDINGS } from "./defaults.ts";

export type Device = keyof Bindings;

export type Bound =
  | { readonly ok: true; readonly bindings: Bindings }
  /** Nothing was bound: these commands have the key. `resolved` is what comes of taking it from them. */
  | { readonly ok: false; readonly clashes: readonly Command[]; readonly resolved: Bindings };

/** What can be bound under a rule book, in the order of its controls. */
export function commandsOf({ controls, match }: Pick<RuleBook, "controls" | "match">): readonly Command[] {
  const commands = controls.flatMap((control): Command[] =>
    control === "speed" ? ["speedUp", "speedDown"] : [control],
  );
  const aims: readonly Command[] = hasTargets(match) ? ["aimLeft", "aimRight"] : [];
  return [...commands, ...aims, "pause", "restart"];
}

/** The player's bindings, or else the rule book's own. */
export function bindingsFor(settings: Pick<Settings, "bindings">, book: RuleBookId): Bindings {
  return settings.bindings[book] ?? DEFAULT_BINDINGS[book];
}

/** Binds a key beside those the command has; refused, with the way out, while another command has it. */
export function bind(bindings: Bindings, device: Device, command: Command, code: string): Bound {
  const table = bindings[device];
  const clashes = commandsIn(table).filter(
    (other) => other !== command && (table[other] ?? []).some((bound) => overlaps(bound, code)),
  );
  const freed: { [Name in Command]?: readonly string[] } = { ...table };
  for (const other of clashes) freed[other] = (table[other] ?? []).filter((bound) => !overlaps(bound, code));
  const codes = freed[command] ?? [];
  const added = codes.includes(code) ? freed : { ...freed, [command]: [...codes, code] };
  const result: Bindings = { ...bindings, [device]: added };
  return clashes.length === 0 ? { ok: true, bindings: result } : { ok: false, clashes, resolved: result };
}

export function unbind(bindings: Bindings, device: Device, command: Command, code: string): Bindings {
  const table = bindings[device];
  const codes = (table[command] ?? []).filter((bound) => bound !== code);
  return { ...bindings, [device]: { ...table, [command]: codes } };
}

/** Settings with these bindings for a rule book. */
export function withBindings(settings: Settings, book: RuleBookId, bindings: Bindings): Settings {
  return { ...settings, bindings: { ...settings.bindings, [book]: bindings } };
}

/** Settings with the rule book's own bindings. */
export function restoreDefaults(settings: Settings, book: RuleBookId): Settings {
  const { [book]: _, ...rest } = settings.bindings;
  return { ...settings, bindings: rest };
}

/** The command each code stands for. */
export function commandByCode(table: BindingTable): ReadonlyMap<string, Command> {
  return new Map(
    commandsIn(table).flatMap((command) => (table[command] ?? []).map((code) => [code, command] as const)),
  );
}

function commandsIn(table: BindingTable): readonly Command[] {
  return Object.keys(table) as Command[];
}

/** A button of every pad and the same button of one pad are in each other's way. */
function overlaps(one: string, other: string): boolean {
  const [onePad, oneControl] = splitPad(one);
  const [otherPad, otherControl] = splitPad(other);
  return oneControl === otherControl && (onePad === undefined || otherPad === undefined || onePad === otherPad);
}

/** "p2:b0" is the button of the second pad alone. */
export function splitPad(code: string): readonly [pad: string | undefined, control: string] {
  const [, pad, control] = /^(p\d+):(.+)$/.exec(code) ?? [];
  return control === undefined ? [undefined, code] : [pad, control];
}
