import { describe, expect, it } from 'vitest';
import { type BuyerNews, groupNews } from './buyer-news.ts';

const elm = { id: '4e1d9b72-5a0c-4c83-9f16-2b7d8e3a6c05', address: '12 Elm Street, Columbus, OH' };
const oak = { id: '5e1d9b72-5a0c-4c83-9f16-2b7d8e3a6c05', address: '9 Oak Court, Columbus, OH' };
const row = (kind: BuyerNews['kind'], at: string, home: BuyerNews['home'] = null, by = 'Ada'): BuyerNews => ({
  ...{ kind, by, home },
  at: `2026-11-${at}:00.000Z`,
});
const shorten = (news: BuyerNews[], since: string | null) =>
  groupNews(news, since).map(({ kind, by, count, at }) => `${by} ${kind} ${count} ${at.slice(8, 16)}`);

describe('news of the other buyers', () => {
  it.each<[string, BuyerNews[], string | null, string[]]>([
    ['nothing', [], null, []],
    [
      'one line for one person, kind and home, at the time of the last',
      [row('plan', '20T10:00'), row('plan', '21T10:00'), row('plan', '19T10:00')],
      null,
      ['Ada plan 3 21T10:00'],
    ],
    [
      'a line for each home and each person',
      [
        row('opinion', '20T10:00', elm),
        row('opinion', '20T11:00', oak),
        row('opinion', '20T12:00', oak, 'Ben'),
      ],
      null,
      ['Ben opinion 1 20T12:00', 'Ada opinion 1 20T11:00', 'Ada opinion 1 20T10:00'],
    ],
    [
      'only what came after the last visit, however its instant is written',
      [row('plan', '20T10:00'), row('plan', '20T10:01'), row('date', '18T10:00')],
      '2026-11-20T10:00:00Z',
      ['Ada plan 1 20T10:01'],
    ],
    [
      'three lines at most, the newest',
      [
        row('plan', '20T10:00'),
        row('date', '21T10:00'),
        row('task', '22T10:00'),
        row('offer', '23T10:00', elm),
      ],
      null,
      ['Ada offer 1 23T10:00', 'Ada task 1 22T10:00', 'Ada date 1 21T10:00'],
    ],
  ])('%s', (_what, news, since, lines) => {
    expect(shorten(news, since)).toEqual(lines);
  });
});
