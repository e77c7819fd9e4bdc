const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day as US papers write it: "7/31/2026", "07-31-26", "2026-07-31", "July 31, 2026", "31 JUL 2026"; recognition loses the space or the comma. */
const DAY =
  /\b(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})|([a-z]{3,9})\.?,? (\d{1,2})(?:st|nd|rd|th)?(?:[,.] ?| )(\d{4})|(\d{1,2})[ -]([a-z]{3,9})\.?,?[ -](\d{4}))(?!\d)/gi;
/** The first day of a period whose year is printed at its end alone: "July 1 through July 31, 2026", "07/01 - 07/31/2026". */
const WITHOUT_YEAR =
  /\b(?:(\d{1,2})\/(\d{1,2})|([a-z]{3,9})\.? (\d{1,2}))\s*(?:-|to|thru|through)\s*(?=[a-z]|\d)/i;

export type WrittenPeriod = { start: string; end: string };

/** The first day within words as a calendar day; undefined where none is written, or the first is a day that does not exist. */
export function findWrittenDay(text: string): string | undefined {
  return listDays(text)[0]?.day;
}

/** Two days within words, the first not after the second; undefined otherwise. */
export function findWrittenPeriod(text: string): WrittenPeriod | undefined {
  const words = text.replace(/[\u2013\u2014\u2212]/g, '-');
  const [first, second] = listDays(words);
  if (first === undefined) return undefined;
  const end = (second ?? first).day;
  const start = second === undefined ? findStart(words.slice(0, first.at), words, end) : first.day;
  return start === undefined || end === undefined || start > end ? undefined : { start, end };
}

/** The month and day before the end, in its year or, in December before a January, the year before. */
function findStart(before: string, words: string, end: string | undefined): string | undefined {
  const found = WITHOUT_YEAR.exec(words);
  if (end === undefined || found === null || found.index >= before.length) return undefined;
  const [, number, day, name, dayOfName] = found;
  const year = Number(end.slice(0, 4));
  const month = number === undefined ? readMonth(name) : Number(number);
  const sameYear = writeDay(year, month, Number(day ?? dayOfName));
  return sameYear !== undefined && sameYear > end
    ? writeDay(year - 1, month, Number(day ?? dayOfName))
    : sameYear;
}

function listDays(text: string): { day: string | undefined; at: number }[] {
  return [...text.matchAll(DAY)].flatMap((found) => {
    const [, y1, m1, d1, m2, d2, y2, m3, d3, y3, d4, m4, y4] = found;
    const name = m3 ?? m4;
    if (name !== undefined && readMonth(name) === 0) return [];
    const year = y1 ?? (y2?.length === 2 ? `20${y2}` : y2) ?? y3 ?? y4;
    const month = name === undefined ? Number(m1 ?? m2) : readMonth(name);
    return [{ day: writeDay(Number(year), month, Number(d1 ?? d2 ?? d3 ?? d4)), at: found.index }];
  });
}

/** From 1; 0 for a word that is no month. */
function readMonth(name = ''): number {
  const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  const full = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august'];
  const names = [...full, 'september', 'october', 'november', 'december'];
  const isWhole = names[month - 1]?.startsWith(name.toLowerCase()) ?? false;
  return isWhole ? month : 0;
}

function writeDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return date.toISOString().slice(0, 10);
}
