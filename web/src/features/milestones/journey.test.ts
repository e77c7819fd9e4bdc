import { countMilestonesBefore, journeyPlaces } from '@porchlight/domain/milestones/journey-place.ts';
import type { Journey } from '@porchlight/domain/milestones/milestones.contract.ts';
import {
  computeJourneyPercent,
  findCurrentCard,
  findMilestoneLock,
  milestones,
} from '@porchlight/domain/milestones/milestones.ts';
import { expect, test } from 'vitest';
import {
  describeDashboardJourney,
  describeWindows,
  findCompleted,
  findNextDate,
  isPlaceShown,
} from './journey.ts';

function makeJourney(done: number, { betaAccess = false, docsDue = 0, setAside = 0 } = {}): Journey {
  const completedIds = new Set(milestones.slice(0, done).map(({ id }) => id));
  const place =
    journeyPlaces.find((each) => setAside > 0 && countMilestonesBefore(each) === setAside) ?? null;
  return {
    percent: computeJourneyPercent(completedIds),
    betaAccess,
    place,
    placeSource: place === null ? null : 'answer',
    proved: [],
    nextSteps: [],
    dates: [],
    milestones: milestones.map(({ id, slug }) => {
      const lock = findMilestoneLock(id, { completedIds, betaAccess, place }) ?? null;
      const isCompleted = completedIds.has(id);
      return {
        id,
        slug,
        progress: isCompleted ? 100 : 0,
        docsDue,
        isAvailable: lock === null,
        isCompleted,
        isSetAside: !isCompleted && id <= setAside,
        lock,
      };
    }),
  };
}

/** Under contract, with the first milestone brought back. */
const underContract = makeJourney(0, { setAside: 5, betaAccess: true });
const broughtBack = {
  ...underContract,
  milestones: underContract.milestones.map((card) => (card.id === 1 ? { ...card, isSetAside: false } : card)),
};

test.each([
  [makeJourney(0), 'Start here: set your move-in month and monthly limit.'],
  [
    makeJourney(1, { docsDue: 2 }),
    'One of ten milestones is done. Next: Pre-App. Two documents are still due.',
  ],
  [
    makeJourney(2, { docsDue: 1 }),
    'Two of ten milestones are done. Next: Pre-Approval. One document is still due.',
  ],
  [makeJourney(3), 'Three of ten milestones are done. The next milestone needs beta access.'],
  [makeJourney(3, { betaAccess: true }), 'Three of ten milestones are done. Next: Home Search.'],
  [
    makeJourney(0, { setAside: 2, docsDue: 3 }),
    'None of ten milestones are done. Next: Pre-Approval. Three documents are still due.',
  ],
  [makeJourney(0, { setAside: 5 }), 'None of ten milestones are done. The next milestone needs beta access.'],
  [
    makeJourney(0, { setAside: 5, betaAccess: true }),
    'None of ten milestones are done. Next: Loan Application.',
  ],
  [
    makeJourney(0, { setAside: 9, betaAccess: true }),
    'None of ten milestones are done. Next: Post-Close Care.',
  ],
  [broughtBack, 'None of ten milestones are done. Next: Interest.'],
  [makeJourney(10, { betaAccess: true }), 'All ten milestones are done. Every window is lit.'],
])('the dashboard says in words where the buyer is: %#', (journey, sentence) => {
  expect(describeDashboardJourney(journey)).toBe(sentence);
});

test.each([
  [makeJourney(0), true],
  [makeJourney(1), false],
  [makeJourney(0, { setAside: 2 }), true],
  [makeJourney(1, { setAside: 2 }), true],
  [makeJourney(2, { setAside: 2 }), false],
])(
  'the buyer’s place stays until something is completed, and while something is set aside: %#',
  (journey, isShown) => {
    expect(isPlaceShown(journey)).toBe(isShown);
  },
);

test('the card to go on with is the first open one that is not completed', () => {
  expect(findCurrentCard(makeJourney(2).milestones)?.slug).toBe('pre-approval');
  expect(findCurrentCard(makeJourney(3).milestones)).toBeUndefined();
});

test.each([
  ['2027-05-01', 'inspection-day'],
  ['2027-05-04', 'inspection-day'],
  ['2027-05-05', 'rate-lock-ends'],
  ['2027-06-02', undefined],
])('on %s the next date is %s', (today, key) => {
  const dates = [
    { slug: 'offer', key: 'earnest-money-due', date: '2027-04-30' },
    { slug: 'loan-application', key: 'inspection-day', date: '2027-05-04' },
    { slug: 'processing', key: 'rate-lock-ends', date: '2027-06-01' },
  ] satisfies Journey['dates'];
  expect(findNextDate({ ...makeJourney(6), dates }, today)?.key).toBe(key);
});

test.each([
  ['2026-12-24', '2026-12-24', null],
  ['2027-06-01', '2027-01-15', 'processing'],
  ['2026-11-01', '2027-01-15', 'processing'],
])('a closing day of %s that was set elsewhere: next is %s', (closingDay, date, slug) => {
  const dates = [
    { slug: 'processing', key: 'rate-lock-ends', date: '2027-01-15' },
  ] satisfies Journey['dates'];
  expect(findNextDate({ ...makeJourney(0), dates }, '2026-11-29', closingDay)).toMatchObject({ date, slug });
});

test('a window is lit for each completed milestone, and the words say how many', () => {
  expect([...findCompleted(makeJourney(2))]).toEqual([1, 2]);
  expect(findCompleted(undefined).size).toBe(0);
  expect([0, 1, 10].map(describeWindows)).toEqual([
    'None of ten windows are lit.',
    'One of ten windows is lit.',
    'Ten of ten windows are lit.',
  ]);
});
