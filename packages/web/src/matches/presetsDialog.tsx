// Matches kept under names: saved, taken up again, deleted with a way back, passed on as a link (S-5).

import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Shell } from "../parts/context.ts";
import { Dialog } from "../parts/dialog.tsx";
import { Avatar } from "../picture/avatar.tsx";
import type { MatchPlan } from "../settings/matchPlan.ts";
import { MAX_PRESETS } from "../settings/parse.ts";
import type { Preset } from "../settings/settings.ts";
import { skinOf } from "../stage/skinOf.ts";
import { matchWords } from "./matchWords.ts";
import { LinkNotice, useLinkCopy } from "./linkNotice.tsx";
import { canSave, PRESET_NAME_LENGTH, withoutPreset, withPreset, withPresetAt } from "./planPresets.ts";

export interface PresetsDialogProps {
  readonly shell: Shell;
  readonly plan: MatchPlan;
  readonly onTake: (plan: MatchPlan) => void;
  readonly onClose: () => void;
}

interface Deleted {
  readonly preset: Preset;
  readonly at: number;
}

export function PresetsDialog({ shell, plan, onTake, onClose }: PresetsDialogProps): VNode {
  const w = matchWords(shell, "match");
  const { presets } = shell.settings.value;
  const [deleted, setDeleted] = useState<Deleted>();
  const [saved, setSaved] = useState<string>();
  const { link, copy, close } = useLinkCopy();
  const news = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // The button that was pressed has gone with what it was about.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    const next = [news, list].map(({ current }) => current?.querySelector("button")).find((button) => button);
    next?.focus();
  }, [deleted]);
  const remove = (preset: Preset, at: number): void => {
    close();
    setSaved(undefined);
    setDeleted({ preset, at });
    shell.saveSettings((now) => withoutPreset(now, preset.name));
  };
  const bringBack = ({ preset, at }: Deleted): void => {
    setDeleted(undefined);
    shell.saveSettings((now) => withPresetAt(now, preset, at));
  };
  const save = (name: string): void => {
    close();
    setDeleted(undefined);
    setSaved(name);
    shell.saveSettings((now) => withPreset(now, name, plan));
  };
  return (
    <Dialog {...{ shell, onClose }} book={plan.ruleBook} name="presets" title={w("presets.title")} close={w("close")}>
      <SaveForm {...{ shell }} onSave={save} />
      <div class="match-notice" role="status" ref={news}>
        {saved !== undefined && <p>{w("presets.saved", { name: saved })}</p>}
        {deleted !== undefined && (
          <>
            <p>{w("presets.deleted", { name: deleted.preset.name })}</p>
            <button type="button" class="secondary" onClick={() => bringBack(deleted)}>
              {w("presets.undo")}
            </button>
          </>
        )}
        <LinkNotice {...{ shell, link }} />
      </div>
      {presets.length === 0 && <p class="quiet">{w("presets.none")}</p>}
      <ul class="presets" aria-label={w("presets.list")} ref={list}>
        {presets.map((preset, at) => (
          <PresetRow
            key={preset.name}
            {...{ shell, preset }}
            onTake={() => onTake(preset.plan)}
            onCopy={() => {
              setSaved(undefined);
              setDeleted(undefined);
              void copy(preset.plan);
            }}
            onDelete={() => remove(preset, at)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

function SaveForm({ shell, onSave }: { readonly shell: Shell; readonly onSave: (name: string) => void }): VNode {
  const w = matchWords(shell, "match");
  const [name, setName] = useState("");
  const settings = shell.settings.value;
  const isFull = settings.presets.length >= MAX_PRESETS && !canSave(settings, name.trim());
  const save = (event: Event): void => {
    event.preventDefault();
    if (!canSave(settings, name.trim())) return;
    onSave(name.trim());
    setName("");
  };
  return (
    <form class="preset-save" onSubmit={save}>
      <input
        type="text"
        aria-label={w("presets.name")}
        placeholder={w("presets.example")}
        maxLength={PRESET_NAME_LENGTH}
        autocomplete="off"
        value={name}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" class="secondary" disabled={!canSave(settings, name.trim())}>
        {w("presets.save")}
      </button>
      {isFull && <p class="quiet">{w("presets.full", { most: MAX_PRESETS })}</p>}
    </form>
  );
}

interface PresetRowProps {
  readonly shell: Shell;
  readonly preset: Preset;
  readonly onTake: () => void;
  readonly onCopy: () => void;
  readonly onDelete: () => void;
}

const SEEN = 32;

function PresetRow({ shell, preset: { name, plan }, onTake, onCopy, onDelete }: PresetRowProps): VNode {
  const w = matchWords(shell, "match");
  const skin = skinOf(plan.ruleBook, shell.settings.value.display);
  const book = shell.t(`book.${plan.ruleBook}`);
  const tool = (label: string, path: string, onClick: () => void): VNode => (
    <button type="button" class="step" aria-label={label} title={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
  return (
    <li class="preset" data-book={plan.ruleBook}>
      <button type="button" class="preset-take" onClick={onTake}>
        <span class="preset-faces">
          {plan.seats.map(({ avatar }, seat) => (
            <Avatar key={seat} id={avatar} skin={skin} size={SEEN} />
          ))}
        </span>
        <strong>{name}</strong>
        <small>{w("presets.about", { book, players: plan.seats.length })}</small>
      </button>
      {tool(w("link.copyOf", { name }), SHARE, onCopy)}
      {tool(w("presets.delete", { name }), DELETE, onDelete)}
    </li>
  );
}

const SHARE = "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1";
const DELETE = "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13";
