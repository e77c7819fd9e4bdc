import { states } from '../kernel/states.ts';
import type { HomeInput } from './home-fields.ts';

/** Letters of a pasted listing that are read at most. */
export const LONGEST_LISTING = 20_000;

/** What was found, each with the words it was found in, so that the buyer can check it before it is stored. */
export type ListingReading = {
  values: Partial<HomeInput>;
  found: readonly { field: keyof HomeInput; words: string }[];
};

type Reader = { field: keyof HomeInput; pattern: RegExp; read: (match: RegExpExecArray) => unknown };

const DOLLARS = String.raw`\$\s?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?`;
const cents = (whole = '', part = '00') => Number(whole.replaceAll(',', '')) * 100 + Number(part);
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
    field: 'price',
    pattern: new RegExp(
      String.raw`(?:list(?:ed|ing)?|asking|price|for sale)[^\n$]{0,30}${DOLLARS}(?![\d,]*\s?(?:\/|per)\s?(?:mo|yr|sq))`,
      'i',
    ),
    read: ([, whole, part]) => cents(whole, part),
  },
  {
    field: 'propertyTaxYearly',
    pattern: new RegExp(String.raw`tax(?:es)?\b[^\n$]{0,40}${DOLLARS}(\s?(?:\/|per|a)\s?mo\w*)?`, 'i'),
    read: ([, whole, part, monthly]) => cents(whole, part) * (monthly ? 12 : 1),
  },
  {
    field: 'homeInsuranceYearly',
    pattern: new RegExp(String.raw`insurance\b[^\n$]{0,40}${DOLLARS}(\s?(?:\/|per|a)\s?mo\w*)?`, 'i'),
    read: ([, whole, part, monthly]) => cents(whole, part) * (monthly ? 12 : 1),
  },
  {
    field: 'duesMonthly',
    pattern: new RegExp(
      String.raw`(?:HOA|dues|association|condo fee)[^\n$]{0,40}${DOLLARS}(\s?(?:\/|per|a)\s?(?:yr|year|ann)\w*)?`,
      'i',
    ),
    read: ([, whole, part, yearly]) => (yearly ? Math.round(cents(whole, part) / 12) : cents(whole, part)),
  },
  {
    field: 'bedrooms',
    pattern: /\b(\d{1,2})\s*(?:bed(?:room)?s?|bds?|br)\b/i,
    read: ([, text]) => number(text),
  },
  {
    field: 'bathrooms',
    pattern: /\b(\d{1,2}(?:\.[05])?)\s*(?:bath(?:room)?s?|ba)\b/i,
    read: ([, text]) => text,
  },
  {
    field: 'squareFeet',
    pattern: /\b(\d{1,3}(?:,\d{3})+|\d{3,6})\s*(?:sq\.?\s?(?:ft|feet)|square feet|sqft)/i,
    read: ([, text]) => number(text),
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

/**
 * Reads what a pasted listing says in so many words. Nothing is looked up, and nothing is guessed: a figure is taken only beside the
 * word that names it, and a price beside the dollar sign where no other figure is named.
 */
export function readListingText(text: string): ListingReading {
  const read = text.slice(0, LONGEST_LISTING);
  const found = readers.flatMap(({ field, pattern, read: take }) => {
    const match = pattern.exec(read);
    return match === null ? [] : [{ field, words: match[0].trim(), value: take(match) }];
  });
  if (!found.some(({ field }) => field === 'price')) found.push(...readLonePrice(read));
  found.push(...readState(read), ...readKind(read));
  return {
    values: Object.fromEntries(found.map(({ field, value }) => [field, value])),
    found: found.map(({ field, words }) => ({ field, words })),
  };
}

/** A line that is nothing but an amount is the price, as listings head their page with it. */
function readLonePrice(text: string) {
  const match = new RegExp(String.raw`^[^\S\n]*${DOLLARS}[^\S\n]*$`, 'm').exec(text);
  const value = cents(match?.[1], match?.[2]);
  return match === null || value < 1_000_000
    ? []
    : [{ field: 'price' as const, words: match[0].trim(), value }];
}

function readState(text: string) {
  const match = /,[^\S\n]*([A-Z]{2})(?:[^\S\n]+\d{5})?\b/.exec(text);
  const code = match?.[1] ?? '';
  return match !== null && code in states
    ? [{ field: 'state' as const, words: match[0].slice(1).trim(), value: code }]
    : [];
}

function readKind(text: string) {
  const kind = kinds.find(([, pattern]) => pattern.test(text));
  const words = kind?.[1].exec(text)?.[0];
  return kind && words ? [{ field: 'propertyType' as const, words, value: kind[0] }] : [];
}
