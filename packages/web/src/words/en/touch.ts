// Playing by touch: its options, and where the buttons stand, in English. `{name}` is replaced by a value.

export const words = {
  buttons: "Touch buttons",
  buttonsHint: "Shows buttons for your thumbs while you play. Without them you play by gestures.",
  arrange: "Arrange buttons",
  sensitivity: "Sensitivity",
  sensitivityHint: "More: a shorter drag moves the piece by one cell. Try it on the board.",
  "try.hint": "Gravity stands still: drag, tap and flick on the board.",
  "try.yours": "Your turn: drag sideways.",
  haptics: "Vibration",
  hapticsHint: "A tick when a piece locks, more for a greater move. None with reduced motion.",

  "arrange.title": "Arrange buttons",
  "arrange.upright": "For the upright screen. Turn the phone to arrange the other one.",
  "arrange.lying": "For the screen on its side. Turn the phone to arrange the other one.",
  "arrange.how": "Drag a button to where your thumb is, or choose it and use the arrows.",
  "arrange.size": "Size",
  "arrange.undo": "Undo",
  "arrange.standard": "Put back",
  "arrange.done": "Done",
  "arrange.over": "{button} covers part of the Matrix.",
  "arrange.moved": "{button}: {across} % from the left, {down} % from the top",
  "arrange.nudge.left": "Move {button} to the left",
  "arrange.nudge.right": "Move {button} to the right",
  "arrange.nudge.up": "Move {button} up",
  "arrange.nudge.down": "Move {button} down",
};
