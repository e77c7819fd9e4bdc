import { describe, expect, it } from 'vitest';
import { type MilestoneSlug, milestoneSlugs } from '../kernel/milestone-slugs.ts';
import {
  chooseSetAside,
  derivePlace,
  type JourneyPlace,
  journeyPlaces,
  listMilestonesBefore,
  listPlacesFrom,
  NO_ANSWER,
  type PlaceChoice,
  type PlaceFacts,
  type PlaceSource,
} from './journey-place.ts';

const cases: [JourneyPlace, number][] = [
  ['exploring', 0],
  ['with-lender', 2],
  ['under-contract', 5],
  ['closing-soon', 7],
  ['closed', 9],
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

const TODAY = '2026-11-25';
const noFacts: PlaceFacts = {
  ...{ hasContract: false, closingDay: null, isClosingSet: false, ownsHome: false },
  today: TODAY,
};
const contract = { ...noFacts, hasContract: true };
const closing = { ...noFacts, closingDay: '2026-12-15', isClosingSet: true };
const wish = { ...closing, isClosingSet: false };
const first = (count: number) => milestoneSlugs.slice(0, count);
const without = (count: number, slug: MilestoneSlug) => first(count).filter((each) => each !== slug);

describe('where the purchase is', () => {
  it.each<[string, Parameters<typeof derivePlace>[0], PlaceFacts, PlaceChoice]>([
    ['nothing says it', null, noFacts, { place: null, source: null, setAside: [] }],
    [
      'the answer, with one milestone brought back',
      { place: 'with-lender', setAside: ['pre-app'] },
      noFacts,
      { place: 'with-lender', source: 'answer', setAside: ['pre-app'] },
    ],
    ['an accepted offer', null, contract, { place: 'under-contract', source: 'offer', setAside: first(5) }],
    ['a closing day', null, closing, { place: 'under-contract', source: 'closing-day', setAside: first(5) }],
    [
      'an accepted offer before its closing day',
      null,
      { ...closing, hasContract: true },
      { place: 'under-contract', source: 'offer', setAside: first(5) },
    ],
    ['a closing day that only the plan counts with', null, wish, { place: null, source: null, setAside: [] }],
    [
      'such a day that has passed',
      null,
      { ...wish, closingDay: '2026-11-24' },
      { place: null, source: null, setAside: [] },
    ],
    [
      'such a day that has passed, of a buyer who is under contract',
      { place: 'under-contract', setAside: [] },
      { ...wish, closingDay: '2026-11-24' },
      {
        place: 'closed',
        source: 'closing-day',
        setAside: ['loan-application', 'processing', 'ctc', 'funding'],
      },
    ],
    [
      'such a day beside an accepted offer',
      null,
      { ...wish, hasContract: true },
      { place: 'under-contract', source: 'offer', setAside: first(5) },
    ],
    [
      'a closing day that is today',
      null,
      { ...contract, closingDay: TODAY },
      { place: 'under-contract', source: 'offer', setAside: first(5) },
    ],
    [
      'a closing day that has passed',
      { place: 'closing-soon', setAside: first(7) },
      { ...contract, closingDay: '2026-11-24' },
      { place: 'closed', source: 'closing-day', setAside: first(9) },
    ],
    [
      'facts that are later than the answer: what the answer brought back stays',
      { place: 'with-lender', setAside: ['pre-app'] },
      contract,
      { place: 'under-contract', source: 'offer', setAside: without(5, 'interest') },
    ],
    [
      'an answer that says the same as the facts',
      { place: 'under-contract', setAside: ['offer'] },
      contract,
      { place: 'under-contract', source: 'answer', setAside: ['offer'] },
    ],
    [
      'an answer that is later than the facts',
      { place: 'closing-soon', setAside: ['interest'] },
      contract,
      { place: 'closing-soon', source: 'answer', setAside: ['interest'] },
    ],
    [
      'an earlier answer',
      { place: 'exploring', setAside: [] },
      closing,
      { place: 'under-contract', source: 'closing-day', setAside: first(5) },
    ],
    [
      'a home that is owned',
      null,
      { ...noFacts, ownsHome: true },
      { place: 'closed', source: 'owned-home', setAside: first(9) },
    ],
    [
      'a home that is owned, beside a closing day that was noted for later',
      { place: 'under-contract', setAside: first(5) },
      { ...closing, hasContract: true, ownsHome: true },
      { place: 'closed', source: 'owned-home', setAside: first(9) },
    ],
    [
      'an owner’s own word',
      { place: 'closed', setAside: first(9) },
      noFacts,
      { place: 'closed', source: 'answer', setAside: first(9) },
    ],
    [
      'no answer, and one brought back',
      { place: NO_ANSWER, setAside: without(9, 'offer') },
      contract,
      { place: 'under-contract', source: 'offer', setAside: without(5, 'offer') },
    ],
    [
      'no answer, once the offer is canceled',
      { place: NO_ANSWER, setAside: without(9, 'offer') },
      noFacts,
      { place: null, source: null, setAside: [] },
    ],
    [
      'a place of another release',
      { place: 'renting-back', setAside: ['interest'] },
      noFacts,
      { place: null, source: null, setAside: [] },
    ],
    [
      'a milestone of another release',
      { place: 'with-lender', setAside: ['inspection', 'interest'] },
      noFacts,
      { place: 'with-lender', source: 'answer', setAside: ['interest'] },
    ],
  ])('%s', (_, stored, facts, choice) => {
    expect(derivePlace(stored, facts)).toEqual(choice);
  });
});

describe('the answers that can still be given', () => {
  it.each<[JourneyPlace | null, PlaceSource | null, readonly JourneyPlace[]]>([
    [null, null, journeyPlaces],
    ['under-contract', 'answer', journeyPlaces],
    ['under-contract', 'offer', ['under-contract', 'closing-soon', 'closed']],
    ['closed', 'answer', journeyPlaces],
    ['closed', 'closing-day', []],
    ['closed', 'owned-home', []],
  ])('at %s by %s', (place, source, places) => {
    expect(listPlacesFrom({ place, source })).toEqual(places);
  });
});
