import { expect, it } from 'vitest';
import type { FieldValue } from '../form-reading.ts';
import { listSaidTwice } from './said-twice.ts';

const place = { page: 1, box: { x: 0, y: 0, width: 1, height: 1 }, state: 'check' as const };
const prove = (said: Record<string, FieldValue>) => {
  const fields = Object.entries(said).map(([name, value]) => [name, { value, ...place }]);
  return listSaidTwice({ fields: Object.fromEntries(fields) }).flatMap(({ proves }) => [...proves]);
};
const ADJUSTABLE = { rate: '8', rate_max: '13', air_initial_rate: '8%', air_rate_range: '2.25%/13%' };

it.each<[string, Record<string, FieldValue>, string[]]>([
  [
    'an address in two places, however it is spaced',
    { property: '8551 Lakeview Drive, Dayton, OH 45402', security: '8551 LakevieW Drive, Dayton,OH 45402' },
    ['property', 'security'],
  ],
  ['two addresses', { property: '8551 Lakeview Drive', security: '8557 Lakeview Drive' }, []],
  ['a sign within a word', { property: '8449 0ak Street, Fresn0', security: '8449 0ak Street, Fresn0' }, []],
  [
    'an ordinal, which has both',
    { property: '12 61st Street', security: '12 61st Street' },
    ['property', 'security'],
  ],
  ['a name that stands once', { lender: 'Ficus Bank' }, []],
  [
    'a year of escrow, by its months',
    { escrowed_costs_year_1: '2387.64', monthly_escrow_payment: '198.97' },
    ['escrowed_costs_year_1', 'monthly_escrow_payment'],
  ],
  ['another year', { escrowed_costs_year_1: '2387.94', monthly_escrow_payment: '198.97' }, []],
  [
    'a year of all property costs',
    {
      escrowed_costs_year_1: '2387.64',
      non_escrowed_costs_year_1: '1416.00',
      taxes_insurance_month: '316.97',
    },
    [
      ...['taxes_insurance_month', 'non_escrowed_costs_year_1', 'escrowed_costs_year_1'],
      'costs_year_1_without_escrow',
    ],
  ],
  ['nothing, which is no agreement', { escrowed_costs_year_1: '0', monthly_escrow_payment: '0' }, []],
  ['the first rate and the highest', ADJUSTABLE, ['air_initial_rate', 'rate', 'rate_max']],
  [
    'the lowest rate, which is the margin',
    { ...ADJUSTABLE, air_index_margin: '1-Year CMT + 2.25%' },
    ['air_initial_rate', 'rate', 'rate_max', 'air_rate_range', 'air_index_margin'],
  ],
  ['another highest rate', { ...ADJUSTABLE, rate_max: '18' }, ['air_initial_rate', 'rate']],
])('%s', (_name, said, proved) => {
  expect(prove(said)).toEqual(proved);
});
