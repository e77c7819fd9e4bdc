import type { Journey } from '@porchlight/domain/milestones/milestones.contract.ts';
import {
  computeJourneyPercent,
  findMilestoneLock,
  milestones,
} from '@porchlight/domain/milestones/milestones.ts';
import { expect, test } from 'vitest';
import { describeJourney, findCurrentCard } from './journey.ts';

function makeJourney(done: number, { betaAccess = false, docsDue = 0 } = {}): Journey {
  const completedIds = new Set(milestones.slice(0, done).map(({ id }) => id));
  return {
    percent: computeJourneyPercent(completedIds),
    betaAccess,
    milestones: milestones.map(({ id, slug }) => {
      const lock = findMilestoneLock(id, { completedIds, betaAccess }) ?? null;
      const isCompleted = completedIds.has(id);
      return {
        id,
        slug,
        progress: isCompleted ? 100 : 0,
        docsDue,
        isAvailable: lock === null,
        isCompleted,
        lock,
      };
    }),
  };
}

test.each([
  [makeJourney(0), 'You are at the start of ten milestones. Next: Interest.'],
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
  [makeJourney(10, { betaAccess: true }), 'All ten milestones are done. Every window is lit.'],
])('the dashboard says in words where the buyer is: %#', (journey, sentence) => {
  expect(describeJourney(journey)).toBe(sentence);
});

test('the card to go on with is the first open one that is not completed', () => {
  expect(findCurrentCard(makeJourney(2))?.slug).toBe('pre-approval');
  expect(findCurrentCard(makeJourney(3))).toBeUndefined();
});
