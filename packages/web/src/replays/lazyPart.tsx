// A part of a screen that is fetched when it is first shown; the screen goes on without it until it is there.

import { type ComponentType, h, type VNode } from "preact";
import { useEffect, useState } from "preact/hooks";

/** What cannot be fetched is tried again the next time it is shown. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LazyPart(props: Props): VNode | null {
    const [, setLoaded] = useState(false);
    useEffect(() => {
      const fetchPart = async (): Promise<void> => {
        loaded ??= await load();
        setLoaded(true);
      };
      fetchPart().catch(() => undefined);
    }, []);
    return loaded === undefined ? null : (h(loaded, props) as VNode);
  };
}
