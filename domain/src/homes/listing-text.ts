import { places } from '../kernel/states.ts';
import type { HomeInput } from './home-fields.ts';

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

const hasName = (words: string) => NAMES.some(([, pattern]) => pattern.test(words));

const isNameAlone = (line: string) =>
  line.trim().length <= MAX_NAME_LENGTH && !/\d{3}|\$/.test(line) && hasName(line);

/** The most characters of a pasted listing that are read. */
export const MAX_LISTING_LENGTH = 20_000;

/**
 * What was found, each with the words it was found in, whole, so that the buyer can check it before it is stored. `period` is how often an
 * amount was due there, where the form takes it for another: its value is converted.
 */
export type ListingReading = {
  values: Partial<HomeInput>;
  found: readonly { field: keyof HomeInput; words: string; period?: AmountPeriod }[];
};

type Reader = { field: keyof HomeInput; pattern: RegExp; read: (match: RegExpExecArray) => unknown };
type Found = ListingReading['found'][number] & { value: unknown };

const number = (text = '') => Number(text.replaceAll(',', ''));
const streets =
  'street|st|avenue|ave|road|rd|drive|dr|lane|ln|court|ct|boulevard|blvd|way|place|pl|circle|cir|terrace|ter|trail|trl|parkway|pkwy';

const readers: readonly Reader[] = [
  {
    field: 'address',
    pattern: new RegExp(
      String.raw`\b\d{1,6} [\w .'#-]{1,60}?\b(?:${streets})\b\.?(?:[^\S\n]{0,3},?[^\S\n]{0,3}[\w .'#-]{1,40}){0,2}(?:,[^\S\n]*[A-Z]{2}(?:[^\S\n]+\d{5})?)?`,
      'i',
    ),
    read: ([all]) =>
      all
        .trim()
        .replace(/[\s,]{1,20}$/, '')
        .slice(0, 160),
  },
  {
    field: 'yearBuilt',
    pattern: /\b(?:built(?: in)?|year built)\D{0,12}((?:1[6-9]|20)\d{2})\b/i,
    read: ([, text]) => number(text),
  },
  { field: 'link', pattern: /https:\/\/[^\s"'<>]{4,480}/, read: ([all]) => all },
];

const kinds = [
  ['condo', /\bcondo(?:minium)?\b/i],
  ['townhouse', /\btown\s?(?:house|home)\b/i],
  ['multiFamily', /\b(?:multi[- ]family|duplex|triplex|fourplex)\b/i],
  ['singleFamily', /\b(?:single[- ]family|detached)\b/i],
] as const;

/** The words before a measure that make it one of something else than the home. */
const OTHER_SPACE =
  /\b(?:lots?|land|garage|basement|unfinished|deck|patio|porch|yard|acres?|pool|shop|barn|storage|attic)\b[^\n|•·;,]{0,20}$/i;
const OTHER_SPACE_BEHIND =
  /^[^\S\n]*(?:lot|of land|garage|basement|unfinished|deck|patio|yard|shop|barn|storage|attic)\b/i;

const measures: readonly {
  field: keyof HomeInput;
  patterns: readonly RegExp[];
  read: (text: string) => unknown;
}[] = [
  {
    field: 'bedrooms',
    patterns: [
      /\b(\d{1,2})[^\S\n]*(?:bed(?:room)?s?|bds?|br)\b/gi,
      /\b(?:bed(?:room)?s?|bds?)[^\S\n]*[:#][^\S\n]*(\d{1,2})\b/gi,
    ],
    read: number,
  },
  {
    field: 'bathrooms',
    patterns: [
      /\b(\d{1,2}(?:\.[05])?)[^\S\n]*(?:bath(?:room)?s?|ba)\b/gi,
      /\b(?:bath(?:room)?s?|ba)[^\S\n]*[:#][^\S\n]*(\d{1,2}(?:\.[05])?)\b/gi,
    ],
    read: (text) => text,
  },
  {
    field: 'squareFeet',
    patterns: [
      /(?<![\d,.$])(\d{1,3}(?:,\d{3})+|\d{3,6})[^\S\n]*(?:sq\.?[^\S\n]?(?:ft|feet)\b|square feet|sqft)/gi,
      /\b(?:square (?:feet|footage)|sq\.?[^\S\n]?ft\.?|sqft|living area|interior (?:area|livable area))[^\S\n]*:[^\S\n]*(\d{1,3}(?:,\d{3})+|\d{3,6})\b/gi,
    ],
    read: number,
  },
];

/**
 * Reads what a pasted listing says in so many words. Nothing is looked up, and nothing is guessed: a figure is taken only beside the
 * word that names it, converted to the period of the form where it is due in another, and a price without a name only where it heads a line.
 */
export function parseListingText(text: string): ListingReading {
  const read = text.slice(0, MAX_LISTING_LENGTH);
  const found: Found[] = [
    ...readers.flatMap(({ field, pattern, read: take }) => {
      const match = pattern.exec(read);
      return match === null ? [] : [{ field, words: match[0].trim(), value: take(match) }];
    }),
    ...findAmounts(read),
    ...measures.flatMap((measure) => findMeasure(read, measure)),
    ...parseState(read),
    ...readKind(read),
  ];
  return {
    values: Object.fromEntries(found.map(({ field, value }) => [field, value])),
    found: found.map(({ value: _value, ...shown }) => shown),
  };
}

const MIN_LONE_PRICE_CENTS = 1_000_000;

function findAmounts(text: string): Found[] {
  const amounts = listListingAmounts(text);
  const isLone = ({ kind, period, cents, words, start }: ListingAmount) =>
    kind === 'unnamed' &&
    period === null &&
    cents >= MIN_LONE_PRICE_CENTS &&
    words.startsWith('$') &&
    isLineStart(text, start);
  const price =
    amounts.find(({ kind, period }) => kind === 'price' && period === null) ?? amounts.find(isLone);
  const due = (field: keyof HomeInput, kind: ListingAmount['kind'], usual: AmountPeriod): Found[] => {
    const amount = amounts.find((each) => each.kind === kind);
    if (amount === undefined) return [];
    const period = amount.period ?? usual;
    const value = convertPeriod(amount.cents, period, usual);
    return [{ field, words: amount.words, value, ...(period === usual ? {} : { period }) }];
  };
  return [
    ...(price === undefined ? [] : [{ field: 'price' as const, words: price.words, value: price.cents }]),
    ...due('propertyTaxYearly', 'tax', 'year'),
    ...due('homeInsuranceYearly', 'insurance', 'year'),
    ...due('duesMonthly', 'dues', 'month'),
  ];
}

const isLineStart = (text: string, at: number) =>
  /^[^\S\n]*$/.test(text.slice(text.lastIndexOf('\n', at - 1) + 1, at));

/** The first figure that is one of the home itself, with its words. */
function findMeasure(text: string, { field, patterns, read }: (typeof measures)[number]): Found[] {
  for (const pattern of patterns)
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const before = text.slice(Math.max(0, match.index - 40), match.index);
      if (
        field === 'squareFeet' &&
        (OTHER_SPACE.test(before) || OTHER_SPACE_BEHIND.test(text.slice(end, end + 20)))
      )
        continue;
      return [{ field, words: match[0].trim(), value: read(match[1] ?? '') }];
    }
  return [];
}

function parseState(text: string) {
  const match = /,[^\S\n]*([A-Z]{2})(?:[^\S\n]+\d{5})?\b/.exec(text);
  const code = match?.[1] ?? '';
  return match !== null && code in places
    ? [{ field: 'state' as const, words: match[0].slice(1).trim(), value: code }]
    : [];
}

function readKind(text: string) {
  const kind = kinds.find(([, pattern]) => pattern.test(text));
  const words = kind?.[1].exec(text)?.[0];
  return kind && words ? [{ field: 'propertyType' as const, words, value: kind[0] }] : [];
}

/** How often an amount of a listing is due. */
type AmountPeriod = 'week' | 'month' | 'quarter' | 'half-year' | 'year';

/** What an amount of a listing is; `other` is one that has a name which is none of these, such as an assessed value. */
type AmountKind = 'price' | 'tax' | 'insurance' | 'dues' | 'other' | 'unnamed';

/** `words` are those it was found in, whole: its name, the amount, and the period. `start` is where they begin in the text. */
type ListingAmount = {
  kind: AmountKind;
  cents: number;
  period: AmountPeriod | null;
  words: string;
  start: number;
};

/** Cents of an amount that is due `from` so often, for each time that it is due `to` so often, rounded to the cent. */
function convertPeriod(cents: number, from: AmountPeriod, to: AmountPeriod): number {
  return Math.round((cents * TIMES_A_YEAR[from]) / TIMES_A_YEAR[to]);
}

/**
 * Lists the amounts of a pasted listing, each with the name and the period that are beside it: before it on its line, behind it, or alone
 * on the line above. A name between two amounts belongs to the one behind it. Linear in the text.
 */
function listListingAmounts(text: string): ListingAmount[] {
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

/** Before the amount first, then behind it, then on the line above. */
function findAmountKind(...places: string[]): AmountKind {
  for (const words of places) {
    const found = NAMES.find(([, pattern]) => pattern.test(words));
    if (found !== undefined) return found[0];
  }
  return 'unnamed';
}

function findPeriod(words: string): AmountPeriod | null {
  return PERIODS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

function countCents([, whole = '', part = '00', unit = '']: RegExpExecArray): number {
  const times = { k: 1_000, m: 1_000_000 }[unit.trim().toLowerCase()] ?? 1;
  return (Number(whole.replaceAll(',', '')) * 100 + Number(part)) * times;
}
