import type { DateOwner } from './date-kinds.ts';
import { consequences } from './en.ts';

/** On which something happens and nothing is owed. All other dates of milestones are deadlines. */
const EVENTS: ReadonlySet<string> = new Set([
  'move-in-goal',
  'papers-complete',
  'next-viewing',
  'inspection-day',
  'appraisal-visit',
  'closing-disclosure-received',
  'final-walk-through',
  'closing-day',
  'contract-closing-date',
  'deed-recording-expected',
]);

/** Dates of milestones that are a term of the contract, with the key of that term: where the contract has it, that is the date. */
export const contractTermOf: Readonly<Record<string, string>> = {
  'earnest-money-due': 'deposit',
  'attorney-review-ends': 'attorneyReview',
  'inspection-contingency-ends': 'inspection',
  'appraisal-contingency-ends': 'appraisal',
  'loan-contingency-ends': 'financing',
};

const OWNERS: Readonly<Record<string, DateOwner>> = {
  'offer-expires': 'seller',
  'loan-estimate-due': 'lender',
  'appraisal-visit': 'lender',
  'closing-disclosure-received': 'lender',
  'deed-recording-expected': 'title',
};

/** Who has to act by a date of a milestone, by its key; the buyer unless it is known to be another. */
export function describeMilestoneDate(key: string): {
  owner: DateOwner;
  isDeadline: boolean;
  consequence: string | null;
} {
  return {
    owner: OWNERS[key] ?? 'buyer',
    isDeadline: !EVENTS.has(key),
    consequence: consequences[key] ?? null,
  };
}
