// How hard the Coach thinks: harder than most who ask it, and soon enough for them.

import type { Skill } from "@korobeinix/bots";

export const COACH_SKILL: Skill = { width: 24, foresight: 3, nodes: 40_000, seesQueue: true };
