// A part of the application that is fetched when it is first opened, so that nobody waits for it before a game.

import { type ComponentType, h, type VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { App } from "./app.ts";

type View<Props> = ComponentType<Props>;

/** `load` is called once; what cannot be fetched is said, and can be tried again. */
export function lazyView<Props extends { readonly app: App }>(load: () => Promise<View<Props>>): View<Props> {
  let loaded: View<Props> | undefined;
  return function Lazy(props: Props): VNode {
    const [state, setState] = useState<"waiting" | "there" | "failed">("waiting");
    const fetchView = async (): Promise<void> => {
      setState("waiting");
      try {
        loaded = await load();
        setState("there");
      } catch {
        setState("failed");
      }
    };
    useEffect(() => {
      if (loaded === undefined) void fetchView();
    }, []);
    if (loaded !== undefined) return h(loaded, props) as VNode;
    const { t } = props.app.shell.value;
    return (
      <main class="screen screen-loading" aria-busy={state === "waiting"}>
        <h1 class="unseen">{t("app.name")}</h1>
        {state === "failed" && (
          <p role="alert">
            {t("nav.notLoaded")}{" "}
            <button type="button" class="secondary" onClick={() => void fetchView()}>
              {t("nav.tryAgain")}
            </button>
          </p>
        )}
      </main>
    );
  };
}
