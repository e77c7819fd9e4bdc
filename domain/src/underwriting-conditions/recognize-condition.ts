import { type ConditionMover, type ConditionTime, LONGEST_CONDITION } from './condition-values.ts';
import { type ConditionKey, writtenConditions } from './written-conditions.ts';

/** What a condition asks. `key` is null of one that is not known: then everything about it is, and the lender has to say. */
export type RecognizedCondition = {
  key: ConditionKey | null;
  whoseMove: ConditionMover;
  when: ConditionTime;
  subject: string;
};

const UNKNOWN: RecognizedCondition = { key: null, whoseMove: 'unknown', when: 'unknown', subject: 'unknown' };

/** Who is named as having to act, where a condition says so itself. */
const movers: readonly [ConditionMover, string][] = [
  ['seller', 'sellers?'],
  ['title company', 'title company|title|escrow(?: officer)?|settlement agent|closing agent'],
  ['lender', 'lender|processor|underwriter|loan officer'],
  ['appraiser', 'appraiser'],
  ['agent', 'realtor|(?:real estate |buyer.?s |listing )agent'],
  ['association', 'hoa|association'],
  ['employer', 'employer'],
  ['landlord', 'landlord'],
  ['you', 'borrowers?|buyers?|applicants?'],
];
const named = movers.map(([mover, names]) => ({
  mover,
  acts: new RegExp(`^(?:the )?(?:${names}) (?:to|must|shall|will)\\b`),
  done: new RegExp(`\\bby (?:the |all )?(?:${names})\\b`),
}));

/** When a condition is to be met, where it says so itself, in the order in which they are tried. */
const times: readonly [ConditionTime, RegExp][] = [
  ['before documents', /\b(?:prior to|before) (?:final |loan )?doc(?:ument)?s?\b|\bptd\b/],
  ['closing', /\bat closing\b|\b(?:prior to|before) funding\b|\bptf\b/],
  ['before closing', /\b(?:prior to|before) closing\b|\bptc\b/],
];

/** Reads one condition of an underwriter, in the trade's usual wording. Nothing is guessed: what is not one of the written ones stays unknown. */
export function recognizeCondition(typed: string): RecognizedCondition {
  const text = normalizeCondition(typed);
  const found = writtenConditions.find(({ pattern }) => pattern.test(text));
  if (found === undefined) return UNKNOWN;
  const { key, subject, whoseMove, when } = found;
  return { key, subject, whoseMove: findMover(text) ?? whoseMove, when: findConditionTime(text) ?? when };
}

/** The time that a text names, as a heading over conditions does; null where it names none. */
export function findConditionTime(text: string): ConditionTime | null {
  return times.find(([, pattern]) => pattern.test(normalizeCondition(text)))?.[0] ?? null;
}

function findMover(text: string): ConditionMover | null {
  return (
    named.find(({ acts }) => acts.test(text))?.mover ??
    named.find(({ done }) => done.test(text))?.mover ??
    null
  );
}

function normalizeCondition(typed: string): string {
  return typed
    .slice(0, LONGEST_CONDITION)
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
