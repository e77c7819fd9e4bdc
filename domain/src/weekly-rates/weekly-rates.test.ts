import { expect, test } from 'vitest';
import { computeEstimate } from '../estimates/computed-estimate.ts';
import { assumeFacts } from '../plan/assumed-facts.ts';
import { describeRateSource, findPlanningRate, pickNewerWeek, shippedWeek } from './weekly-rate.ts';
import { parseWeeklyRates } from './weekly-rate-file.ts';

const TODAY = '2026-10-16';
const own = (...lines: string[]) => ['date,pmms30,pmms30p,pmms15,pmms15p,pmms51', ...lines].join('\r\n');
const fred = (...lines: string[]) => ['observation_date,MORTGAGE30US', ...lines].join('\n');

test.each([
  [
    'Freddie Mac’s own file',
    own('4/2/1971,7.33,,,,', '10/1/2026,7.28,,6.60,,', '10/8/2026,7.40,,6.73,,'),
    ['7.4', '6.73'],
  ],
  ['columns in another order', 'pmms15,pmms30,date\n6.73,7.40,10/8/2026', ['7.4', '6.73']],
  ['blank 15 years', own('10/8/2026,7.40,, ,,'), ['7.4', null]],
  ['FRED’s copy', fred('1971-04-02,7.33', '2026-10-08,7.40'), ['7.4', null]],
  ['a week of FRED’s without a value', fred('2026-10-08,7.40', '2026-10-15,.'), ['7.4', null]],
  ['a mark of byte order and an empty line', `\uFEFF${own('10/8/2026,7,,6,,')}\r\n\r\n`, ['7', '6']],
])('%s gives its newest week', (_, text, [percent30, percent15]) => {
  expect(parseWeeklyRates(text, TODAY, '2026-10-08')).toEqual({ week: '2026-10-08', percent30, percent15 });
});

test.each([
  ['an empty file', '', 'Line 1 names neither'],
  ['other columns', 'date,rate\n10/8/2026,7', 'Line 1 names neither'],
  ['no week', own(), 'no week'],
  ['a day that is none', own('10/8/2026,7,,,,', '13/1/2026,7,,,,'), 'Line 3 has "13/1/2026"'],
  ['days out of order', own('10/8/2026,7,,,,', '10/1/2026,7,,,,'), 'Line 3 has 2026-10-01'],
  ['a day twice', fred('2026-10-08,7', '2026-10-08,7'), 'Line 3 has 2026-10-08'],
  ['a day to come', fred('2026-10-22,7'), 'Line 2 has 2026-10-22, which has not come'],
  ['a rate of 74', own('10/8/2026,74.0,,,,'), 'Line 2 has "74.0"'],
  ['a rate of 0.74', fred('2026-10-08,0.74'), 'Line 2 has "0.74"'],
  ['an absurd rate of 15 years', own('10/8/2026,7.40,,67.3,,'), 'Line 2 has "67.3"'],
  ['a word for a rate', fred('2026-10-08,seven'), 'Line 2 has "seven"'],
  ['a page of the web', '<html>\n<body>', 'Line 1 names neither'],
  ['an open quotation mark', fred('"2026-10-08,7'), 'Line 2 cannot be read'],
  [
    'an older week than is held',
    own('10/1/2026,7.28,,,,'),
    'Line 2 is the newest week of the file, 2026-10-01',
  ],
])('%s is refused with its line', (_, text, problem) => {
  expect(() => parseWeeklyRates(text, TODAY, '2026-10-08')).toThrow(problem);
});

test.each([
  [360, shippedWeek, '7.4', '2026-10-08'],
  [180, shippedWeek, '6.73', '2026-10-08'],
  [240, shippedWeek, '7.4', null],
  [120, shippedWeek, '6.73', null],
  [180, { ...shippedWeek, percent15: null }, '7.4', null],
])(
  'a loan of %i months is planned with its own rate, or with an assumption',
  (months, survey, ratePercent, week) => {
    expect(findPlanningRate(survey, months)).toEqual({ ratePercent, week });
  },
);

test.each([
  ['2026-10-08', '2026-10-22', 'Freddie Mac’s weekly survey of Oct 8, 2026'],
  ['2026-10-08', '2026-10-23', 'Freddie Mac’s weekly survey, last week known: Oct 8, 2026'],
  ['2026-10-08', '2026-06-15', 'Freddie Mac’s weekly survey, last week known: Oct 8, 2026'],
  [null, '2026-10-23', 'our assumption'],
])('a rate of %s is described on %s as %s', (week, on, words) => {
  expect(describeRateSource(week, on)).toBe(words);
});

test('the newer of two weeks counts', () => {
  const newer = { week: '2026-10-15', percent30: '7.1', percent15: null };
  expect([pickNewerWeek(shippedWeek, newer), pickNewerWeek(newer, shippedWeek)]).toEqual([newer, newer]);
});

test('an estimate and a plan without a rate take that of their term, with its day', () => {
  const find = (termYears: number) =>
    computeEstimate({ salePrice: '400000', termYears }, '2026-11-29').assumptions.find(
      ({ field }) => field === 'ratePercent',
    );
  expect(find(30)).toMatchObject({ value: '7.4%', asOf: '2026-10-08' });
  expect(find(30)?.source.title).toContain('last week known');
  expect(find(15)).toMatchObject({ value: '6.73%', asOf: '2026-10-08' });
  expect(find(20)).toMatchObject({ value: '7.4%', reason: expect.stringContaining('our assumption') });
  expect(assumeFacts({ termMonths: 180 }, '2026-10-09')).toMatchObject({
    values: { ratePercent: '6.73' },
    rateSource: 'Freddie Mac’s weekly survey of Oct 8, 2026',
  });
});
