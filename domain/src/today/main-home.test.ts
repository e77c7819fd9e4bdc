import { describe, expect, it } from 'vitest';
import type { CurrentOffer, HomesView, HomeView } from '../homes/homes.contract.ts';
import { findMainHome } from './main-home.ts';

const home = (id: string, scores: (number | null)[] = [], stage: HomeView['stage'] = 'looking') =>
  ({
    id,
    stage,
    opinions: scores.map((score, index) => ({ name: `Buyer ${index}`, isYou: index === 0, score })),
  }) as HomeView;

const offer = (state: CurrentOffer['state'], by: CurrentOffer['by'] = 'buyer') =>
  ({ state, by }) as CurrentOffer;

describe('the home that a purchase is about', () => {
  it.each<[string, HomeView[], HomesView['offers'], string | undefined, string | undefined]>([
    ['no home', [], {}, undefined, undefined],
    ['one home without a score', [home('a')], {}, 'a', 'favorite'],
    ['several homes without a score', [home('a'), home('b')], {}, undefined, undefined],
    ['the highest score', [home('a', [3]), home('b', [5]), home('c', [4])], {}, 'b', 'favorite'],
    ['the highest average of both buyers', [home('a', [5, 2]), home('b', [4, 4])], {}, 'b', 'favorite'],
    ['of equals the latest changed', [home('a', [4]), home('b', [4])], {}, 'a', 'favorite'],
    ['a score of one buyer alone', [home('a', [null, 2]), home('b')], {}, 'a', 'favorite'],
    ['a dropped favorite', [home('a', [5], 'dropped'), home('b', [1])], {}, 'b', 'favorite'],
    ['only a dropped home', [home('a', [5], 'dropped')], {}, undefined, undefined],
    ['a live offer before the favorite', [home('a', [5]), home('b')], { b: offer('live') }, 'b', 'live'],
    [
      'a contract before a live offer',
      [home('a'), home('b')],
      { a: offer('live'), b: offer('contract') },
      'b',
      'contract',
    ],
  ])('%s', (_case, homes, offers, id, reason) => {
    const found = findMainHome({ homes, offers });
    expect([found?.home.id, found?.reason]).toEqual([id, reason]);
  });
});
