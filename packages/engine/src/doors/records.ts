// Tables: which games may enter one, and in which order. What other packages may use of them.

export {
  type Column,
  type Standing,
  type Measure,
  type Table,
  type Unranked,
  compareStandings,
  concerns,
  ownTableName,
  parseTable,
  standingOf,
  tableOf,
  whyUnranked,
} from "../records.ts";
