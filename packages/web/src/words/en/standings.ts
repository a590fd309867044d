// The result of a match, in English.

export const words = {
  title: "Standings",
};
