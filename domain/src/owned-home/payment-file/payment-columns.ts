/** What a column of a file of payments can hold. The first two are needed. */
export const paymentColumns = [
  'paidOn',
  'total',
  'dueOn',
  'principal',
  'interest',
  'escrow',
  'extraPrincipal',
] as const;
export type PaymentColumn = (typeof paymentColumns)[number];
export const neededColumns = ['paidOn', 'total'] as const;

/** What each column of the file is, in their order; `none` is left out, and undefined has to be asked for. */
export type ColumnMapping = readonly (PaymentColumn | 'none' | undefined)[];

/** The first rule whose words a heading has decides; more particular ones come before what they contain. */
const rules: readonly [RegExp, PaymentColumn | 'none'][] = [
  [/\bbalance\b|\brate\b|\b(amount|total) due\b|\bdue amount\b/, 'none'],
  [
    /\b(description|memo|notes?|type|status|check|reference|confirmation|id|number|no|payee|category)\b/,
    'none',
  ],
  [/\b(late|fees?|suspense|unapplied|account|method|currency|year to date|ytd)\b/, 'none'],
  [/\bdue\b/, 'dueOn'],
  [/\b(extra|additional|curtailment|prepayment)\b/, 'extraPrincipal'],
  [/\bprincipal\b/, 'principal'],
  [/\binterest\b/, 'interest'],
  [/\b(escrow|impounds?)\b/, 'escrow'],
  [/\b(date|day|posted|received|effective)\b/, 'paidOn'],
  [/\b(amount|total|payment|paid)\b/, 'total'],
];

/** Each heading by its words, in any order; one that is not recognized, and a second one for the same thing, has to be asked for. */
export function recognizeColumns(headings: readonly string[]): ColumnMapping {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const words = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (words === '') return 'none';
    const column = rules.find(([pattern]) => pattern.test(words))?.[1];
    if (column === undefined || column === 'none') return column;
    if (taken.has(column)) return undefined;
    taken.add(column);
    return column;
  });
}

/** What a mapping lacks before the file can be read: columns that are asked for, chosen twice, or needed and not chosen. */
export function findMappingProblems(mapping: ColumnMapping): {
  unchosen: readonly number[];
  twice: readonly PaymentColumn[];
  missing: readonly PaymentColumn[];
} {
  const count = (column: PaymentColumn) => mapping.filter((chosen) => chosen === column).length;
  return {
    unchosen: mapping.flatMap((chosen, place) => (chosen === undefined ? [place] : [])),
    twice: paymentColumns.filter((column) => count(column) > 1),
    missing: neededColumns.filter((column) => count(column) === 0),
  };
}
