/** "$1,028", or "– $1,028" below zero: whole dollars. */
export const printWhole = (cents: number): string => print(cents, (Math.abs(cents) / 100).toFixed(0), '$');

/** "$405.00": dollars and cents. */
export const printCents = (cents: number): string => print(cents, (Math.abs(cents) / 100).toFixed(2), '$');

/** Without the dollar sign, as in a column of a table. */
export const printPlain = (cents: number): string => print(cents, (Math.abs(cents) / 100).toFixed(2), '');
export const printPlainWhole = (cents: number): string =>
  print(cents, (Math.abs(cents) / 100).toFixed(0), '');

function print(cents: number, digits: string, sign: string): string {
  const [whole = '', rest] = digits.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '– ' : ''}${sign}${grouped}${rest === undefined ? '' : `.${rest}`}`;
}

/** A calendar day as a form prints it: "2026-04-05" is "4/5/2026", or "4/5/26" in a line. */
export function printDay(day: string, isShort = false): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(month)}/${Number(date)}/${isShort ? year.slice(2) : year}`;
}

/** What a reading of whole dollars or of cents is: no sign of the dollar, no commas. */
export const readWhole = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${(Math.abs(cents) / 100).toFixed(0)}`;
export const parseCents = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${(Math.abs(cents) / 100).toFixed(2)}`;

export const roundToDollar = (cents: number): number =>
  Math.sign(cents) * Math.round(Math.abs(cents) / 100) * 100;
