import { orderResults } from '@porchlight/domain/search/result-order.ts';
import { createSearchIndex } from '@porchlight/domain/search/search.ts';
import { expect, test } from 'vitest';
import { kindTitles } from './found-text.ts';
import { listOwnNames, type OwnRooms } from './own-names.ts';

const home = (id: string, address: string) => ({
  ...{ id, address, stage: 'looking', opinions: [], photos: [] },
});
const person = (id: string, name: string, more: object = {}) => ({
  ...{ id, name, role: 'agent', state: 'active', isYou: false, ...more },
});
const rooms = {
  homes: {
    homes: [home('h1', '12 Maple Street'), home('h2', '9 Oak Street')],
    offers: { h2: { state: 'contract' } },
    isShared: false,
  },
  purchase: {
    nickname: 'The maple house',
    people: [
      person('p1', 'Dana Maple'),
      person('p2', 'Lee Maple', { isYou: true }),
      person('p3', 'Gone Maple', { state: 'left' }),
      person('p4', 'Kim Maple', { state: 'invited', role: 'co-buyer' }),
    ],
  },
  dates: { dates: [{ key: 'own-1', title: 'Maple inspection' }] },
  documents: [{ id: 'd1', name: 'maple deed.pdf' }],
} as unknown as OwnRooms;

const suggest = (typed: string, known: OwnRooms = rooms) => {
  const guide = {
    ...{ kind: 'term' as const, key: 't1', to: '/glossary#maple', title: 'Maple', passages: ['maple maple'] },
  };
  const index = createSearchIndex([guide, ...listOwnNames(known)]);
  return orderResults(index.search(typed).entries, typed).map(({ kind, title }) => [kindTitles[kind], title]);
};

test('the buyer’s own homes, people, dates and documents come before what is the same for all', () => {
  expect(suggest('map')).toEqual([
    ['Your homes', '12 Maple Street'],
    ['Your homes', '9 Oak Street'],
    ['Your people', 'Dana Maple'],
    ['Your people', 'Kim Maple'],
    ['Your dates', 'Maple inspection'],
    ['Your documents', 'maple deed.pdf'],
    ['Glossary', 'Maple'],
  ]);
});

test('people are found by their role, and homes by their nickname', () => {
  expect(suggest('agent')).toEqual([['Your people', 'Dana Maple']]);
  expect(suggest('maple house')).toEqual([['Your homes', '9 Oak Street']]);
});

test('rooms that were not read suggest nothing', () => {
  const none = { homes: undefined, purchase: undefined, dates: undefined, documents: undefined };
  expect(suggest('map', none)).toEqual([['Glossary', 'Maple']]);
});
