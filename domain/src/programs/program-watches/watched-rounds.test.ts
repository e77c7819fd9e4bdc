import { expect, test } from 'vitest';
import { listKnownPrograms } from '../program-finder/program-list.ts';
import { isWatchable, listRoundEvents } from './watched-rounds.ts';

const since = '2026-11-01';
const closing = { opensOn: '2027-03-01', closesOn: '2027-03-31', ranDryOn: null };
const open = { ...closing, closesOn: null };
const dry = { ...open, ranDryOn: '2027-03-10' };

test.each([
  ['the day before it opens', closing, '2027-02-28', []],
  ['the day it opens', closing, '2027-03-01', ['program-opened']],
  ['a week and a day before it closes', closing, '2027-03-23', ['program-opened']],
  ['a week before it closes', closing, '2027-03-24', ['program-opened', 'program-closing']],
  ['the day it closes', closing, '2027-03-31', ['program-opened', 'program-closing']],
  ['the day after', closing, '2027-04-01', []],
  ['a month after it opened', open, '2027-03-31', ['program-opened']],
  ['a month and a day after it opened', open, '2027-04-01', []],
  ['the day before it ran dry', dry, '2027-03-09', ['program-opened']],
  ['the day it ran dry', dry, '2027-03-10', ['program-empty']],
  ['a month and a day after it ran dry', dry, '2027-04-10', []],
  ['what opened before it was watched', { ...open, opensOn: '2026-10-31' }, '2026-11-02', []],
  [
    'what opened the day it was watched',
    { ...open, opensOn: '2026-11-01' },
    '2026-11-02',
    ['program-opened'],
  ],
])('%s', (_, round, today, expected) => {
  const events = listRoundEvents({ id: 'a', rounds: [round] }, { since, today });
  expect(events.map(({ kind }) => kind)).toEqual(expected);
});

test('each event of each round has a key of its own', () => {
  const rounds = [closing, { ...closing, opensOn: '2027-03-05' }];
  const keys = listRoundEvents({ id: 'a', rounds }, { since, today: '2027-03-28' }).map(({ key }) => key);
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(4);
});

test('programs with a window are watched, and no others', () => {
  const watchable = listKnownPrograms('2026-11-26').filter(isWatchable);
  expect(watchable.map(({ id }) => id)).toEqual(['fhlb-cincinnati-whp']);
  expect(listRoundEvents({ id: 'b' }, { since, today: '2027-03-28' })).toEqual([]);
});
