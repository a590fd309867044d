// Looking ahead: where a piece can come to rest, and by which keys. What other packages may use of it.

export { footprint } from "../placements/footprint.ts";
export { type TimedInputs, inputsFor } from "../placements/inputsFor.ts";
export { type Placement, type PlacementKey, type PlacementOptions, placements } from "../placements/placements.ts";
export { type Place, type Rotated, rotated } from "../rotation.ts";
