import type {
  Journey,
  JourneyDate,
  MilestoneCard,
} from '@porchlight/domain/milestones/milestones.contract.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { paths } from '../../paths.ts';

const numbers = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** The card to go on with: the first open one that is not completed. */
export function findCurrentCard(journey: Journey): MilestoneCard | undefined {
  return journey.milestones.find((card) => card.isAvailable && !card.isCompleted);
}

export function findTitle(id: number): string {
  return milestones.find((milestone) => milestone.id === id)?.title ?? '';
}

/** Where a card leads: one behind the beta gate to the request for it (specification 2), any other to its workspace. */
export function findWayIn(card: MilestoneCard): string {
  return card.lock === 'beta-access' ? paths.betaRequest : paths.milestone(card.slug);
}

/** Where the buyer is, in words: what is done, what comes next and what it still needs. */
export function describeJourney(journey: Journey): string {
  const done = journey.milestones.filter((card) => card.isCompleted).length;
  if (done === journey.milestones.length) return 'All ten milestones are done. Every window is lit.';
  const progress = done === 0 ? 'You are at the start of ten milestones.' : `${describeDone(done)}.`;
  const current = findCurrentCard(journey);
  if (current === undefined) return `${progress} The next milestone needs beta access.`;
  return `${progress} Next: ${findTitle(current.id)}.${describeDue(current.docsDue)}`;
}

/** What a milestone still needs (specification 2). */
export function describeDueDocuments(docsDue: number): string {
  return `${docsDue} ${docsDue === 1 ? 'document' : 'documents'} due`;
}

/** How many windows of the house are lit, in words. */
export function describeWindows(lit: number): string {
  return `${numbers[lit]} of ten windows ${lit === 1 ? 'is' : 'are'} lit.`;
}

/** Which milestones are completed, by id. */
export function findCompleted(journey: Journey | undefined): ReadonlySet<number> {
  return new Set(journey?.milestones.filter((card) => card.isCompleted).map(({ id }) => id));
}

/** The next of the buyer's dates that has not passed, seen from the reader's own day. */
export function findNextDate(journey: Journey, today: string): JourneyDate | undefined {
  return journey.dates.find(({ date }) => date >= today);
}

function describeDone(done: number): string {
  return `${numbers[done]} of ten milestones ${done === 1 ? 'is' : 'are'} done`;
}

function describeDue(docsDue: number): string {
  if (docsDue === 0) return '';
  return docsDue === 1
    ? ' One document is still due.'
    : ` ${numbers[docsDue] ?? docsDue} documents are still due.`;
}
