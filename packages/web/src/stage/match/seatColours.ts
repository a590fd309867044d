// The colours of the seats, for their Target Marks, their attacks and their names. Told apart with the three common colour
// deficiencies, and seen on every skin: one set for dark grounds, one for paper and whitewash.

export const SEAT_COLOURS = ["#56B4E9", "#F5A623", "#2FC79B", "#E58FC0", "#F0E442", "#F0652F"] as const;
export const SEAT_INKS = ["#0B64A0", "#9A5B00", "#00694A", "#96357A", "#5E5600", "#B23A0A"] as const;

export function seatColour(seat: number, isOnLight: boolean): string {
  const colours = isOnLight ? SEAT_INKS : SEAT_COLOURS;
  return colours[seat % colours.length] ?? colours[0];
}
