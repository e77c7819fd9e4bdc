import { describe, expect, it } from 'vitest';
import { comparePartial, type PartialOffer } from './partial-offers.ts';

const page1 = { loanAmount: '360000', termYears: '30', ratePercent: '6.5', principalAndInterest: '2275.44' };
const page3 = { apr: '6.558', in5YearsTotal: '142922' };
const lowestOf = (offers: PartialOffer[]) =>
  Object.fromEntries(comparePartial(offers).lines.map(({ id, lowest }) => [id, lowest]));

describe('offers of which page 2 is not known', () => {
  it('are compared by pages 1 and 3, and each says what it lacks', () => {
    const other = {
      ...page1,
      ratePercent: '6.25',
      principalAndInterest: '2216.58',
      in5YearsTotal: '143793',
      A: '5700',
    };
    expect(comparePartial([{ ...page1, ...page3 }, other])).toEqual({
      lines: [
        { id: 'loanAmount', values: ['360000', '360000'], lowest: [] },
        { id: 'termYears', values: ['30', '30'], lowest: [] },
        { id: 'ratePercent', values: ['6.5', '6.25'], lowest: [1] },
        { id: 'principalAndInterest', values: ['2275.44', '2216.58'], lowest: [1] },
        { id: 'apr', values: ['6.558', null], lowest: [] },
        { id: 'in5YearsTotal', values: ['142922', '143793'], lowest: [0] },
      ],
      missing: [['A'], []],
      areDifferentLoans: false,
    });
  });

  it.each<[string, PartialOffer[], number[]]>([
    ['the lower', [{ ratePercent: '6.5' }, { ratePercent: '6.25' }], [1]],
    [
      'two that are alike below a third',
      [{ ratePercent: '6' }, { ratePercent: '6.0' }, { ratePercent: '7' }],
      [0, 1],
    ],
    ['none where all are alike', [{ ratePercent: '6' }, { ratePercent: '6.000' }], []],
    ['none where one is known', [{ ratePercent: '6' }, {}], []],
  ])('the lowest rate is %s', (_name, offers, lowest) => {
    expect(lowestOf(offers).ratePercent).toEqual(lowest);
  });

  it.each<[string, PartialOffer[], boolean]>([
    ['another amount', [{ loanAmount: '360000' }, { loanAmount: '350000' }], true],
    ['another term', [{ termYears: '30' }, { termYears: '15' }], true],
    ['one amount, written in two ways', [{ loanAmount: '360000' }, { loanAmount: '360000.00' }], false],
    ['an amount that is not known', [{ loanAmount: '360000' }, {}], false],
  ])('%s', (_name, offers, areDifferent) => {
    expect(comparePartial(offers).areDifferentLoans).toBe(areDifferent);
  });

  it('nothing is compared where nothing is known, and all that is needed is missing', () => {
    const needed = ['loanAmount', 'termYears', 'ratePercent', 'principalAndInterest', 'A'];
    expect(comparePartial([{}, { name: 'Oak' }])).toEqual({
      lines: [],
      missing: [needed, needed],
      areDifferentLoans: false,
    });
  });
});
