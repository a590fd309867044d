// Why a control was refused, in English: what was rejected, and each rule book's reason for it.

export const words = {
  sentence: "{rejected}: {clause}, {reason}",

  "control.left": "left",
  "control.right": "right",
  "control.softDrop": "Soft Drop",
  "control.hardDrop": "Hard Drop",
  "control.rotateClockwise": "clockwise rotation",
  "control.rotateCounterclockwise": "counterclockwise rotation",
  "control.hold": "Hold",
  "control.speed": "Fall Speed",

  "rejected.move": "Move rejected",
  "rejected.rotate": "Rotation rejected",
  "rejected.hold": "Hold rejected",
  "rejected.switchedOff": "Hold rejected",
  "rejected.speed": "Fall Speed unchanged",
  "rejected.noPiece": "Nothing to move ({control})",
  "rejected.absent": "No such control ({control})",

  "guideline.move": "a Tetrimino never moves into a wall, the floor or a Block.",
  "guideline.rotate": "none of the five Rotation Points had room.",
  "guideline.hold": "you can Hold only once until the next Lock Down.",
  "guideline.switchedOff": "the Hold Queue is switched off in this game's options.",
  "guideline.speed": "the level sets the Fall Speed.",
  "guideline.noPiece": "the next Tetrimino comes 0.2 seconds after Lock Down; until then there is none in play.",
  "guideline.absent": "this rule book does not have it.",

  "basic.move": "a square in the way is taken or outside the board.",
  "basic.rotate": "even kickback found no free place.",
  "basic.hold": "there is no Hold.",
  "basic.switchedOff": "there is no Hold.",
  "basic.speed": "the speed goes from 0.5 to 20 squares per second.",
  "basic.noPiece": "the next block comes with the next step; until then there is none.",
  "basic.absent": "there is no Next, no Hold and no ghost: this rule book is basic.",

  "new.move": "the wall or a piece is in the way.",
  "new.rotate": "there was no room to turn in place, nor one space down, to the sides or up.",
  "new.hold": "you can Hold only once per piece.",
  "new.switchedOff": "Hold is switched off in this game.",
  "new.speed": "time alone sets the speed.",
  "new.noPiece": "the next piece comes half a second after a lock.",
  "new.absent": "this rule book does not have it.",

  "reglas.move": "a wall or a block is in the way.",
  "reglas.rotate": "none of the five positions had room.",
  "reglas.hold": "you can Hold only once until the next Tetrominó.",
  "reglas.switchedOff": "the Hold Queue is switched off in this game.",
  "reglas.speed": "level and time set the speed.",
  "reglas.noPiece": "the next Tetrominó comes a moment after Lock Down; until then there is none in play.",
  "reglas.absent": "this rule book does not have it.",

  "korobeinix.move": "one column per press, and only where nothing is in the way.",
  "korobeinix.rotate":
    "no kicks. A piece rotates around its pivot block where it fits, or not at all; the O never rotates.",
  "korobeinix.hold": "there is no Hold.",
  "korobeinix.switchedOff": "there is no Hold.",
  "korobeinix.speed": "the level sets the speed.",
  "korobeinix.noPiece": "there is no piece in play.",
  "korobeinix.absent": "left, right and rotate are all there is: no drops, no Hold, no Next, no ghost.",
};
