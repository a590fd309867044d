// The day on which something was played, as a link carries it: "2026-11-18", where its player was.

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
/** The first of these games is from 1984; four figures are enough for the last. */
const FIRST_YEAR = 1984;
const NOON = 12;

export function dayOf(millisecondsSince1970: number): string {
  const date = new Date(millisecondsSince1970);
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Noon of that day here, so that it is written as the same day; undefined for what is no day of the calendar. */
export function parseDay(text: string): number | undefined {
  const [, year, month, day] = (DAY.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || year < FIRST_YEAR) return undefined;
  const noon = new Date(year, month - 1, day, NOON);
  return noon.getMonth() === month - 1 && noon.getDate() === day ? noon.getTime() : undefined;
}
