import { describe, expect, test } from 'vitest';
import { addMonths } from '../../kernel/calendar-dates.ts';
import { checkRecord, type HomeRecord } from '../home-record.ts';
import { ownerValueKind } from '../kinds/owner-value.ts';
import { refinanceWatchKind } from '../kinds/refinance-watch.ts';
import {
  findHomeLines,
  type HomeAlertKind,
  homeAlertKinds,
  type LineState,
  stepLine,
} from './home-alerts.ts';
import { computeEquity, findHomeValue, findShownValue } from './home-value.ts';
import { type AreaFigure, endQuarter, findIndexedHome } from './indexed-home.ts';
import { answerRefinance, findPayingRate, findWatchedRefinance } from './refinance-line.ts';

const record = (kind: string, content: object, id = kind): HomeRecord => ({
  ...{ id, kind, content: { ...content }, changedAt: '2026-01-01T00:00:00.000Z' },
});
const home = record('home', {
  ...{ address: '12 Elm Street', state: 'OH', county: null, boughtOn: '2020-02-15', price: 20_000_000 },
  ...{ isPrincipalResidence: true, metro: '10420' },
});
const loanContent = {
  ...{ servicer: null, loanKind: 'conventional', amount: 18_000_000, ratePercent: '7', termMonths: 360 },
  ...{ firstPaymentOn: '2020-04-01', originalValue: 20_000_000, mortgageInsuranceMonthly: 9_000 },
  ...{ escrowMonthly: null, balance: null, balanceOn: null },
};
const loan = (more: object = {}) => record('loan', { ...loanContent, ...more });
const value = (day: string, amount: number, id = day) =>
  record('owner-value', { day, amount, source: 'appraisal' }, id);
const watch = (more: object = {}) =>
  record('refinance-watch', {
    ...{ ratePercent: '5.75', seenOn: '2025-12-01', termMonths: 360, costs: 400_000, yearsKept: 7 },
    ...more,
  });
const figure = (quarter: string, index: string, error: string | null = null): AreaFigure => ({
  ...{ quarter, index, error },
});
/** FHFA’s figures of Akron for 2020Q1 and 2025Q3. */
const akron = [
  figure('2019Q4', '160'),
  figure('2020Q1', '165.98'),
  figure('2020Q3', '170'),
  figure('2025Q3', '267.95'),
];

describe('a home by the index of its area', () => {
  test('is its price times the index now by the index then, with the quarters that have a figure', () => {
    expect(findIndexedHome({ price: 20_000_000, boughtOn: '2020-02-15' }, akron)).toEqual({
      ...{ value: 32_287_000, low: null, high: null, changePercent: '61.4' },
      ...{ quarterBought: '2020Q1', quarterNow: '2025Q3' },
      points: [
        { quarter: '2020Q1', value: 20_000_000 },
        { quarter: '2020Q3', value: 20_484_400 },
        { quarter: '2025Q3', value: 32_287_000 },
      ],
    });
  });
  test('has a band where the last quarter has a standard error', () => {
    const found = findIndexedHome({ price: 20_000_000, boughtOn: '2020-01-01' }, [
      figure('2020Q1', '100', '9'),
      figure('2025Q3', '150', '3'),
    ]);
    expect(found).toMatchObject({ value: 30_000_000, low: 29_400_000, high: 30_600_000 });
  });
  test.each([
    ['2025-10-01', 'no figure for 2025Q4: newest is 2025Q3'],
    ['2020-05-01', 'no figure for 2020Q2: none was published'],
    ['2019-08-01', 'no figure for 2019Q3: oldest is 2019Q4'],
  ])('bought on %s has none: %s', (boughtOn, refused) => {
    expect(findIndexedHome({ price: 1, boughtOn }, akron)).toEqual({ refused });
  });
  test.each([
    ['2025Q3', '2025-09-30'],
    ['2024Q1', '2024-03-31'],
    ['2025Q4', '2025-12-31'],
  ])('%s ends on %s', (quarter, day) => {
    expect(endQuarter(quarter)).toBe(day);
  });
});

describe('what counts is the newer of index and own figure', () => {
  const records = [home, loan(), value('2021-05-01', 22_000_000)];
  test.each<[string, readonly HomeRecord[], readonly AreaFigure[] | undefined, object | undefined]>([
    ['the index after an older figure', records, akron, { amount: 32_287_000, by: 'index' }],
    ['the figure without an index', records, undefined, { amount: 22_000_000, by: 'owner' }],
    [
      'the figure where the index is refused',
      records,
      [figure('2024Q1', '1')],
      { amount: 22_000_000, by: 'owner' },
    ],
    [
      'a figure after the quarter',
      [...records, value('2025-10-01', 31_000_000)],
      akron,
      { amount: 31_000_000, by: 'owner' },
    ],
    [
      'the index on the last day of its quarter',
      [...records, value('2025-09-30', 1)],
      akron,
      { amount: 32_287_000, by: 'index' },
    ],
    ['nothing', [home], undefined, undefined],
  ])('%s', (_name, given, figures, expected) => {
    expect(findHomeValue(given, figures).counted).toEqual(expected);
  });
  test.each<[string, { amount: number; by: 'index' | 'owner' } | undefined, string, object | undefined]>([
    [
      'the one that counts',
      { amount: 25_000_000, by: 'index' },
      '2020-03-01',
      { amount: 25_000_000, by: 'index' },
    ],
    ['else the price, for a year', undefined, '2021-02-14', { amount: 20_000_000, by: 'price' }],
    ['and none after it', undefined, '2021-02-15', undefined],
  ])('is shown: %s', (_name, counted, on, expected) => {
    expect(findShownValue({ counted }, { price: 20_000_000, boughtOn: '2020-02-15' }, on)).toEqual(expected);
  });
  test('of one day the figure entered last', () => {
    const two = [home, value('2021-05-01', 1, 'a'), value('2021-05-01', 2, 'b')];
    expect(findHomeValue(two, undefined).owner?.content.amount).toBe(2);
  });
  test('equity may be below zero', () => {
    expect(computeEquity(30_000_000, 15_000_000)).toEqual({ equity: 15_000_000, ltvPercent: '50.00' });
    expect(computeEquity(10_000_000, 15_000_000)).toEqual({ equity: -5_000_000, ltvPercent: '150.00' });
  });
});

describe('a watched refinance', () => {
  /** The refinance of vectors/refinance.json: $250,000 at 7.5%, 340 months left, against 6.25%, 360 months, $5,200. */
  const asked = {
    ...{ balance: 25_000_000, ratePercent: '7.5', payment: 177_602, remainingMonths: 340 },
    ...{ newMonths: 360, costs: 520_000, monthsKept: 60 },
  };
  test('agrees with the calculator', () => {
    expect(answerRefinance(asked, '6.25')).toMatchObject({
      ...{ isPaying: true, newPayment: 153_929, monthlySaving: 23_673, simpleBreakEvenMonths: 22 },
    });
  });
  test.each<[string, Partial<typeof asked>, string, boolean]>([
    ['pays at once without costs', { costs: 0, monthsKept: 1 }, '7.375', true],
    ['does not at the same rate', { costs: 0 }, '7.5', false],
    ['does not before its costs are back', { monthsKept: 12 }, '6.25', false],
    [
      'loses by a longer term in the end',
      { remainingMonths: 60, payment: 500_945, monthsKept: 360 },
      '7.25',
      false,
    ],
  ])('%s', (_name, more, rate, expected) => {
    expect(answerRefinance({ ...asked, ...more }, rate).isPaying).toBe(expected);
  });
  test('pays from a rate on, in eighths: there it does, and an eighth above it does not', () => {
    for (const monthsKept of [12, 36, 60, 120]) {
      const line = findPayingRate({ ...asked, monthsKept });
      expect(line).not.toBeNull();
      expect(answerRefinance({ ...asked, monthsKept }, line ?? '').isPaying).toBe(true);
      expect(answerRefinance({ ...asked, monthsKept }, String(Number(line) + 0.125)).isPaying).toBe(false);
    }
    expect(findPayingRate({ ...asked, costs: 10_000_000_000 })).toBeNull();
  });
  test.each([
    ['before the first payment', '2020-01-31', '2020-01-30', 360],
    ['on the day of the first', '2020-01-31', '2020-01-31', 359],
    ['the day before that of the second', '2020-01-31', '2020-02-28', 359],
    ['on the last day of a leap February', '2020-01-31', '2020-02-29', 358],
    ['on the last day of a month of 30 days', '2020-01-31', '2020-04-30', 356],
    ['on the last day of another February', '2020-01-29', '2021-02-28', 346],
    ['where the day comes in each month', '2020-01-15', '2020-02-15', 358],
  ])('counts the payments that are left, %s', (_name, firstPaymentOn, today, remainingMonths) => {
    const found = findWatchedRefinance([home, loan({ firstPaymentOn }), watch()], today);
    expect(found?.asked.remainingMonths).toBe(remainingMonths);
  });
  test.each([
    ['a newer week', '2026-10-07', 360, { ratePercent: '7.4', day: '2026-10-08', isSurvey: true }],
    ['a newer week of 15 years', '2026-10-07', 180, { ratePercent: '6.73', isSurvey: true }],
    ['the same day', '2026-10-08', 360, { ratePercent: '5', day: '2026-10-08', isSurvey: false }],
    ['a term that the survey does not have', '2026-10-07', 240, { ratePercent: '5', isSurvey: false }],
  ])('of the owner’s rate and %s the newer one counts', (_name, seenOn, termMonths, rate) => {
    const records = [home, loan(), watch({ ratePercent: '5', seenOn, termMonths })];
    expect(findWatchedRefinance(records, '2026-10-09')?.rate).toMatchObject(rate);
    expect(findWatchedRefinance(records, '2026-10-07')?.rate).toMatchObject({ isSurvey: false });
  });
  test('needs a loan on which something is owed', () => {
    const today = '2026-01-07';
    expect(findWatchedRefinance([home, loan()], today)).toBeUndefined();
    expect(findWatchedRefinance([home, watch()], today)).toBeUndefined();
    expect(
      findWatchedRefinance([home, loan({ balance: 0, balanceOn: '2026-01-01' }), watch()], today),
    ).toBeUndefined();
    expect(findWatchedRefinance([home, loan(), watch()], '2051-01-07')).toBeUndefined();
    expect(findWatchedRefinance([home, loan(), watch()], today)).toMatchObject({
      asked: { remainingMonths: 290 },
      isPaying: true,
    });
  });
});

describe('lines', () => {
  const at = (
    records: readonly HomeRecord[],
    figures: readonly AreaFigure[] | undefined,
    today = '2026-01-07',
  ) => findHomeLines(records, figures, today);
  test.each<[string, readonly HomeRecord[], readonly AreaFigure[] | undefined, object]>([
    ['by value, not by payments', [home, loan()], akron, { 'pmi-by-value': true, 'pmi-by-payments': false }],
    ['without a value', [home, loan()], undefined, { 'pmi-by-value': undefined, 'pmi-by-payments': false }],
    [
      'by payments',
      [home, loan({ balance: 16_000_000, balanceOn: '2026-01-01' })],
      undefined,
      { 'pmi-by-payments': true },
    ],
    [
      'a cent above',
      [home, loan({ balance: 16_000_001, balanceOn: '2026-01-01' })],
      undefined,
      { 'pmi-by-payments': false },
    ],
    [
      'without insurance',
      [home, loan({ mortgageInsuranceMonthly: 0 })],
      akron,
      { 'pmi-by-value': undefined, 'pmi-by-payments': undefined },
    ],
    [
      'not known, and 90 percent',
      [home, loan({ mortgageInsuranceMonthly: null })],
      akron,
      { 'pmi-by-value': true },
    ],
    [
      'not known, and 80 percent',
      [home, loan({ mortgageInsuranceMonthly: null, amount: 16_000_000 })],
      akron,
      { 'pmi-by-value': undefined },
    ],
    [
      'of FHA',
      [home, loan({ loanKind: 'fha' })],
      akron,
      { 'pmi-by-value': undefined, 'pmi-by-payments': undefined },
    ],
    [
      'of a home that the owner does not live in: no law, but the servicer may be asked',
      [
        record('home', { ...home.content, isPrincipalResidence: false }),
        loan({ balance: 16_000_000, balanceOn: '2026-01-01' }),
      ],
      akron,
      { 'pmi-by-payments': undefined, 'pmi-by-value': true },
    ],
    ['without a home', [loan()], undefined, { 'pmi-by-payments': undefined }],
    ['without a loan', [home], akron, { 'pmi-by-value': undefined, 'refinance-pays': undefined }],
    ['a watched refinance', [home, loan(), watch()], undefined, { 'refinance-pays': true }],
  ])('%s', (_name, records, figures, expected) => {
    expect(at(records, figures)).toMatchObject(expected);
  });

  /** Thirty years, a check each month and each quarter's index, with what the owner enters. */
  function live(
    change: (month: number) => { figures?: readonly AreaFigure[]; records: readonly HomeRecord[] },
  ) {
    const states = new Map<HomeAlertKind, LineState>();
    const fired: string[] = [];
    for (let month = 0; month < 360; month += 1) {
      const today = addMonths('2020-04-02', month);
      const { records, figures } = change(month);
      const lines = findHomeLines(records, figures, today);
      // Each is checked again within the month, as after a change or an import.
      for (let again = 0; again < 3; again += 1)
        for (const kind of homeAlertKinds) {
          const { after, isCrossed } = stepLine(states.get(kind), lines[kind], today);
          states.set(kind, after);
          if (isCrossed) fired.push(`${kind} ${today}`);
        }
    }
    return fired;
  }
  const year = (month: number) => 2020 + Math.floor((month + 3) / 12);
  const indexOf = (month: number, index: number) => [
    figure('2020Q1', '100'),
    ...(month < 3
      ? []
      : [figure(`${year(month - 3)}Q${(Math.floor((month + 0) / 3) % 4) + 1}`, String(index))]),
  ];

  test('thirty years: each is said once', () => {
    const fired = live((month) => ({
      records: [home, loan(), watch({ costs: 900_000, ratePercent: month < 60 ? '6.875' : '5' })],
      figures: indexOf(month, 100 + month * 0.2),
    }));
    expect(fired.map((line) => line.split(' ')[0])).toEqual([
      'pmi-by-value',
      'refinance-pays',
      'pmi-by-payments',
    ]);
    // At 7 percent $160,000 of $180,000 are owed after ln(1.79071) / ln(1.0058333) = 100.2 payments, so with the 101st.
    expect(fired.at(-1)).toBe('pmi-by-payments 2028-08-02');
  });
  test('up and down again arms a line again, and what is not known leaves it', () => {
    const byValue = (index: (month: number) => number | undefined) =>
      live((month) => {
        const now = index(month);
        return { records: [home, loan()], ...(now !== undefined && { figures: indexOf(month, now) }) };
      }).filter((line) => line.startsWith('pmi-by-value'));
    expect(byValue((month) => ([10, 20].includes(month) ? 130 : 100)).slice(0, 2)).toEqual([
      'pmi-by-value 2021-02-02',
      'pmi-by-value 2021-12-02',
    ]);
    expect(byValue((month) => (month >= 10 ? (month % 2 === 0 ? 130 : undefined) : 100))).toHaveLength(1);
  });
});

test.each([
  [ownerValueKind, { day: '2026-01-08', amount: 1, source: 'appraisal' }, 'day'],
  [ownerValueKind, { day: '2026-01-07', amount: 0, source: 'appraisal' }, 'amount'],
  [ownerValueKind, { day: '2026-01-07', amount: 1, source: 'neighbor' }, 'source'],
  [refinanceWatchKind, { ...watch().content, seenOn: '2026-02-01' }, 'seenOn'],
  [refinanceWatchKind, { ...watch().content, ratePercent: '0' }, 'ratePercent'],
  [refinanceWatchKind, { ...watch().content, yearsKept: 41 }, 'yearsKept'],
  [refinanceWatchKind, { ...watch().content, termMonths: 12 }, 'termMonths'],
] as const)('%o refuses %o', (kind, content, field) => {
  const { problems } = checkRecord(kind as typeof ownerValueKind, content, {
    records: [],
    today: '2026-01-07',
  });
  expect(Object.keys(problems ?? {})).toEqual([field]);
});
