// The round buttons of the bar below what is watched.

import type { VNode } from "preact";

const ICONS = {
  play: "M7 4l13 8-13 8z",
  pause: "M7 4h3.4v16H7zM13.6 4H17v16h-3.4z",
  keyBack: "M16 5 9 12l7 7",
  keyOn: "M8 5l7 7-7 7",
  pieceBack: "M19 5l-7 7 7 7M11 5l-7 7 7 7",
  pieceOn: "M5 5l7 7-7 7M13 5l7 7-7 7",
  slower: "M5 12h14",
  faster: "M12 5v14M5 12h14",
  restart: "M5 5v6h6M5.6 11a7 7 0 1 1-.4 4",
} as const;

export interface WatchIconProps {
  readonly name: keyof typeof ICONS;
  readonly label: string;
  readonly isDisabled?: boolean;
  /** Where the focus is at first. */
  readonly isFirst?: boolean;
  readonly onClick: () => void;
}

export function WatchIcon({ name, label, isDisabled = false, isFirst = false, onClick }: WatchIconProps): VNode {
  return (
    <button
      type="button"
      class={`watch-icon is-${name}`}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      data-first={isFirst ? "" : undefined}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[name]} />
      </svg>
    </button>
  );
}
