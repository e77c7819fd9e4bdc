import { describe, expect, it } from 'vitest';
import { compareDisclosures } from './compare-disclosures.ts';
import { findToleranceGroup } from './tolerance-group.ts';
import { makeTypedSet } from './typed-lines.ts';

type Row = readonly [what: string, le: string | null, cd: string | null];
function compare(rows: readonly Row[]) {
  const lines = rows.map(([what, le, cd]) => ({ section: 'E' as const, what, le, cd, provider: null }));
  const { comparisons } = compareDisclosures(makeTypedSet({ lines, aprBefore: null, aprNow: null }));
  const [first] = comparisons;
  if (first === undefined) throw new Error('nothing was compared');
  return first;
}

describe('transfer taxes of both forms', () => {
  it.each<[string, readonly Row[], string]>([
    [
      'a sum and its parts',
      [
        ['Transfer Taxes', '2000', null],
        ['Transfer Tax to State', null, '1200.00'],
        ['Transfer Tax to County', null, '800.00'],
      ],
      '0.00',
    ],
    [
      'a sum that its parts exceed',
      [
        ['Transfer Taxes', '2000', null],
        ['State Deed Tax', null, '1200.00'],
        ['County Documentary Stamps', null, '850.00'],
      ],
      '50.00',
    ],
    [
      'cents that rounding hides in the sum',
      [
        ['Transfer Taxes', '2000', null],
        ['State Tax Stamps', null, '1200.25'],
        ['County Tax Stamps', null, '800.20'],
      ],
      '0.00',
    ],
    [
      'a tax on recording beside another',
      [
        ['Transfer Taxes', '2000', null],
        ['Mortgage Recording Tax', null, '1500.00'],
        ['Conveyance Tax', null, '500.00'],
      ],
      '0.00',
    ],
    [
      'one line of other words',
      [
        ['Transfer Taxes', '2000', null],
        ['Recordation Tax', null, '2100.00'],
      ],
      '100.00',
    ],
    ['none on the estimate', [['Transfer Tax', null, '950.00']], '950.00'],
    ['none on the Closing Disclosure', [['Transfer Tax', '950', null]], '0.00'],
  ])('%s', (_name, rows, over) => {
    const { charges, ...found } = compare(rows);
    expect(found.over).toBe(over);
    expect(charges).toMatchObject([{ group: 'zero', because: 'transfer-tax' }]);
  });

  it('are kept apart from recording fees, and say what they are of', () => {
    const { charges } = compare([
      ['Recording Fees and Other Taxes', '85', '85.00'],
      ['Transfer Taxes', '2000', null],
      ['State Transfer Tax', null, '1200.00'],
      ['County Transfer Tax', null, '800.00'],
    ]);
    expect(charges).toMatchObject([
      { id: 'closing:E.0', group: 'ten', because: 'recording-fee' },
      {
        ...{ id: 'closing:E.1', what: 'State Transfer Tax, County Transfer Tax', match: 'alike' },
        ...{ estimateWhat: 'Transfer Taxes', le: '2000.00', cd: '2000.00' },
      },
    ]);
  });

  it.each([
    ['Mortgage Recording Tax', 'transfer-tax'],
    ['Recordation Tax', 'transfer-tax'],
    ['Record Tax', 'transfer-tax'],
    ['Transfer Taxes', 'transfer-tax'],
    ['Recording Fees and Other Taxes', 'recording-fee'],
    ['RecordingFeesand Other Taxes', 'recording-fee'],
    ['Recording of Deed Transfer', 'recording-fee'],
    ['Intangible Tax', 'government-fee'],
  ])('%s is a %s', (what, because) => {
    expect(findToleranceGroup(what, 'E', 'E').because).toBe(because);
  });
});
