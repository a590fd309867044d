// What is fetched when it is first shown, so that nobody waits for it before a game: whole screens and parts of them.

import { type ComponentType, type FunctionComponent, h, type VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { fetchParts } from "../words/fetch.ts";
import type { Part } from "../words/words.ts";
import type { App } from "./context.ts";

interface Fetching {
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/**
 * Fetched once, with the words it says. Until it is there, `meanwhile` stands in its place; what failed is tried again
 * when it is next shown.
 */
export function lazyPart<Props extends object>(
  words: readonly Part[],
  load: () => Promise<ComponentType<Props>>,
  meanwhile: (props: Props, fetching: Fetching) => VNode | null = () => null,
): FunctionComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Lazy(props: Props): VNode | null {
    const [state, setState] = useState<"waiting" | "there" | "failed">("waiting");
    const fetchPart = async (): Promise<void> => {
      setState("waiting");
      try {
        const [part] = await Promise.all([loaded ?? load(), fetchParts(words)]);
        loaded = part;
        setState("there");
      } catch {
        setState("failed");
      }
    };
    useEffect(() => void fetchPart(), []);
    if (loaded !== undefined) return h(loaded, props) as VNode;
    return meanwhile(props, { hasFailed: state === "failed", tryAgain: () => void fetchPart() });
  };
}

/** A screen: what cannot be fetched is said, and can be tried again. */
export function lazyView<Props extends { readonly app: App }>(
  words: readonly Part[],
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  return lazyPart(words, load, ({ app }, { hasFailed, tryAgain }) => {
    const { t } = app.shell.value;
    return (
      <main class="screen screen-loading" aria-busy={!hasFailed}>
        <h1 class="unseen">{t("app.name")}</h1>
        {hasFailed && (
          <p role="alert">
            {t("nav.notLoaded")}{" "}
            <button type="button" class="secondary" onClick={tryAgain}>
              {t("nav.tryAgain")}
            </button>
          </p>
        )}
      </main>
    );
  });
}
