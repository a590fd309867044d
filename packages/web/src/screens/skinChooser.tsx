// Which skin a rule book wears (F-11): its own first, then all others, each as a picture.

import "../styles/display.css";
import { RULE_BOOKS, type RuleBookId } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useId, useState } from "preact/hooks";
import type { Shell } from "../parts/context.ts";
import { Choice, Field } from "../parts/controls.tsx";
import { SkinPicture } from "../picture/skinPicture.tsx";
import type { DisplaySettings } from "../settings/settings.ts";
import { SKIN_IDS, type SkinId } from "../settings/skinIds.ts";
import { skinOf } from "../stage/skinOf.ts";

const PICTURE = { cell: 8, width: 124, height: 128 } as const;

/** The skins of a rule book with another one chosen; its own is no choice to be kept. */
export function withSkin(skins: DisplaySettings["skins"], book: RuleBookId, skin: SkinId): DisplaySettings["skins"] {
  const { [book]: _, ...others } = skins;
  return skin === book ? others : { ...others, [book]: skin };
}

export function SkinChooser({ shell }: { readonly shell: Shell }): VNode {
  const { t } = shell;
  const [book, setBook] = useState<RuleBookId>(shell.settings.value.last.ruleBook);
  return (
    <>
      <Choice
        label={t("display.looksBook")}
        hint={t("display.looksHint")}
        value={book}
        among={RULE_BOOKS.map(({ id }) => ({ value: id, label: t(`book.${id}`) }))}
        onChange={setBook}
      />
      <SkinChoice {...{ shell, book }} />
    </>
  );
}

/** For one rule book. */
export function SkinChoice({ shell, book }: { readonly shell: Shell; readonly book: RuleBookId }): VNode {
  const { t } = shell;
  const { display } = shell.settings.value;
  const name = useId();
  const worn = skinOf(book, display);
  const choose = (skin: SkinId): void =>
    shell.saveSettings((settings) => ({
      ...settings,
      display: { ...settings.display, skins: withSkin(settings.display.skins, book, skin) },
    }));
  const ordered = [book, ...SKIN_IDS.filter((id) => id !== book)];
  return (
    <Field
      label={t("display.skins", { book: t(`book.${book}`) })}
      render={({ labelId }) => (
        <div class="skin-choice" role="radiogroup" aria-labelledby={labelId}>
          {ordered.map((skin) => (
            <label key={skin} class="skin-item">
              <input type="radio" {...{ name }} checked={skin === worn} onChange={() => choose(skin)} />
              <SkinPicture {...{ book, skin, display }} {...PICTURE} />
              <span>{skin === book ? t("display.own", { skin: t(`skin.${skin}`) }) : t(`skin.${skin}`)}</span>
            </label>
          ))}
        </div>
      )}
    />
  );
}
