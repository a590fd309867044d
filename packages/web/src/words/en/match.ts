// Planning a match, in English.

export const words = {
  title: "Match",
};
