// Logs: both forms, logs that grow, replay, keyframes and players. What other packages may use of them.

export { isBinaryLog, makeBinaryLog, parseBinaryLog, readBinaryLog } from "../log/binary.ts";
export { MAX_LOG_BYTES } from "../log/forms.ts";
export { GrowingLog, makeBatch, parseBatch } from "../log/growing.ts";
export { type InputCheck, type Log, MAX_INPUTS, MAX_INPUTS_PER_SECOND, MAX_MICROS, checkLog } from "../log/log.ts";
export type { CoursePoint, Mark, Markers } from "../log/markers.ts";
export { countUpTo } from "../log/moments.ts";
export { type Keyframe, LogPlayer, Player, type SavedGame, seek } from "../log/player.ts";
export { cutLog, replay, replayInSteps } from "../log/replay.ts";
export { type Steps, takeAll } from "../log/steps.ts";
export { makeTextLog, parseTextLog, readTextLog } from "../log/text.ts";
export { MAX_LOG_TEXT } from "../log/textLines.ts";
export { type Timeline, growTimeline, makeTimeline } from "../log/timeline.ts";
