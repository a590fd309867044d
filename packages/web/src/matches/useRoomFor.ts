// Whether the window can carry the boards of a plan (S-7), as it is resized.

import { newMatch } from "@korobeinix/engine/match";
import { useEffect, useMemo, useState } from "preact/hooks";
import { HEAD_ROOM } from "../parts/hud.tsx";
import type { MatchPlan } from "../settings/matchPlan.ts";
import { checkPlan } from "../settings/matchRequests.ts";
import type { Settings } from "../settings/settings.ts";
import { roomFor, seatSizeOf } from "../stage/seatRoom.ts";
import { skinOf } from "../stage/skinOf.ts";
import { peopleOf } from "./planSeats.ts";

interface WindowSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** What cannot be played has all the room it needs. */
function hasRoom(plan: MatchPlan, settings: Settings, size: WindowSize): boolean {
  const setup = checkPlan(plan, settings, 0);
  if (!setup.ok) return true;
  const skin = skinOf(plan.ruleBook, settings.display);
  const [first, ...others] = newMatch(setup.value).games.map((game) => seatSizeOf(game, skin));
  const people = peopleOf(plan);
  const own = people.length === 1 ? people[0] : undefined;
  // The bar of the screen takes its part of an upright window, the score line of a series that of any.
  const hasHead = plan.bestOf > 1 || size.widthPx < size.heightPx;
  const room = { top: hasHead ? HEAD_ROOM : 0, bottom: 0, left: 0, right: 0 };
  return first === undefined || roomFor({ ...size, room, own, boards: [first, ...others] }) === "fits";
}

export function useRoomFor(plan: MatchPlan, settings: Settings): boolean {
  const [size, setSize] = useState(windowSize);
  useEffect(() => {
    const onResize = (): void => setSize(windowSize());
    window.addEventListener("resize", onResize);
    return () => window.removeEventListener("resize", onResize);
  }, []);
  return useMemo(() => hasRoom(plan, settings, size), [plan, settings, size]);
}

function windowSize(): WindowSize {
  return { widthPx: window.innerWidth, heightPx: window.innerHeight };
}
