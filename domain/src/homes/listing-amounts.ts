/** How often an amount of a listing is due. */
export type AmountPeriod = 'week' | 'month' | 'quarter' | 'half-year' | 'year';
/** What an amount of a listing is; `other` is one that has a name which is none of these, such as an assessed value. */
export type AmountKind = 'price' | 'tax' | 'insurance' | 'dues' | 'other' | 'unnamed';

/** `words` are those it was found in, whole: its name, the amount, and the period. `start` is where they begin in the text. */
export type ListingAmount = {
  kind: AmountKind;
  cents: number;
  period: AmountPeriod | null;
  words: string;
  start: number;
};

const AMOUNT = /\$\s?(\d{1,3}(?:,\d{3}){1,3}|\d{1,9})(?:\.(\d{2}))?(?![\d,]*\d)(\s?[km]\b)?/gi;
const MAX_NAME_LENGTH = 60;
const MAX_PERIOD_LENGTH = 40;
const SEPARATOR = /[|•·;\t]|,\s|\.\s|\s[-–—]\s|\(|\)/;

/** In this order: a name that has one of the first words is no price, tax or due, whatever else it says. */
const NAMES: readonly [AmountKind, RegExp][] = [
  [
    'other',
    /assess|taxable|tax value|land value|improvement|market value|zestimate|redfin estimate|estimated value|per (?:sq|square)|(?:\/|a) ?sq|psf|square f|payment|mortgage|p ?& ?i\b|principal|sold|last sale|closed|previous|original|price (?:cut|drop|change|history)|reduc(?!ed to)|\bwas\b|\bdown\b|earnest|deposit|\brent\b|rent(?:al|ed)|saving|credit|transfer|initiation|capital contribution|set-?up|application fee|abatement|rebate|incentive|utilit|\b(?:19|20)\d\d price/i,
  ],
  ['dues', /\bhoa\b|\bdues\b|association|(?:condo|maintenance|common|co-?op|strata) (?:fees?|charges?)/i],
  ['tax', /\btax(?:es)?\b/i],
  ['insurance', /insurance/i],
  ['price', /\blist(?:ed|ing)?\b|asking|\bprice|for sale|offered (?:at|for)|reduced to/i],
];

const PERIODS: readonly [AmountPeriod, RegExp][] = [
  ['half-year', /semi-?\s?annual|half[- ]?year|every (?:six|6) months|twice a year/i],
  ['quarter', /quarter|\bqtr\b|\/\s?q\b|every (?:three|3) months/i],
  ['week', /week|\/\s?wk\b/i],
  ['month', /month|\/\s?mo\b|\bmo\b/i],
  ['year', /annual|year|yearly|\/\s?yr\b|\byr\b|\/\s?ann\b|per annum/i],
];
const PER_AREA = /^\s*(?:\/|per|a|an)\s*(?:sq|square|ft|acre)/i;

const TIMES_A_YEAR: Readonly<Record<AmountPeriod, number>> = {
  ...{ week: 52, month: 12, quarter: 4, 'half-year': 2, year: 1 },
};

/** Cents of an amount that is due `from` so often, for each time that it is due `to` so often, rounded to the cent. */
export function convertPeriod(cents: number, from: AmountPeriod, to: AmountPeriod): number {
  return Math.round((cents * TIMES_A_YEAR[from]) / TIMES_A_YEAR[to]);
}

/**
 * Lists the amounts of a pasted listing, each with the name and the period that are beside it: before it on its line, behind it, or alone
 * on the line above. A name between two amounts belongs to the one behind it. Linear in the text.
 */
export function listListingAmounts(text: string): ListingAmount[] {
  const lines = splitLines(text);
  return lines.flatMap((line, index) => {
    const matches = [...line.text.matchAll(AMOUNT)];
    return matches.map((match, place) => {
      const end = match.index + match[0].length;
      const previous = matches[place - 1];
      const from = previous === undefined ? 0 : previous.index + previous[0].length;
      const before = findNameBefore(line.text.slice(from, match.index), previous !== undefined);
      const behind = line.text.slice(end, matches[place + 1]?.index ?? line.text.length);
      const after = behind.split(SEPARATOR)[0]?.slice(0, MAX_PERIOD_LENGTH) ?? '';
      const isOwn = after.length < behind.length || matches[place + 1] === undefined;
      const above = lines[index - 1];
      const isUnderName =
        place === 0 && before.trim() === '' && above !== undefined && isNameAlone(above.text);
      const name = findAmountKind(before, isOwn ? after : '', isUnderName ? above.text : '');
      const start = isUnderName ? above.start : line.start + match.index - before.length;
      const stop = line.start + end + (isOwn || findPeriod(after) !== null ? after.length : 0);
      return {
        kind: PER_AREA.test(behind) ? ('other' as const) : name,
        cents: countCents(match),
        period: findPeriod(after) ?? findPeriod(before) ?? (isUnderName ? findPeriod(above.text) : null),
        words: text.slice(start, stop).trim(),
        start,
      };
    });
  });
}

function splitLines(text: string) {
  let start = 0;
  return text.split('\n').map((line) => {
    const found = { text: line, start };
    start += line.length + 1;
    return found;
  });
}

/** The words directly before an amount; behind another amount, those after the last separator. */
function findNameBefore(gap: string, isBehindAnother: boolean): string {
  const parts = gap.split(new RegExp(SEPARATOR, 'g'));
  const last = parts.at(-1) ?? '';
  const isAlone = parts.length === 1 && isBehindAnother && findPeriod(gap) !== null && !hasName(gap);
  return isAlone ? '' : last.slice(-MAX_NAME_LENGTH);
}

const hasName = (words: string) => NAMES.some(([, pattern]) => pattern.test(words));

/** Before the amount first, then behind it, then on the line above. */
function findAmountKind(...places: string[]): AmountKind {
  for (const words of places) {
    const found = NAMES.find(([, pattern]) => pattern.test(words));
    if (found !== undefined) return found[0];
  }
  return 'unnamed';
}

const isNameAlone = (line: string) =>
  line.trim().length <= MAX_NAME_LENGTH && !/\d{3}|\$/.test(line) && hasName(line);

function findPeriod(words: string): AmountPeriod | null {
  return PERIODS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

function countCents([, whole = '', part = '00', unit = '']: RegExpExecArray): number {
  const times = { k: 1_000, m: 1_000_000 }[unit.trim().toLowerCase()] ?? 1;
  return (Number(whole.replaceAll(',', '')) * 100 + Number(part)) * times;
}
