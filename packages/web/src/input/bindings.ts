// Binding keys and buttons to other commands (G-4.6): pure functions over the settings' data.

import { hasTargets, type RuleBook, type RuleBookId } from "@korobeinix/engine";
import {
  type AimCommand,
  type Bindings,
  type BindingTable,
  type Command,
  type HalfName,
  PAGE_COMMANDS,
  type PageCommand,
  type Settings,
} from "../settings/settings.ts";
import { DEFAULT_BINDINGS } from "./defaults.ts";

/** A device, or the half of one, with a table of its own. */
export type Device = keyof Bindings;

/** Who has a key. */
export interface Owner {
  readonly device: Device;
  readonly command: Command;
}

export type Bound =
  | { readonly ok: true; readonly bindings: Bindings }
  /** Nothing was bound: these have the key. `resolved` is what comes of taking it from them. */
  | { readonly ok: false; readonly clashes: readonly Owner[]; readonly resolved: Bindings };

const AIMS: readonly AimCommand[] = ["aimLeft", "aimRight"];
export const HALF_NAMES: readonly HalfName[] = ["leftKeys", "rightKeys"];
/** The keys that all who share the keyboard have together. */
const SHARED: readonly Command[] = ["pause", ...PAGE_COMMANDS];
/** Commands that came later than the bindings of some players. */
const LATER: readonly Command[] = [...AIMS, ...PAGE_COMMANDS];

/** What can be bound under a rule book, in the order of its controls. */
export function commandsOf({ controls, match }: Pick<RuleBook, "controls" | "match">): readonly Command[] {
  const commands = controls.flatMap((control): Command[] =>
    control === "speed" ? ["speedUp", "speedDown"] : [control],
  );
  return [...commands, ...(hasTargets(match) ? AIMS : []), "pause", "restart", ...PAGE_COMMANDS];
}

/**
 * Those of a half are a player's own: pause is everybody's, and nobody restarts alone what two play. A pad has none of the
 * page: browsers give the full screen only to a key or a click.
 */
export function commandsOn(device: Device, book: Pick<RuleBook, "controls" | "match">): readonly Command[] {
  const commands = commandsOf(book).filter((command) => device === "keyboard" || !isPageCommand(command));
  return isHalf(device) ? commands.filter((command) => command !== "pause" && command !== "restart") : commands;
}

/** The player's bindings, or else the rule book's own. What came later than the player's has its own keys that are free. */
export function bindingsFor(settings: Pick<Settings, "bindings">, book: RuleBookId): Bindings {
  const standard = DEFAULT_BINDINGS[book];
  const own = settings.bindings[book];
  if (own === undefined) return standard;
  const shared = SHARED.flatMap((command) => own.keyboard[command] ?? []);
  const leftKeys = own.leftKeys ?? withoutCodes(standard.leftKeys, shared);
  const rightKeys = own.rightKeys ?? withoutCodes(standard.rightKeys, shared);
  return {
    keyboard: withLater(own.keyboard, standard.keyboard, [leftKeys, rightKeys]),
    gamepad: withLater(own.gamepad, standard.gamepad),
    leftKeys,
    rightKeys,
  };
}

/** Those of a game without a choice of who gets its attacks: it has no Target Mark, and the keys that move one mean nothing in it. */
export function bindingsAlone(settings: Pick<Settings, "bindings">, book: RuleBookId): Bindings {
  const { keyboard, gamepad, leftKeys, rightKeys } = bindingsFor(settings, book);
  return {
    keyboard: withoutAims(keyboard),
    gamepad: withoutAims(gamepad),
    leftKeys: withoutAims(leftKeys),
    rightKeys: withoutAims(rightKeys),
  };
}

/** Binds a key beside those the command has; refused, with the way out, while another command has it. */
export function bind(bindings: Bindings, device: Device, command: Command, code: string): Bound {
  const clashes = neighboursOf(bindings, { device, command }).filter((owner) =>
    codesOf(bindings, owner).some((bound) => overlaps(bound, code)),
  );
  const freed = clashes.reduce(
    (rest, owner) =>
      withCodes(
        rest,
        owner,
        codesOf(rest, owner).filter((bound) => !overlaps(bound, code)),
      ),
    bindings,
  );
  const codes = codesOf(freed, { device, command });
  const result = codes.includes(code) ? freed : withCodes(freed, { device, command }, [...codes, code]);
  return clashes.length === 0 ? { ok: true, bindings: result } : { ok: false, clashes, resolved: result };
}

export function unbind(bindings: Bindings, device: Device, command: Command, code: string): Bindings {
  const codes = codesOf(bindings, { device, command }).filter((bound) => bound !== code);
  return withCodes(bindings, { device, command }, codes);
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

export function isPageCommand(command: Command): command is PageCommand {
  return PAGE_COMMANDS.some((other) => other === command);
}

function withoutAims({ aimLeft: _left, aimRight: _right, ...table }: BindingTable): BindingTable {
  return table;
}

/** Whatever must not have the same key: two halves are one keyboard, whose pause and page keys both of them have. */
function neighboursOf(bindings: Bindings, { device, command }: Owner): readonly Owner[] {
  const inTable = (name: Device): readonly Owner[] =>
    commandsIn(bindings[name]).map((other) => ({ device: name, command: other }));
  const isShared = device === "keyboard" && SHARED.includes(command);
  const shared: readonly Owner[] = SHARED.map((other) => ({ device: "keyboard", command: other }));
  const near = isHalf(device) ? shared : inTable(device);
  const owners = isHalf(device) || isShared ? [...near, ...HALF_NAMES.flatMap(inTable)] : near;
  return owners.filter((owner) => owner.device !== device || owner.command !== command);
}

function codesOf(bindings: Bindings, { device, command }: Owner): readonly string[] {
  return bindings[device][command] ?? [];
}

function withCodes(bindings: Bindings, { device, command }: Owner, codes: readonly string[]): Bindings {
  return { ...bindings, [device]: { ...bindings[device], [command]: codes } };
}

/** `halves`: of the same keyboard. The Mark's keys may be theirs, too; those of the page may not. */
function withLater(own: BindingTable, standard: BindingTable, halves: readonly BindingTable[] = []): BindingTable {
  const missing = LATER.filter((command) => own[command] === undefined && standard[command] !== undefined);
  const added = missing.map((command): BindingTable => {
    const rivals = isPageCommand(command) ? [own, ...halves] : [own];
    const taken = rivals.flatMap((table) => Object.values(table).flat());
    return withoutCodes({ [command]: standard[command] }, taken);
  });
  return Object.assign({}, own, ...added) as BindingTable;
}

function withoutCodes(table: BindingTable, taken: readonly string[]): BindingTable {
  const isFree = (code: string): boolean => !taken.some((other) => overlaps(other, code));
  return Object.fromEntries(Object.entries(table).map(([command, codes]) => [command, codes.filter(isFree)]));
}

function commandsIn(table: BindingTable): readonly Command[] {
  return Object.keys(table) as Command[];
}

export function isHalf(device: string): device is HalfName {
  return HALF_NAMES.some((half) => half === device);
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
