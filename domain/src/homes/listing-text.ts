import { places } from '../kernel/states.ts';
import type { HomeInput } from './home-fields.ts';
import {
  type AmountPeriod,
  convertPeriod,
  type ListingAmount,
  listListingAmounts,
} from './listing-amounts.ts';

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
