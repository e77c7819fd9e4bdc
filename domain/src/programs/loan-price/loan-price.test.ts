import { describe, expect, test } from 'vitest';
import { Decimal } from '../../kernel/decimals.ts';
import {
  findQualifiedFeeCap,
  findQualifiedPriceCap,
  judgeHighCost,
  judgeHigherPriced,
  judgeQualifiedPrice,
} from './loan-price.ts';
import { computeRateSpread, findApor, parseAporTable } from './rate-spread.ts';

const ON = '2026-11-21';
const dollars = (text: string) => new Decimal(text);

/** 90 FR 57890 (2025-12-15). */
describe('the limits of qualified mortgages in 2026', () => {
  test.each([
    ['first', '269910', false, '2.25'],
    ['first', '137958', false, '2.25'],
    ['first', '137957.99', false, '3.5'],
    ['first', '82775', false, '3.5'],
    ['first', '82774.99', false, '6.5'],
    ['first', '137957', true, '6.5'],
    ['first', '137958', true, '2.25'],
    ['subordinate', '82775', false, '3.5'],
    ['subordinate', '82774', false, '6.5'],
  ] as const)('a %s lien of %s, manufactured %s: %s points', (lien, amount, isManufacturedHome, points) => {
    const loan = { lien, loanAmount: dollars(amount), isManufacturedHome };
    expect(findQualifiedPriceCap(loan, ON).points.toFixed()).toBe(points);
  });

  test.each([
    ['269910', '8097.30'],
    ['137958', '4138.74'],
    ['137957', '4139.00'],
    ['82775', '4139.00'],
    ['82774', '4138.70'],
    ['27592', '1379.60'],
    ['27591', '1380.00'],
    ['17245', '1380.00'],
    ['17244', '1379.52'],
    ['0', '0.00'],
  ])('%s may cost %s in points and fees', (amount, cap) => {
    expect(findQualifiedFeeCap(dollars(amount), ON).cap.toFixed(2)).toBe(cap);
  });

  test('say where their table ends', () => {
    expect(findQualifiedFeeCap(dollars('1'), ON).table.warning).toBeNull();
    expect(findQualifiedFeeCap(dollars('1'), '2027-01-01').table.warning).toContain('ended on Dec 31, 2026');
  });

  test.each([
    ['first', '1.499', 'safeHarbor'],
    ['first', '1.5', 'rebuttable'],
    ['first', '2.249', 'rebuttable'],
    ['first', '2.25', 'notQualified'],
    ['first', '-0.3', 'safeHarbor'],
    ['subordinate', '3.499', 'safeHarbor'],
    ['subordinate', '3.5', 'notQualified'],
  ] as const)('a %s lien %s points over APOR: %s', (lien, spread, status) => {
    expect(judgeQualifiedPrice({ lien, loanAmount: dollars('269910') }, dollars(spread), ON).status).toBe(
      status,
    );
  });
});

describe('higher-priced (12 CFR 1026.35(a)(1))', () => {
  test.each([
    ['first', false, '5.125', '4.230', false, '-0.605'],
    ['first', false, '5.73', '4.23', true, '0'],
    ['first', true, '5.73', '4.23', false, '-1'],
    ['first', true, '6.73', '4.23', true, '0'],
    ['subordinate', true, '7.72', '4.23', false, '-0.01'],
    ['subordinate', false, '7.73', '4.23', true, '0'],
  ] as const)('%s, jumbo %s, %s against %s: %s', (lien, isJumbo, apr, apor, isHigherPriced, over) => {
    const loan = { lien, isJumbo, loanAmount: dollars('300000') };
    const judged = judgeHigherPriced(loan, dollars(apr).minus(apor));
    expect([judged.isHigherPriced, judged.overThreshold.toFixed()]).toEqual([isHigherPriced, over]);
  });
});

describe('high-cost (12 CFR 1026.32(a)(1))', () => {
  test.each([
    ['first', '27591', false, '1380.00', '0', false, '6.5', '1380.00'],
    ['first', '27591', false, '1380.01', '0', true, '6.5', '1380.00'],
    ['first', '10000', false, '800.01', '0', true, '6.5', '800.00'],
    ['first', '27592', false, '1379.61', '0', true, '6.5', '1379.60'],
    ['first', '269910', false, '0', '6.5', false, '6.5', '13495.50'],
    ['first', '269910', false, '0', '6.501', true, '6.5', '13495.50'],
    ['first', '49999', true, '0', '8.5', false, '8.5', '2499.95'],
    ['first', '50000', true, '0', '8.5', true, '6.5', '2500.00'],
    ['subordinate', '50000', false, '0', '8.6', true, '8.5', '2500.00'],
  ] as const)('%s lien of %s, movable %s, fees %s, %s over APOR: %s', (...row) => {
    const [lien, amount, isPersonalProperty, fees, spread, isHighCost, points, feeLine] = row;
    const loan = { lien, loanAmount: dollars(amount), isPersonalProperty, pointsAndFees: dollars(fees) };
    const judged = judgeHighCost(loan, dollars(spread), ON);
    expect([judged.isHighCost, judged.points.toFixed(), judged.feeLine.toFixed(2)]).toEqual([
      isHighCost,
      points,
      feeLine,
    ]);
  });
});

describe('rate spread (12 CFR 1003.4(a)(12); figures of cfpb/hmda-platform @012a754d)', () => {
  const week = (first: string) =>
    `3/19/2018|${Array.from({ length: 50 }, (_, at) => dollars(first).plus(dollars('0.01').times(at))).join('|')}`;
  const tables = { fixed: parseAporTable(week('1.01')), variable: parseAporTable(week('2.01')) };

  test.each([
    [1, 1, 'fixed', '3.0', false, '1.990'],
    [1, 30, 'fixed', '3.0', false, '1.700'],
    [2, 1, 'fixed', '3.0', false, '1.990'],
    [8, 30, 'fixed', '3.0', false, '1.700'],
    [1, 30, 'fixed', '6.0', false, '4.700'],
    [1, 30, 'variable', '6.0', false, '3.700'],
    [1, 30, 'fixed', '3.0', true, undefined],
    ...[3, 4, 5, 6, 7].map((action) => [action, 30, 'fixed', '3.0', false, undefined] as const),
  ] as const)(
    'action %d, %d years, %s, APR %s, reverse %s: %s',
    (actionTaken, years, kind, apr, isReverse, spread) => {
      const apor = findApor(tables[kind], '2018-03-22', years) ?? dollars('0');
      const result = computeRateSpread({ apr: dollars(apr), apor, actionTaken, isReverse });
      expect(result?.toFixed(3)).toBe(spread);
    },
  );

  /** The two weeks of the platform's own fixture, yieldTableFixed.txt; its terms from 23 years on are alike. */
  const january = parseAporTable(
    [
      ['1/2/2017', '3.52|3.38|3.47|3.47|3.5|3.5|3.75|3.75|3.9|3.9|3.9|3.9', '3.62', '4.36'],
      ['1/9/2017', '3.52|3.39|3.41|3.41|3.49|3.49|3.77|3.77|3.93|3.93|3.93|3.93', '3.51', '4.24'],
    ]
      .map(([day, short, middle, long]) =>
        [day, short, ...Array(10).fill(middle), ...Array(28).fill(long)].join('|'),
      )
      .join('\r\n'),
  );

  test.each([
    ['2017-01-02', 30, '4.36'],
    ['2017-01-08', 15, '3.62'],
    ['2017-01-02', 10, '3.9'],
    ['2017-01-02', 5, '3.5'],
    ['2017-01-02', 1, '3.52'],
    ['2017-01-09', 30, '4.24'],
    ['2017-01-16', 30, undefined],
    ['2017-01-01', 30, undefined],
    ['2017-01-02', 51, undefined],
  ])('APOR on %s for %d years is %s', (lockDate, years, rate) => {
    expect(findApor(january, lockDate, years)?.toFixed()).toBe(rate);
  });

  test.each(['1/2/2017|3.5', 'January|3', `2017-01-02|${Array(50).fill('3').join('|')}`])(
    'refuses the line %s',
    (line) => {
      expect(() => parseAporTable(`${line}\n`)).toThrow('Line 1');
    },
  );
});
