// Words for computers that play, in English: fetched with the first one that is watched.

export const words = {
  "choose.watched": "Watch a computer",
  "choose.watched.note": "It plays {book} with what you have chosen here. Take over whenever you like.",
  "choose.opponent": "Play against a computer",
  "choose.opponent.note":
    "You both play {book} with what you have chosen here, and send each other garbage where the rules have it.",
  "choose.close": "Close",
  "rank.easy": "Easy",
  "rank.medium": "Medium",
  "rank.hard": "Hard",
  "rank.veryHard": "Very hard",
  "rank.master": "Master",
  "about.easy": "Takes its time and slips now and then",
  "about.medium": "Plays tidily, thinks little ahead",
  "about.hard": "Quick, and plans a few pieces ahead",
  "about.veryHard": "Fast hands, few mistakes",
  "about.master": "As good as we know how to make it",

  "live.title": "{name} plays {book}, {variation}",
  "live.who": "Computer · {rank}",
  "live.controls": "What to do with this game",
  "live.pause": "Pause",
  "live.resume": "Go on",
  "live.restart": "Another game",
  "live.takeOver": "Take over",
  "live.takeOverHint": "The game goes on in your hands, and does not count for the high scores.",
  "live.paused": "Paused",
  "live.playedBy": "Played by the computer {name} · {rank}",
  "live.again": "Watch another game",
};
