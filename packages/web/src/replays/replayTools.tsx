// What stands above the list: which games are shown, and in which order.

import { RULE_BOOKS } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useId } from "preact/hooks";
import type { Shell } from "../parts/context.ts";
import { variationName } from "../words/variationName.ts";
import { bookOf } from "../settings/requests.ts";
import { Icon } from "./iconButton.tsx";
import { type Filter, SORTS } from "./replayList.ts";
import { replayWords } from "./replayWords.ts";

export interface ToolsProps {
  readonly shell: Shell;
  readonly filter: Filter;
  readonly onFilter: (change: Partial<Filter>) => void;
}

export function ReplayTools(props: ToolsProps): VNode {
  const { shell, filter } = props;
  return (
    <section class="replay-tools-bar" aria-label={replayWords(shell)("replays.tools")}>
      <Books {...props} />
      {filter.book !== undefined && <Variations {...props} book={filter.book} />}
      <div class="replay-finding">
        <Search {...props} />
        <Sorting {...props} />
      </div>
    </section>
  );
}

function Books({ shell, filter, onFilter }: ToolsProps): VNode {
  const ids = [undefined, ...RULE_BOOKS.map(({ id }) => id)];
  return (
    <div class="tabs" role="group" aria-label={shell.t("setup.book")}>
      {ids.map((id) => (
        <button
          key={id ?? ""}
          type="button"
          class="tab"
          data-book={id}
          aria-pressed={filter.book === id}
          onClick={() => onFilter({ book: id, variation: undefined })}
        >
          {id === undefined ? replayWords(shell)("replays.allBooks") : shell.t(`book.${id}`)}
        </button>
      ))}
    </div>
  );
}

function Variations({
  shell,
  filter,
  book,
  onFilter,
}: ToolsProps & { readonly book: NonNullable<Filter["book"]> }): VNode | null {
  const ids = bookOf(book).variations.map(({ id }) => id);
  if (ids.length < 2) return null;
  return (
    <div class="tabs is-small" role="group" aria-label={shell.t("setup.variation")} data-book={book}>
      {[undefined, ...ids].map((id) => (
        <button
          key={id ?? ""}
          type="button"
          class="tab"
          aria-pressed={filter.variation === id}
          onClick={() => onFilter({ variation: id })}
        >
          {id === undefined ? replayWords(shell)("replays.allVariations") : variationName(shell, id)}
        </button>
      ))}
    </div>
  );
}

function Search({ shell, filter, onFilter }: ToolsProps): VNode {
  const t = replayWords(shell);
  return (
    <>
      <input
        type="search"
        class="replay-search"
        aria-label={t("replays.search")}
        placeholder={t("replays.search")}
        value={filter.text}
        maxLength={80}
        onInput={(event) => onFilter({ text: event.currentTarget.value })}
      />
      <button
        type="button"
        class="tab replay-favourites"
        aria-pressed={filter.isFavourite}
        onClick={() => onFilter({ isFavourite: !filter.isFavourite })}
      >
        <Icon name="favourite" />
        {t("replays.favourites")}
      </button>
    </>
  );
}

function Sorting({ shell, filter, onFilter }: ToolsProps): VNode {
  const t = replayWords(shell);
  const id = useId();
  return (
    <div class="replay-sorting" data-stop>
      <span id={id}>{t("replays.sort")}</span>
      <div class="choice" role="radiogroup" aria-labelledby={id}>
        {SORTS.map((sort) => (
          <label key={sort} class="choice-item">
            <input type="radio" name={id} checked={filter.sort === sort} onChange={() => onFilter({ sort })} />
            <span>{t(`sort.${sort}`)}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
