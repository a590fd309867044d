// The place of a rival beside the game being played: its picture is fetched with the first race.

import type { ComponentType } from "preact";
import { lazyPart } from "../parts/lazyView.tsx";
import type { RivalPanelProps } from "./rivalPanel.tsx";

/** Room above the Matrix that the rival takes on a screen that stands upright. */
export const RIVAL_ROOM = 40;

export const RivalSlot: ComponentType<RivalPanelProps> = lazyPart(
  ["watch"],
  async () => (await import("./rivalPanel.tsx")).RivalPanel,
);
