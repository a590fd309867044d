// A button that is a picture, and the pictures there are.

import type { VNode } from "preact";

const PATHS = {
  race: "M5 21V4h11l-2 4 2 4H5",
  share: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  save: "M12 4v11m-5-4 5 5 5-5M5 20h14",
  rename: "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
  delete: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  favourite: "M12 3.5l2.6 5.6 6 .7-4.5 4.1 1.2 6-5.3-3-5.3 3 1.2-6L3.4 9.8l6-.7z",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  load: "M12 16V5m-5 4 5-5 5 5M5 20h14",
  close: "M6 6l12 12M18 6 6 18",
} as const;

export interface IconButtonProps {
  readonly icon: keyof typeof PATHS;
  readonly label: string;
  readonly isPressed?: boolean;
  /** Reached by pointer only. */
  readonly isAside?: boolean;
  readonly onClick: () => void;
}

export function IconButton({ icon, label, isPressed, isAside, onClick }: IconButtonProps): VNode {
  return (
    <button
      type="button"
      class={`icon icon-${icon}`}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      tabIndex={isAside === true ? -1 : 0}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

export function Icon({ name }: { readonly name: keyof typeof PATHS }): VNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
