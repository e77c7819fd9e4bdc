import { askTool } from '@porchlight/testing/tools/ask-tool.ts';
import { getRefusal } from '@porchlight/testing/tools/get-refusal.ts';
import { listUnexplained } from '@porchlight/testing/tools/unexplained-figures.ts';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { insuranceDeductionInput, interestLimitInput } from './home-taxes/interest-deductions.ts';
import { creditCertificateInput } from './home-taxes/mortgage-credit-certificate.ts';
import { homeValueByIndexInput } from './indexed-home-value.ts';
import { computeRecastPayment, recastInput } from './recast.ts';

const ON = '2026-11-26';
test('a loan without interest is recast to an equal share of what is left', () => {
  const input = { balance: '120000', rate: '0', monthsLeft: 120, lumpSum: '24000', fee: '250' };
  expect(computeRecastPayment(recastInput.parse(input), ON)).toMatchObject({
    oldPayment: '1000.00',
    newPayment: '800.00',
    monthlySaving: '200.00',
    interestSaved: '0.00',
    monthsToEarnBackFee: 2,
    monthsWithoutRecast: 96,
  });
});

const loan = { balance: '280000', rate: '6.5', monthsLeft: 330, lumpSum: '50000' };
const home = {
  ...{ area: 'state', code: 'TX', price: '250000', balance: '190000' },
  ...{ quarterBought: '2019Q1', indexBought: '332.97', quarterNow: '2024Q4', indexNow: '526.70' },
};
const certificate = { interest: '9000', certificateRate: '20' };
const premiums = { premiums: '1800', agi: '100000' };
const interest = { averageBalance: '900000', interest: '54000' };

describe('what is odd is answered', () => {
  test.each<[string, string, object, object]>([
    ['no fee', 'recast', loan, { monthsToEarnBackFee: 0 }],
    [
      'a fee that never comes back',
      'recast',
      { ...loan, monthsLeft: 2, lumpSum: '1', fee: '500' },
      { monthsToEarnBackFee: null },
    ],
    [
      'the lump sum without a recast',
      'recast',
      { ...loan, monthsLeft: 1 },
      { monthsWithoutRecast: 1, interestWithoutRecast: '1245.83' },
    ],
    [
      'a tax of nothing uses nothing',
      'mortgage-credit-certificate',
      { ...certificate, taxLiability: '0' },
      { used: '0.00', left: '1800.00' },
    ],
    [
      'an earlier year of the same text',
      'mortgage-credit-certificate',
      { ...certificate, taxYear: 2019 },
      { used: null, left: null },
    ],
    ['this year’s table where no year is named', 'mortgage-insurance-deduction', premiums, { percent: 100 }],
    [
      'half the limit separately',
      'interest-limit',
      { ...interest, marriedSeparately: true },
      { limit: '375000.00', deductible: '22500.00' },
    ],
    [
      'more owed than the value',
      'home-value-by-index',
      { ...home, indexNow: '166.485', balance: '190000' },
      { value: '125000', changePercent: '-50.0', ltvPercent: '152.00', equity: '-65000' },
    ],
    [
      'a quarter later than we have read, with its index',
      'home-value-by-index',
      { ...home, quarterNow: '2026Q2', indexNow: '540' },
      { refused: null, value: '405442' },
    ],
    [
      'a quarter that has not ended',
      'home-value-by-index',
      { ...home, quarterNow: '2026Q4' },
      { refused: 'no figure for 2026Q4: the quarter has not ended', value: null, equity: null },
    ],
    [
      'a metro without its index',
      'home-value-by-index',
      { ...home, area: 'metro', code: '10420', quarterNow: '2026Q1', indexNow: undefined },
      { refused: 'no figure for 2026Q1: newest is 2025Q3' },
    ],
    [
      'bought after what we have read',
      'home-value-by-index',
      { ...home, quarterBought: '2025Q4', indexBought: undefined, quarterNow: '2026Q1' },
      { refused: 'no figure for 2025Q4: newest is 2024Q4' },
    ],
    ['the same quarter', 'home-value-by-index', { ...home, quarterBought: '2024Q4' }, { refused: null }],
  ])('%s', (_name, tool, input, expected) => {
    const answer = askTool(tool, input);
    expect(answer).toMatchObject(expected);
    expect(listUnexplained(answer)).toEqual([]);
  });

  test('a value names FHFA and what the index cannot know', () => {
    expect(askTool('home-value-by-index', home)).toMatchObject({
      notKnown: expect.arrayContaining([expect.stringContaining('average')]),
      tables: [{ source: { title: expect.stringContaining('Federal Housing Finance Agency') } }],
    });
  });
});

describe('what makes no sense is refused with the field to look at', () => {
  test.each<[string, object, string]>([
    ['recast', { ...loan, balance: '0' }, 'balance'],
    ['recast', { ...loan, lumpSum: '0' }, 'lumpSum'],
    ['recast', { ...loan, lumpSum: '280000' }, 'lumpSum'],
    ['recast', { ...loan, lumpSum: '280000.01' }, 'lumpSum'],
    ['mortgage-credit-certificate', { ...certificate, certificateRate: '6.5' }, 'certificateRate'],
    ['mortgage-credit-certificate', { ...certificate, certificateRate: '50.1' }, 'certificateRate'],
    ['interest-limit', { ...interest, averageBalance: '0' }, 'averageBalance'],
    ['home-value-by-index', { ...home, code: '10420' }, 'code'],
    ['home-value-by-index', { ...home, area: 'metro' }, 'code'],
    ['home-value-by-index', { ...home, quarterNow: '2018Q4' }, 'quarterNow'],
    ['home-value-by-index', { ...home, price: '0.00' }, 'price'],
    ['home-value-by-index', { ...home, indexBought: undefined }, 'indexBought'],
    ['home-value-by-index', { ...home, indexNow: undefined }, 'indexNow'],
  ])('%s %j', (tool, input, field) => {
    expect(getRefusal(() => askTool(tool, input))).toHaveProperty(field);
  });

  test.each<[string, z.ZodMiniType, object]>([
    ['a rate beyond any note', recastInput, { ...loan, rate: '31' }],
    ['a rate of 99', recastInput, { ...loan, rate: '99' }],
    ['no months', recastInput, { ...loan, monthsLeft: 0 }],
    ['a negative fee', recastInput, { ...loan, fee: '-1' }],
    ['premiums of 2025', insuranceDeductionInput, { ...premiums, taxYear: 2025 }],
    ['interest of 2024', interestLimitInput, { ...interest, taxYear: 2024 }],
    ['a certificate of 2018', creditCertificateInput, { ...certificate, taxYear: 2018 }],
    ['a fifth quarter', homeValueByIndexInput, { ...home, quarterBought: '2019Q5' }],
    ['an index of 0', homeValueByIndexInput, { ...home, indexBought: '0.00' }],
    ['an index in words', homeValueByIndexInput, { ...home, indexNow: 'n/a' }],
    ['a county', homeValueByIndexInput, { ...home, area: 'county' }],
  ])('%s', (_name, schema, input) => {
    expect(schema.safeParse(input).success).toBe(false);
  });
});
