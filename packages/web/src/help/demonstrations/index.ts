// The demonstrations there are, by subject, and the pages of Help that show them.

import type { HelpPage } from "../../routes/routes.ts";
import type { Demonstration } from "../demonstration.ts";
import { BACK_TO_BACK } from "./backToBack.ts";
import { LOCK_RULES, ROTATION_POINTS } from "./handling.ts";
import { CONTACT, KICKBACK, REGLAS_SCORES, STOPS } from "./others.ts";
import { DROPS, HOLD, LINES, SPINS } from "./scoring.ts";
import { SPIN_KINDS } from "./spins.ts";
import { NEW_SPINS, SQUARES } from "./theNew.ts";

export const SUBJECTS = {
  hold: HOLD,
  lines: LINES,
  drops: DROPS,
  spins: SPINS,
  backToBack: BACK_TO_BACK,
  spinKinds: SPIN_KINDS,
  rotationPoints: ROTATION_POINTS,
  lockRules: LOCK_RULES,
  kickback: KICKBACK,
  stops: STOPS,
  squares: SQUARES,
  newSpins: NEW_SPINS,
  reglasScores: REGLAS_SCORES,
  contact: CONTACT,
} as const satisfies { readonly [name: string]: readonly Demonstration[] };

export type Subject = keyof typeof SUBJECTS;

export const SUBJECTS_ON: { readonly [Page in HelpPage]: readonly Subject[] } = {
  play: ["lines", "drops", "hold"],
  controls: [],
  scoring: ["lines", "spins", "drops", "backToBack"],
  glossary: [],
  credits: [],
  books: [],
  guideline: ["rotationPoints", "lockRules", "spinKinds"],
  basic: ["kickback", "stops"],
  new: ["squares", "newSpins"],
  reglas: ["reglasScores"],
  korobeinix: ["contact"],
};
