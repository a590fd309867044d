// Numbers, times and dates as a language writes them.

import { type LanguageId, LANGUAGES } from "./words.ts";

const MICROS_PER_CENTISECOND = 10_000;
const CENTISECONDS_PER_MINUTE = 6_000;

export interface Format {
  /** A whole number. */
  number(value: number): string;
  /** With exactly so many digits behind the point. */
  decimal(value: number, digits: number): string;
  /** m:ss.cc, the same width whatever the figures are. */
  time(micros: number): string;
  date(millisecondsSince1970: number): string;
}

export function makeFormat(language: LanguageId): Format {
  // Spanish leaves four figures ungrouped: a score that counts up would jump.
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0, useGrouping: "always" });
  const decimals = new Map<number, Intl.NumberFormat>();
  const decimalOf = (digits: number): Intl.NumberFormat => {
    // Figures beside the Matrix ask for it with every frame.
    const known = decimals.get(digits);
    if (known !== undefined) return known;
    const made = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    decimals.set(digits, made);
    return made;
  };
  const day = new Intl.DateTimeFormat(LANGUAGES[language].locale, { year: "numeric", month: "short", day: "numeric" });
  return {
    number: (value) => whole.format(value),
    decimal: (value, digits) => decimalOf(digits).format(value),
    time: formatTime,
    date: (value) => day.format(value),
  };
}

/** m:ss.cc, cut and never rounded up: a record is not made by rounding. */
export function formatTime(micros: number): string {
  const centiseconds = Math.max(0, Math.floor(micros / MICROS_PER_CENTISECOND));
  const minutes = Math.floor(centiseconds / CENTISECONDS_PER_MINUTE);
  const rest = String(centiseconds % CENTISECONDS_PER_MINUTE).padStart(4, "0");
  return `${minutes}:${rest.slice(0, 2)}.${rest.slice(2)}`;
}
