import { Decimal } from '../../../kernel/decimals.ts';
import type { FormReading } from '../form-reading.ts';
import type { LoanCheck } from './loan-check.ts';

type Fields = FormReading['fields'];

/** Fields that two parts of a Closing Disclosure say in the same words (12 CFR 1026.38(a), (l)(6) and (r)). */
const SAME_WORDS: readonly (readonly [string, string])[] = [
  ['property', 'security'],
  ['lender', 'contact_lender_name'],
  ['settlement_agent', 'contact_settlement_agent_name'],
];

/**
 * What a form says in two places that are no sum of each other: a year of escrow and its months, the rates of an adjustable loan, names. It proves
 * where both agree, and says nothing where not.
 */
export function listSaidTwice({ fields }: Pick<FormReading, 'fields'>): LoanCheck[] {
  const agreed = [...listSameWords(fields), ...listYears(fields), ...listRates(fields)];
  return agreed.length === 0 ? [] : [{ name: 'said_twice', holds: true, proves: agreed }];
}

const listSameWords = (fields: Fields): string[] =>
  SAME_WORDS.flatMap((names) => {
    const [one = '', other = ''] = names.map((name) => readLetters(fields[name]?.value));
    return one !== '' && one === other ? names : [];
  });

/** A sign of another kind within a word is misread the same way twice: nothing of "Fresn0" is sure. */
const MIXED = /[a-z]\d|\d[a-z]/i;
const ORDINAL = /\b\d{1,3}(?:st|nd|rd|th)\b/gi;

function readLetters(value: unknown): string {
  if (typeof value !== 'string' || MIXED.test(value.replace(ORDINAL, ''))) return '';
  return value.toLowerCase().replace(/[^a-z0-9]/g, '');
}

const MONTHS = 12;

/** Costs of the first year are twelve times those of a month, escrowed or not (12 CFR 1026.38(l)(7)). */
function listYears(fields: Fields): string[] {
  const [escrowed, other, without] = [
    ...['escrowed_costs_year_1', 'non_escrowed_costs_year_1', 'costs_year_1_without_escrow'],
  ].map((name) => readFigure(fields[name]?.value));
  const [ofEscrow, ofAll] = ['monthly_escrow_payment', 'taxes_insurance_month'].map((name) =>
    readFigure(fields[name]?.value)?.times(MONTHS),
  );
  const all = escrowed?.plus(other ?? 0) ?? without;
  return [
    ...(isSame(escrowed, ofEscrow) ? ['escrowed_costs_year_1', 'monthly_escrow_payment'] : []),
    ...(isSame(all, ofAll)
      ? [
          'taxes_insurance_month',
          'non_escrowed_costs_year_1',
          'escrowed_costs_year_1',
          'costs_year_1_without_escrow',
        ]
      : []),
  ];
}

/** The rates of an adjustable loan are among the loan terms and in their own table (12 CFR 1026.37(b)(6)(ii) and (j)). */
function listRates(fields: Fields): string[] {
  const [initial, margin] = ['air_initial_rate', 'air_index_margin'].map((name) =>
    readPercents(fields[name]?.value).at(-1),
  );
  const [least, most, ...others] = readPercents(fields.air_rate_range?.value);
  const isMost = others.length === 0 && isSame(readFigure(fields.rate_max?.value), most);
  return [
    ...(isSame(readFigure(fields.rate?.value), initial) ? ['air_initial_rate', 'rate'] : []),
    ...(isMost ? ['rate_max'] : []),
    ...(isMost && isSame(least, margin) ? ['air_rate_range', 'air_index_margin'] : []),
  ];
}

const readFigure = (value: unknown): Decimal | undefined =>
  typeof value === 'string' && /^\d{1,12}(\.\d+)?$/.test(value) ? new Decimal(value) : undefined;
const readPercents = (value: unknown): Decimal[] =>
  typeof value === 'string'
    ? [...value.matchAll(/(\d{1,3}(?:\.\d{1,4})?) ?%/g)].map(([, rate = '']) => new Decimal(rate))
    : [];
const isSame = (one: Decimal | undefined, other: Decimal | undefined): boolean =>
  one !== undefined && other !== undefined && !one.isZero() && one.eq(other);
