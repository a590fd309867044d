// The gallery of the wonders of The New.

export const words = {
  "place.0": "In the forests of Guatemala",
  "place.1": "On a rock above Athens",
  "place.2": "In the desert of Giza",
  "place.3": "On Salisbury Plain",
  "place.4": "Beside the river, in Djenné",
  "place.5": "Among the cherry trees of Kyoto",
  "place.6": "In the snow of Moscow",
  built: "{lines} of {all} lines",
  stones: "{stones} of {all} stones",
  whole: "Complete since {lines} lines",
  later: "Begins at {lines} lines",
  gallery: "The seven wonders",
} as const;
