// Playing a match, in English.

export const words = {
  title: "{names}: {book}, {variation}",
  bestOf: "best of {matches}",
  place: "#{place}",
  sent: "Sent",
  "with.keyboard": "Keyboard",
  "with.leftKeys": "Left keys",
  "with.rightKeys": "Right keys",
  "with.pad": "Gamepad {number}",
  "with.touch": "Touch",
  practise: "Press any of your keys to practise while you wait",
  padGone: "{name}’s gamepad is unplugged. Plug it in again, or go on without it.",
  pausedBy: "{name} has paused",
};
