import { findWrittenDay, findWrittenPeriod } from '../../pages/written-days.ts';

/** The label of a numbered box of a form. */
const BOX = /^\d{1,2}[a-z]?\.? (?!.*\b(st|street|ave|avenue|rd|road|ln|lane|dr|drive|blvd|way|ct)\b)\p{L}/iu;
/** What ends the heading of a column, and no name. */
const HEADING =
  /(^|\b)(number|no\.?|id|ssn|ein|tin|date|dates|period|address|amount|total|rate|hours|name|zip|phone|page|type|status|description|location|deductible|payee|lienholder|mortgagee)\.?$/i;

/** What a value of a paper is, by what is kept of it. */
export type ValueKind = keyof typeof VALUE_READERS;

/**
 * Reads one value as printed; undefined for anything that is not written like one, so that no figure is guessed at. Of numbers that name an
 * account, a policy or an employer the last four characters are kept and no others.
 */
export const VALUE_READERS = {
  amount: parsePaperAmount,
  /** Dollars with their cents: beside it are hours and counts. */
  'amount-with-cents': (text: string) => (/\.\d{2}\D*$/.test(text) ? parsePaperAmount(text) : undefined),
  day: (text: string) => (text.length <= 40 ? findWrittenDay(text) : undefined),
  'period-start': (text: string) => findWrittenPeriod(text)?.start,
  'period-end': (text: string) => findWrittenPeriod(text)?.end,
  year: (text: string) => /^20 ?\d{2}(?: ?[-/] ?(?:20)?\d{2})?$/.exec(text.trim())?.[0].replace(/\s/g, ''),
  count: (text: string) => /^\d{1,6}$/.exec(text.trim())?.[0],
  'last-four': readLastFour,
  /** A number of a parcel, with the marks a county writes it with. */
  parcel: (text: string) => /^[\dA-Z][\dA-Z.\-/ ]{4,29}$/.exec(text.trim())?.[0],
  words: readWords,
  /** Of a person, without the address that may follow it in its line. */
  name: (text: string) => {
    const words = readWords(text.replace(/, ?\d.*$/, ''));
    return words === undefined || /[\d:$]/.test(words) ? undefined : words;
  },
} as const satisfies Record<string, (text: string) => string | undefined>;

/**
 * Dollars without sign and commas. Below zero are "-1,234.56", "1,234.56-" and "(1,234.56)"; "1 234 56" and "1,23.45" are nothing.
 */
export function parsePaperAmount(text: string): string | undefined {
  const words = text.trim().replace(/[\u2013\u2014\u2212]/g, '-');
  const [, open, before, whole, cents = '', close, after] =
    /^(\()?\s?([-+]?\s?\$?\s?[-+]?)\s?(\d{1,3}(?:,\d{3})+|\d+)?(\.\d{2})?\s?(\))?\s?(-)?$/.exec(words) ?? [];
  if ((whole === undefined && cents === '') || (open === undefined) !== (close === undefined))
    return undefined;
  const figure = `${whole?.replaceAll(',', '').replace(/^0+(?=\d)/, '') ?? '0'}${cents}`;
  const isBelow = open !== undefined || after !== undefined || before?.includes('-') === true;
  return isBelow && /[1-9]/.test(figure) ? `-${figure}` : figure;
}

function readWords(text: string): string | undefined {
  const isValue = /\p{L}{2}/u.test(text) && !/:$/.test(text.trim()) && !HEADING.test(text) && !BOX.test(text);
  return isValue ? text.trim() : undefined;
}

function readLastFour(text: string): string | undefined {
  const letters = text.replace(/[^\p{L}\p{N}*]/gu, '');
  const digits = (letters.match(/\d/g) ?? []).length;
  const last = /[\p{L}\d]{4}$/u.exec(letters)?.[0];
  // Words are no number, and neither is a short one.
  return last === undefined || digits < 3 || text.length > 40 ? undefined : last;
}
