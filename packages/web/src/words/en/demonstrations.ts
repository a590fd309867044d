// What the demonstrations of Help are called and what they show, in English.

export const words = {
  "subject.lines": "Clearing lines",
  "subject.drops": "Dropping",
  "subject.hold": "Next and Hold",
  "subject.spins": "T-Spins",
  "subject.backToBack": "Back-to-Back",
  "subject.spinKinds": "Sixteen ways to spin a T",
  "subject.rotationPoints": "Five Rotation Points",
  "subject.lockRules": "Three ways to lock",
  "subject.kickback": "Kickback",
  "subject.stops": "When a block stops",
  "subject.squares": "Silver and gold squares",
  "subject.newSpins": "Spins and firm drops",
  "subject.reglasScores": "What lines are worth",
  "subject.contact": "What touches is locked",

  "about.lines": "The more rows one Tetrimino completes at once, the more each of them is worth.",
  "about.drops":
    "Nobody has to wait for gravity. A Soft Drop is fast and ends when you let go; a Hard Drop is final. The Ghost Piece shows where the Tetrimino will land.",
  "about.hold":
    "The Next Queue shows what is coming. Hold saves one Tetrimino for a better moment, once per Lock Down.",
  "about.spins": "A T rotated into a slot at the last moment earns far more than one that just falls in.",
  "about.backToBack":
    "Follow a Tetris or a line-clearing T-Spin with another one, with no Single, Double or Triple in between, and the second earns 50% more.",
  "about.spinKinds":
    "The Guideline's own examples, played with real keys. What decides is the last rotation and the three filled corners around the T.",
  "about.rotationPoints":
    "A rotation that has no room is tried at five places, one after the other. The first with room is used; if there is none, the Tetrimino does not rotate.",
  "about.lockRules":
    "One Tetrimino, the same keys, three Lock Down rules. A landed Tetrimino can still be moved, but not for equally long.",
  "about.kickback":
    "A block that rotates into a wall, the floor or another block is pushed to the nearest free place. A rotation never fails.",
  "about.stops": "Touching is not stopping. A block stops when it tries to move down and cannot.",
  "about.squares":
    "Four whole pieces that fill 4 × 4 cells become one square: gold if they are all the same, silver if not. It pays when its lines are cleared.",
  "about.newSpins": "Any piece can make a spin move, and a firm drop leaves time to slide.",
  "about.reglasScores":
    "100 points for one line, 1200 for four. The level multiplies nothing; drops add 1 or 2 points per row.",
  "about.contact": "One way to turn, no wall kicks, and no time to think once something is below.",

  "single.title": "Single",
  "single.text": "The I fills the gap in one row.",
  "double.title": "Double",
  "double.text": "The O completes two rows at once.",
  "triple.title": "Triple",
  "triple.text": "The L stands in a corner three rows deep.",
  "tetris.title": "Tetris",
  "tetris.text": "Four rows at once: only the I can do it.",

  "miniTSpin.title": "Mini T-Spin",
  "miniTSpin.text": "Rotated at the wall, the T slips into the corner. It clears nothing and still earns points.",
  "miniTSpinSingle.title": "Mini T-Spin Single",
  "miniTSpinSingle.text": "The same rotation, and the row below is complete.",
  "tSpin.title": "T-Spin",
  "tSpin.text":
    "Under the overhang, with three corners filled. It clears no line and still earns as much as four Singles.",
  "tSpinSingle.title": "T-Spin Single",
  "tSpinSingle.text": "One of the two rows is complete.",
  "tSpinDouble.title": "T-Spin Double",
  "tSpinDouble.text": "Both rows are complete: more than a Tetris, with half the lines.",
  "tSpinTriple.title": "T-Spin Triple",
  "tSpinTriple.text": "Slid under the roof and rotated down the shaft, at Rotation Point 5. The best a T can do.",

  "softDrop.title": "Soft Drop",
  "softDrop.text": "Twenty times faster while you hold it, one point per row, and it does not lock.",
  "hardDrop.title": "Hard Drop",
  "hardDrop.text": "Down and locked at once, two points per row.",
  "hold.title": "Hold",
  "hold.text": "The O goes to the Hold Queue, and the I that comes in its place makes a Tetris.",

  "backToBackTetris.title": "Tetris after Tetris",
  "backToBackTetris.text": "The first earns 800, the second 50% more: 1200.",
  "backToBackMiniTSpinSingle.title": "Mini T-Spin Single after a Tetris",
  "backToBackMiniTSpinSingle.text": "Even a Mini keeps the streak going.",
  "backToBackTSpinSingle.title": "T-Spin Single after a Tetris",
  "backToBackTSpinSingle.text": "The Tetris clears the rows below, and the T-Slot comes down to be filled.",
  "backToBackTSpinDouble.title": "T-Spin Double after a Tetris",
  "backToBackTSpinDouble.text": "1200 and 50% more: 1800.",
  "backToBackTSpinTriple.title": "T-Spin Triple after a Tetris",
  "backToBackTSpinTriple.text": "The most that a single action can earn at any level.",
  "fiveThousandFourHundred.title": "Five that make 5400",
  "fiveThousandFourHundred.text":
    "Tetris, T-Spin Double, T-Spin, Tetris, T-Spin Single, all at level 1. A T-Spin without a line neither gets the Back-to-Back bonus nor breaks it; nor does the I that only locks.",

  "kind.title": "{number}. {action}",
  "kind.text": "From {from} to {to}, {way}, at Rotation Point {point}.",
  "way.clockwise": "clockwise",
  "way.counterclockwise": "counterclockwise",
  "facing.N": "North",
  "facing.E": "East",
  "facing.S": "South",
  "facing.W": "West",

  "point1.title": "Point 1",
  "point1.text": "There is room: it rotates where it is.",
  "point2.title": "Point 2",
  "point2.text": "Against the wall: it moves one cell away.",
  "point3.title": "Point 3",
  "point3.text": "One cell to the side and one down, under the ledge.",
  "point4.title": "Point 4",
  "point4.text": "Stuck in a shaft, the I climbs two rows out of it.",
  "point5.title": "Point 5",
  "point5.text": "One cell to the side and two down: into a place where it could never fall.",

  "lockRules.title": "Classic, Extended, Infinite",
  "lockRules.text":
    "Classic: half a second after landing, and only falling lower resets it. Extended: moves and rotations reset it, fifteen times. Infinite: they always reset it.",

  "kickbackWall.title": "Off the wall",
  "kickbackWall.text":
    "Lying flat, the I would stick out of the board. The nearest free place is one square to the left.",
  "kickbackUp.title": "Out of a well",
  "kickbackUp.text": "No room to the sides: the shortest push that frees it goes up.",
  "stopOnAttempt.title": "Touching is not stopping",
  "stopOnAttempt.text":
    "The I touches the floor and still slides under the ledge, until the next step down finds no room.",
  "ownStep.title": "Your own step",
  "ownStep.text": "Pressing Down on a block that rests is a try to move down: it stops right there.",

  "gold.title": "Gold",
  "gold.text": "Four of the same kind. They earn nothing yet: a square pays when its lines are cleared.",
  "silver.title": "Silver",
  "silver.text": "Two I and two O: four whole pieces, not all the same.",
  "move25.title": "25 points",
  "move25.text": "Four lines, one extra for clearing them at once, and four strips of silver at five each.",
  "move45.title": "45 points",
  "move45.text": "The same with a gold square: ten for each strip.",
  "move85.title": "85 points",
  "move85.text": "Two gold squares side by side, and an I that clears them in one move: the best move there is.",
  "newSpin.title": "Spin move",
  "newSpin.text":
    "Locked by a turn where it cannot move left, right or up. It is announced, but earns nothing by itself.",
  "firmDrop.title": "Firm drop",
  "firmDrop.text": "Straight down without locking: half a second is left to slide under the roof.",

  "reglasSingle.title": "One line",
  "reglasSingle.text": "100 points at any level. The 2 points per row are for the drop.",
  "reglasDouble.title": "Two lines",
  "reglasDouble.text": "300 points.",
  "reglasTriple.title": "Three lines",
  "reglasTriple.text": "600 points.",
  "reglasTetris.title": "Tetris",
  "reglasTetris.text": "1200 points for four.",
  "reglasTSpinDouble.title": "T-Spin Double",
  "reglasTSpinDouble.text": "The T-Spin is announced, but its two lines earn what two lines always earn.",

  "contact.title": "Lock on contact",
  "contact.text": "One move to the right, and the T touches the tower: locked at once, with the rest of it in mid-air.",
  "noKicks.title": "No kicks",
  "noKicks.text":
    "At the wall the I has no room to lie flat. The rotation is rejected, and nothing pushes the I aside.",
  "distance.title": "Rows fallen",
  "distance.text": "The score is the distance a piece has fallen. The cleared line earns nothing.",
};
