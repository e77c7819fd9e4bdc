import { expect, test } from 'vitest';
import { findPlanMedian, listFinderFacts, toFinderAnswers } from './finder-answers.ts';
import type { Facts } from './plan-facts.ts';

const plan: Facts = {
  place: { state: 'OH', county: 'Franklin' },
  occupancy: 'primaryResidence',
  incomeWages: { cents: 500_000, per: 'month' },
  incomeOther: { cents: 1_200_001, per: 'year' },
  savings: 2_000_000,
  creditScore: { score: 702, model: 'fico', bureau: 'equifax', on: '2026-11-01' },
  price: 30_000_000,
  downPayment: 1_000_000,
  program: 'fha',
};

test('the finder opens with what the plan knows', () => {
  expect(toFinderAnswers(plan)).toEqual({
    state: 'OH',
    occupancy: 'primary',
    income: 7_200_001,
    ownFunds: 2_000_000,
    score: 702,
    price: 30_000_000,
    loanAmount: 29_000_000,
    // A third of a percent cut, so that a down payment is never more than it is.
    downPercent: '3.333333',
    loan: 'fha',
  });
  expect(toFinderAnswers({})).toEqual({});
  expect(toFinderAnswers({ price: 100, downPayment: 101 })).toEqual({ price: 100 });
});

test('a VantageScore is not held against lenders’ rules, and a score that is answered takes its place', () => {
  const vantage: Facts = {
    ...plan,
    creditScore: { score: 575, model: 'vantage', bureau: 'unknown', on: null },
  };
  expect(toFinderAnswers(vantage).score).toBeUndefined();
  expect(listFinderFacts(toFinderAnswers(vantage), vantage)).toEqual([]);
  expect(listFinderFacts({ score: 575 }, vantage)).toEqual([
    { fact: 'creditScore', value: { score: 575, model: 'unknown', bureau: 'unknown', on: null } },
  ]);
});

test('an answer changes the plan where it is another one, and what the plan has no fact for never does', () => {
  const known = toFinderAnswers(plan);
  expect(listFinderFacts({ ...known, firstTime: true, military: true, ami: 1 }, plan)).toEqual([]);
  expect(
    listFinderFacts({ state: 'KY', occupancy: 'second', ownFunds: 1, score: 640, income: 1 }, plan),
  ).toEqual([
    { fact: 'place', value: { state: 'KY', county: null } },
    { fact: 'occupancy', value: 'secondHome' },
    { fact: 'savings', value: 1 },
    { fact: 'creditScore', value: { score: 640, model: 'unknown', bureau: 'unknown', on: null } },
  ]);
  expect(listFinderFacts({ state: 'GU' }, plan)).toEqual([
    { fact: 'place', value: { state: 'GU', county: null } },
  ]);
});

const area = (county: string, median: number, town: string | null = null) => ({
  ...{ county, town, median },
  limits50: [30_000, 34_000, 38_000, 42_000, 46_000, 50_000, 54_000, 58_000],
});
const franklin = area('Franklin County', 84_000);

test.each([
  ['a household of four has the median itself', { people: 4 }, [franklin], 8_400_000],
  ['a smaller one has less, as HUD’s limits do', { people: 2 }, [franklin], 6_800_000],
  [
    'a county is found as it is typed',
    { place: { state: 'OH', county: ' franklin' } },
    [franklin],
    8_400_000,
  ],
  ['a parish too', { place: { state: 'LA', county: 'Acadia' } }, [area('Acadia Parish', 84_000)], 8_400_000],
  [
    'towns with one median count as one',
    {},
    [franklin, area('Franklin County', 84_000, 'Deerfield')],
    8_400_000,
  ],
  [
    'towns with different ones are not guessed',
    {},
    [franklin, area('Franklin County', 90_000, 'Deerfield')],
    undefined,
  ],
  ['another county is none', { place: { state: 'OH', county: 'Delaware' } }, [franklin], undefined],
  ['a county alone is not enough', { people: undefined }, [franklin], undefined],
  ['a household beyond HUD’s list has none', { people: 9 }, [franklin], undefined],
  ['a place without a county has none', { place: { state: 'OH', county: null } }, [franklin], undefined],
  ['nothing was imported', {}, [], undefined],
] as const)('the median: %s', (_, more, areas, expected) => {
  const facts = { people: 4, place: { state: 'OH', county: 'Franklin' }, ...more } as Facts;
  expect(findPlanMedian(facts, areas)).toBe(expected);
});
