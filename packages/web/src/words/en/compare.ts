// What the rule books have, side by side.

export const words = {
  "differ.title": "How the rule books differ",
  "differ.lead": "The first lines count; below them, a lit square says that a rule book has it.",
  "differ.close": "Close",
  feature: "Feature",
  yes: "yes",
  no: "no",
  "feature.ways": "Ways to play",
  "feature.shapes": "Different shapes",
  "feature.next": "Next pieces you see",
  "feature.players": "Players in a match",
  "feature.hold": "Save a piece for later",
  "feature.ghost": "Shows where it will land",
  "feature.hardDrop": "Drop with one press",
  "feature.repeat": "Hold a key to keep moving",
  "feature.kicks": "Turns beside a wall",
  "feature.spins": "Special spin moves",
  "feature.squares": "Build 4 × 4 squares",
  "feature.score": "Keeps score",
  "feature.garbage": "Send rows to the others",
} as const;
