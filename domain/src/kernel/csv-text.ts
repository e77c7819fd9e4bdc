/**
 * What a spreadsheet takes for the start of a formula (OWASP, CSV injection): the signs, their full-width forms, which East Asian versions
 * read alike, and the tab and line ends before which a sign may follow.
 */
export const FORMULA_STARTS = '=+-@\t\r\n＝＋－＠';

/** A text as a cell of CSV (RFC 4180). One that a spreadsheet would run gets an apostrophe before it, which makes it a text. */
export function formatCsvText(text: string): string {
  const cell = text !== '' && FORMULA_STARTS.includes(text.charAt(0)) ? `'${text}` : text;
  return /[",\r\n']/.test(cell) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell;
}
