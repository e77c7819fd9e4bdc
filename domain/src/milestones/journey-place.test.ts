import { describe, expect, it } from 'vitest';
import { type MilestoneSlug, milestoneSlugs } from '../kernel/milestone-slugs.ts';
import {
  chooseSetAside,
  getPlaceChoice,
  type JourneyPlace,
  journeyPlaces,
  listMilestonesBefore,
  NO_PLACE,
} from './journey-place.ts';

const cases: [JourneyPlace, number][] = [
  ['exploring', 0],
  ['with-lender', 2],
  ['under-contract', 5],
  ['closing-soon', 7],
];

describe('the milestones before a place', () => {
  it.each(cases)('%s: the first %i', (place, count) => {
    expect(listMilestonesBefore(place)).toEqual(milestoneSlugs.slice(0, count));
  });

  it('are known of every place, each further on than the one before it', () => {
    expect(cases.map(([place]) => place)).toEqual(journeyPlaces);
    const counts = journeyPlaces.map((place) => listMilestonesBefore(place).length);
    expect(counts).toEqual([...new Set(counts)].toSorted((one, other) => one - other));
  });
});

describe('what is set aside', () => {
  it.each<[string, JourneyPlace, MilestoneSlug[], MilestoneSlug[] | undefined, MilestoneSlug[] | undefined]>([
    ['all before the place', 'with-lender', [], undefined, ['interest', 'pre-app']],
    ['nothing when exploring', 'exploring', [], undefined, []],
    ['never a completed one', 'with-lender', ['interest'], undefined, ['pre-app']],
    ['those that are wanted, in order', 'under-contract', [], ['offer', 'interest'], ['interest', 'offer']],
    ['none where none is wanted', 'with-lender', [], [], []],
    ['a wanted one that is completed is not', 'with-lender', ['interest'], ['interest'], []],
    ['no milestone from the place on', 'with-lender', [], ['pre-approval'], undefined],
  ])('%s', (_, place, completed, wanted, chosen) => {
    expect(chooseSetAside(place, new Set(completed), wanted)).toEqual(chosen);
  });
});

describe('what is stored', () => {
  it.each([
    ['nothing', null, NO_PLACE],
    [
      'an answer',
      { place: 'with-lender', setAside: ['pre-app'] },
      { place: 'with-lender', setAside: ['pre-app'] },
    ],
    ['a place of another release', { place: 'renting-back', setAside: ['interest'] }, NO_PLACE],
    [
      'a milestone of another release',
      { place: 'with-lender', setAside: ['inspection', 'interest'] },
      { place: 'with-lender', setAside: ['interest'] },
    ],
  ])('%s', (_, stored, choice) => {
    expect(getPlaceChoice(stored)).toEqual(choice);
  });
});
