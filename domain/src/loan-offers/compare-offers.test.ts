import { describe, expect, test } from 'vitest';
import { compareOffers } from './compare-offers.ts';
import { computePaid, getOffer } from './loan-offer.ts';
import type { OfferInput } from './offer-lines.ts';

/** Sample H-24(B) of 12 CFR 1026 Appendix H by its lines. */
const sample: OfferInput = {
  name: 'Ficus Bank',
  loanAmount: '162000',
  termYears: '30',
  ratePercent: '3.875',
  principalAndInterest: '761.78',
  prepaymentPenalty: 'no',
  balloonPayment: 'no',
  mortgageInsurance: '82',
  insuranceYears: '7',
  escrow: '206',
  A: '1802',
  B: '672',
  C: '3198',
  D: '5672',
  E: '85',
  F: '867',
  prepaidInterest: '262',
  G: '413',
  H: '1017',
  I: '2382',
  lenderCredits: '0',
  J: '8054',
  in5YearsTotal: '56582',
  in5YearsPrincipal: '15773',
  apr: '4.274',
};
const change = (more: Partial<OfferInput>): OfferInput => ({ ...sample, name: 'Other', ...more });

describe('the five-year cost', () => {
  test('of sample H-24(B) is that of its page 3, to what rounding loses', () => {
    const [first] = compareOffers([sample, sample]).offers;
    expect(first?.fiveYearCost).toBe('56,561');
    expect(first?.principalPaid).toBe('15,773');
    expect(first?.slips).toEqual([]);
  });

  test.each<[string, Partial<OfferInput>, string]>([
    ['D with all of its parts', { D: '5672' }, '56,561'],
    ['D alone', { A: '', B: '', C: '', D: '5672' }, '56,561'],
    ['D with A and B alone', { C: '', D: '5672' }, '56,561'],
    ['A, B and C without D', { D: '' }, '56,561'],
    ['A and B alone', { C: '', D: '' }, '53,363'],
    ['nothing of D', { A: '', B: '', C: '', D: '' }, '50,889'],
  ])('takes %s', (_, more, fiveYearCost) => {
    expect(compareOffers([change(more), sample]).offers[0]).toMatchObject({ fiveYearCost });
  });

  test('a stated D decides between two lenders where one of them names B alone', () => {
    const dear = change({ B: '672', C: '', D: '5672' });
    const cheap = change({ A: '1500', B: '', C: '', D: '4500' });
    const judged = compareOffers([dear, cheap]).offers;
    expect(judged.map(({ more, place }) => [more, place])).toEqual([
      ['1,172', 2],
      ['0', 1],
    ]);
  });

  test('takes credits off and stops insurance when it ends', () => {
    const offer = getOffer(change({ lenderCredits: '500', insuranceYears: '1' }));
    expect(computePaid(offer, 60).toFixed(2)).toBe('52124.80');
  });

  test('is never counted past the term', () => {
    const short = getOffer(change({ termYears: '1', principalAndInterest: '13785', mortgageInsurance: '0' }));
    expect(computePaid(short, 60).eq(computePaid(short, 12))).toBe(true);
  });
});

describe('a term under five years', () => {
  /** 162,000 at 3.875 %: the level payments of 4 and 2 years. */
  const payments: Record<string, string> = { 2: '7025.83', 4: '3648.75' };
  const short = (termYears: string, more: Partial<OfferInput> = {}): OfferInput =>
    change({
      termYears,
      principalAndInterest: payments[termYears] ?? '',
      in5YearsTotal: '',
      in5YearsPrincipal: '',
      ...more,
    });

  test.each<[string, OfferInput, string, string[]]>([
    ['ends payments and insurance', short('4'), '185,010', ['48 × principal', '48 × mortgage']],
    ['ends insurance of unknown years', short('4', { insuranceYears: '' }), '185,010', ['48 × ', '48 × ']],
    ['leaves shorter insurance', short('4', { insuranceYears: '3' }), '184,026', ['48 × ', '36 × ']],
    ['of two years', short('2'), '176,522', ['24 × ', '24 × ']],
    ['of five years is counted whole', change({ termYears: '5' }), '56,561', ['60 × ', '60 × ']],
    ['over five years is cut there', change({ termYears: '6' }), '56,561', ['60 × ', '60 × ']],
  ])('%s', (_, offer, fiveYearCost, counts) => {
    const [judged] = compareOffers([offer, sample]).offers;
    expect(judged?.fiveYearCost).toBe(fiveYearCost);
    expect(judged?.formula.slice(2, 4).map(({ name }) => name)).toEqual(
      counts.map((count) => expect.stringContaining(count)),
    );
  });

  test('is paid off whole', () => {
    expect(compareOffers([short('4'), sample]).offers[0]?.principalPaid).toBe('162,000');
  });

  test('the longest term ends how long one stays', () => {
    const { spans } = compareOffers([short('2'), short('4')]);
    expect(spans).toEqual([
      { from: 1, until: 45, offer: 1 },
      { from: 46, until: 48, offer: 0 },
    ]);
  });
});

describe('insurance that ends within five years', () => {
  /** 324,000 of 400,000: 38 premiums of $62.10, which page 1 shows as $62 in years 1-4. */
  const insured = (more: Partial<OfferInput>): OfferInput => ({
    name: 'Insured',
    loanAmount: '324000',
    termYears: '30',
    ratePercent: '6.5',
    principalAndInterest: '2047.90',
    mortgageInsurance: '62',
    insuranceYears: '4',
    A: '1800',
    D: '5555',
    prepaidInterest: '867',
    in5YearsTotal: '131656',
    ...more,
  });

  test.each<[string, Partial<OfferInput>, number, string[]]>([
    ['as many premiums as page 3 implies', {}, 38, []],
    ['every year whole', { in5YearsTotal: '132277' }, 48, []],
    ['one premium in the last year', { in5YearsTotal: '131594' }, 37, []],
    ['a low premium that was rounded up', { mortgageInsurance: '20', in5YearsTotal: '130018' }, 37, []],
    ['a low premium that was rounded down', { mortgageInsurance: '20', in5YearsTotal: '130280' }, 48, []],
    ['less than the years before the last', { in5YearsTotal: '131400' }, 48, ['in5YearsTotal']],
    ['more than the years shown', { in5YearsTotal: '132400' }, 48, ['in5YearsTotal']],
    ['no number of premiums', { mortgageInsurance: '200', in5YearsTotal: '137000' }, 48, ['in5YearsTotal']],
    ['not told without D', { D: '' }, 48, ['in5YearsTotal']],
    ['not told without prepaid interest', { prepaidInterest: '' }, 48, []],
    ['longer than five years', { insuranceYears: '6', in5YearsTotal: '133016' }, 72, []],
    ['none at all', { mortgageInsurance: '0', insuranceYears: '0', in5YearsTotal: '129296' }, 0, []],
  ])('%s', (_, more, months, lines) => {
    expect(getOffer(insured(more)).insuranceMonths).toBe(months);
    const [judged] = compareOffers([insured(more), sample]).offers;
    expect(judged?.slips.map(({ line }) => line)).toEqual(lines);
  });

  test('the five-year cost is then that of page 3', () => {
    const [judged] = compareOffers([insured({}), sample]).offers;
    expect(judged?.fiveYearCost).toBe('131,652');
    expect(judged?.formula[3]).toEqual({ name: '38 × mortgage insurance', value: '$2,356' });
  });
});

describe('how long one stays', () => {
  test('points pay for themselves after some months', () => {
    const points = change({ ratePercent: '3.5', principalAndInterest: '727.45', A: '3802', D: '7672' });
    const { spans } = compareOffers([sample, points]);
    // 2,000 more at closing, 34.33 less a month: 58.26 months.
    expect(spans).toEqual([
      { from: 1, until: 58, offer: 0 },
      { from: 59, until: 360, offer: 1 },
    ]);
  });

  test('a tie changes nothing', () => {
    expect(compareOffers([sample, change({})]).spans).toEqual([{ from: 1, until: 360, offer: 0 }]);
  });
});

describe('slips in one column', () => {
  test.each<[string, Partial<OfferInput>, string, string]>([
    [
      'A + B + C',
      { D: '5772', J: '8154', in5YearsTotal: '56682' },
      'D',
      'A + B + C make $5,672, but D says $5,772.',
    ],
    ['E to H', { I: '2482', J: '8154' }, 'I', 'E + F + G + H make $2,382, but I says $2,482.'],
    ['D + I', { J: '8000' }, 'J', 'D + I less lender credits make $8,054, but J says $8,000.'],
    [
      'APR',
      { apr: '3.8' },
      'apr',
      'The APR of 3.8% is below the rate of 3.875%. With a fixed rate only credits can bring that about; with an adjustable one, a lower index can.',
    ],
    [
      'payment',
      { principalAndInterest: '771.78', in5YearsTotal: '57182' },
      'principalAndInterest',
      'make a payment of $761.78',
    ],
    ['5 years', { in5YearsTotal: '50000' }, 'in5YearsTotal', 'page 3 says $50,000'],
    ['principal', { in5YearsPrincipal: '16773' }, 'in5YearsPrincipal', 'pay off $15,773 in 5 years'],
    [
      'prepaid interest',
      { prepaidInterest: '868', in5YearsTotal: '57188' },
      'prepaidInterest',
      'more than F',
    ],
  ])('%s', (_, more, line, words) => {
    const [, other] = compareOffers([sample, change(more)]).offers;
    expect(other?.slips.map((slip) => slip.line)).toEqual([line]);
    expect(other?.slips[0]?.sentence).toContain(words);
    expect(other?.questions[0]).toContain('Which is right?');
  });

  test('what was left out is no slip', () => {
    const few: OfferInput = {
      name: 'Few lines',
      loanAmount: '162000',
      termYears: '30',
      ratePercent: '3.875',
      principalAndInterest: '761.78',
      A: '1802',
    };
    expect(compareOffers([sample, few]).offers[1]?.slips).toEqual([]);
  });
});

describe('what to ask', () => {
  const ask = (more: Partial<OfferInput>) =>
    compareOffers([sample, change(more)]).offers[1]?.questions.join('\n') ?? '';

  test.each<[string, Partial<OfferInput>, string]>([
    [
      'higher charges at the same rate',
      { A: '2802', D: '6672' },
      'offers 3.875% for origination charges less credits of $1,802. Yours is 3.875% for $2,802',
    ],
    [
      'a higher rate with higher charges',
      { ratePercent: '4', principalAndInterest: '773.41' },
      'offers 3.875%',
    ],
    ['higher B', { B: '800' }, 'come to $672, yours to $800'],
    ['higher C', { C: '4000' }, '$4,000 here and $3,198 elsewhere'],
    ['another guess at the taxes', { escrow: '150' }, 'What is yours taken from?'],
    ['a penalty', { prepaymentPenalty: 'yes' }, 'without one'],
    ['dearer insurance', { mortgageInsurance: '95' }, 'mortgage insurance costs less'],
    ['no lock', {}, 'Is the rate locked'],
  ])('%s', (_, more, words) => {
    expect(ask(more)).toContain(words);
  });

  test('a lower rate that is paid for with points is not called better', () => {
    const points = change({ ratePercent: '3.5', principalAndInterest: '727.45', A: '3802', D: '7672' });
    const [first] = compareOffers([sample, points]).offers;
    expect(first?.questions.join()).toContain('What is your rate at their points, and at none?');
    expect(first?.questions.join()).not.toContain('Can you match it?');
  });
});

describe('what differs', () => {
  test('line by line, with what the lender sets marked', () => {
    const { differing } = compareOffers([sample, change({ A: '2802', escrow: '150', apr: '4.274' })]);
    expect(differing.map(({ id, isLenders, beyond }) => [id, isLenders, beyond])).toEqual([
      ['escrow', false, ['+56', '']],
      ['A', true, ['', '+1,000']],
    ]);
  });

  test('loans that do not compare are said not to', () => {
    const { notices } = compareOffers([sample, change({ loanAmount: '170000', termYears: '15' })]);
    expect(notices.join()).toMatch(/loan amounts differ.*terms differ/);
  });
});
