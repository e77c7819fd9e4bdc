import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import { expect, test } from 'vitest';
import { listRoomGroups } from './list-rooms.ts';
import { getRoomFacts } from './room-facts.ts';

const place = { state: 'OH', county: null } as const;
const creditScore = { score: 742, model: 'fico', bureau: 'experian', on: null } as const;
const home = {
  id: '1',
  address: '12 Maple Street',
  reason: 'contract',
  photo: null,
  step: null,
  answerBy: null,
} as const;
const everyTime = {
  '/portal/home': 'after closing',
  '/tools/change-check': 'after the disclosure',
  '/portal/wire-guard': 'before you send money',
};

test.each([
  ['before anything was read', undefined, false, everyTime],
  [
    'of a buyer at the start',
    { closingDay: null, people: [], home: null },
    false,
    { ...everyTime, '/portal/dates': 'no closing day yet', '/portal/people': 'just you' },
  ],
  [
    'of two with an agent, under contract',
    { closingDay: '2026-12-05', people: ['Ana', 'Lee'], home },
    false,
    {
      ...everyTime,
      '/portal/dates': 'closing Dec 5, 2026',
      '/portal/people': 'Ana, Lee',
      '/portal/homes': '12 Maple Street',
    },
  ],
  [
    'of owners',
    { closingDay: '2026-12-05', people: ['Ana', 'Lee', 'Sam', 'Kim'], home: null },
    true,
    { '/portal/dates': 'closed Dec 5, 2026', '/portal/people': 'Ana, Lee and 2 more' },
  ],
  ['of owners before anything was read', undefined, true, {}],
] as const)('the facts %s', (_, today, hasClosed, facts) => {
  expect(getRoomFacts(today && { ...today, people: [...today.people] }, hasClosed)).toEqual(facts);
});

test.each<[string, Facts, Record<string, string>]>([
  [
    'that knows the place and the score',
    { place, creditScore },
    { '/portal/programs': 'for Ohio', '/portal/credit': 'score 742' },
  ],
  ['that knows neither', {}, { '/portal/programs': 'add your state' }],
])('the facts of a plan %s', (_, plan, facts) => {
  expect(getRoomFacts(undefined, true, plan)).toEqual(facts);
});

test('each fact is beside a room', () => {
  const rooms = listRoomGroups(false).flatMap((group) => group.rooms.map(({ path }) => path));
  const facts = getRoomFacts({ closingDay: null, people: [], home }, false, { place, creditScore });
  expect(Object.keys(facts).filter((path) => !rooms.includes(path))).toEqual([]);
});
