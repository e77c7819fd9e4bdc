/** A quarter of a year, written "2025Q3". Quarters sort as text. */
const QUARTER_SHAPE = /^(19[7-9]\d|20\d\d)Q[1-4]$/;

/** The first year of FHFA's index. */
export const FIRST_INDEX_YEAR = 1975;
const LAST_YEAR = 2099;

/** Whether a text names a quarter from 1975 to 2099. */
export function isQuarter(text: string): boolean {
  return QUARTER_SHAPE.test(text) && isIndexYear(Number(text.slice(0, 4)));
}

/** Whether FHFA's index can have a figure of a year. */
export function isIndexYear(year: number): boolean {
  return Number.isInteger(year) && year >= FIRST_INDEX_YEAR && year <= LAST_YEAR;
}

/** The quarter in which a calendar day lies. */
export function findQuarter(day: string): string {
  return `${day.slice(0, 4)}Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
}

/** Whether a quarter is over on a calendar day. */
export function hasEnded(quarter: string, on: string): boolean {
  return quarter < findQuarter(on);
}
