// How every drill can be done, round by round, as scripts (help/script.ts). Rounds of finesse find their own.

export const SOLUTIONS: { readonly [id: string]: readonly string[] } = {
  spinSlot: [
    "cw down*18 cw hard",
    "right ccw down*18 ccw hard",
    "down*17 cw left down*1 cw hard",
    "right down*17 ccw right down*1 ccw hard",
    "right*2 cw down*18 cw hard",
  ],
  spinSingle: ["cw down*18 cw hard", "right ccw down*18 ccw hard", "ccw down*18 ccw hard"],
  spinTriple: ["right*2 down*16 left cw hard", "left down*16 right ccw hard"],
  spinMini: ["left*3 down*18 cw hard", "right*4 down*18 ccw hard"],
  spinOverhang: [
    "right*2 hard left cw down*17 cw hard",
    "left hard down*15 ccw right down*2 ccw hard",
    "right hard down*16 cw left down*1 cw hard",
  ],
  spinHold: ["hold right*2 hard hold left cw down*17 cw hard", "left hard hold down*15 ccw right down*2 ccw hard"],
  spinChain: ["ccw hard cw down*18 cw hard", "left cw down*15 cw hard down*17 ccw right down*1 ccw hard"],
  spinReglas: ["cw down*19 cw hard", "down*18 ccw right down*1 ccw hard"],
  squareGold: [
    "left*2 hard lock left*2 hard lock left*4 hard lock left*4 hard lock",
    "left cw hard lock left*2 cw hard lock left*3 cw hard lock left*3 cw left hard lock",
  ],
  squareSilver: [
    "left cw hard lock left*2 cw hard lock left*4 hard lock left*4 hard lock",
    "left*2 hard lock left*3 cw hard lock left*2 hard lock left*3 cw left hard lock",
  ],
  squareHooks: [
    "left*2 ccw hard lock left*2 cw hard lock left*4 ccw hard lock left*4 cw hard lock",
    "left*3 cw hard lock left*3 ccw hard lock left*4 cw left hard lock left*4 ccw left hard lock",
  ],
  squarePairs: [
    "left*2 ccw hard lock left*4 cw left hard lock left*4 ccw left hard lock left*2 cw hard lock",
    "left*3 cw*2 hard lock left*2 hard lock left*3 hard lock left*3 cw left hard lock",
  ],
  squareTwo: [
    "hard lock hard lock left cw hard lock right*2 hard lock right*2 hard lock left*2 cw hard lock left*3 cw hard lock left*3 cw left hard lock",
  ],
  square25: ["left cw hard lock left*2 cw hard lock left*4 hard lock left*4 hard lock right*3 cw right*2 hard lock"],
  square45: ["left*2 hard lock left*2 hard lock left*4 hard lock left*4 hard lock right*3 cw right*2 hard lock"],
  square85: [
    "left*4 hard lock left*2 hard lock left*4 hard lock left*2 hard lock hard lock right*2 hard lock hard lock right*2 hard lock cw right*5 hard lock",
  ],
  openBag: [
    "hard left*2 hard right*3 hard cw hard left*2 hard right*3 hard right*3 hard",
    "hard hard left*3 hard left*4 hard right*4 ccw hard right*2 hard left hard",
    "hard right*3 hard hard right*2 ccw hard right*4 hard right*4 hard left*3 hard",
  ],
  openShape: ["right hard left*2 hard left hard left*3 ccw left hard right*3 hard right cw hard right*3 hard"],
  openTwoBags: [
    "hard left*3 cw hard right*3 hard left*2 hard right hard right cw hard right*4 hard right*4 hard cw hard right*2 cw hard right*4 ccw hard right hard left*2 hard left ccw hard",
  ],
  openClearTwo: [
    "left*2 hard right cw*2 hard right*4 cw*2 hard left*4 hard right*2 hard",
    "hard left*4 hard right*2 cw*2 hard right*4 hard left cw*2 hard",
    "left*2 hard right*2 hard right cw*2 hard right*4 cw*2 hard left*4 hard",
  ],
  openClearRest: [
    "cw hard right*2 cw*2 hard right*2 cw*2 hard",
    "right hard cw hard right*3 ccw hard right hard",
    "left cw hard right cw*2 hard right cw*2 hard hard",
  ],
  openClearFour: [
    "hard left*3 hard left*3 ccw hard cw hard right*3 hard right*3 cw right hard left*2 hard right*3 cw*2 hard right*3 cw*2 hard left*2 hard",
    "left hard left hard right*4 hard left*2 cw hard right cw hard right*3 hard left*3 cw left hard right*4 hard left*3 ccw hard right hard",
  ],
  openFirstSpin: [
    "hold right*4 hard right hard left*3 hard right*4 cw*2 hard left*3 ccw hard right hard hold down*16 cw left down*1 cw hard",
    "left*4 hard hold hard right*4 ccw right hard left ccw hard right hard left*3 cw left hard hold right*2 down*16 ccw right down*1 ccw hard",
    "left hard right*4 hard hold left*4 hard hard left*3 cw*2 hard right*4 cw hard hold right down*16 ccw right down*1 ccw hard",
  ],
};
