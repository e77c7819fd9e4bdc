import { type ConditionMover, type ConditionTime, MAX_CONDITION_LENGTH } from './condition-values.ts';
import { type ConditionKey, writtenConditions } from './written-conditions.ts';

/**
 * What a condition asks. `key` is null of one that is not known: then only what it says itself is, such as a deadline; `asked` are its own
 * words for what it wants, without the verb, 90 characters at most, and null of what is known.
 */
export type RecognizedCondition = {
  key: ConditionKey | null;
  whoseMove: ConditionMover;
  when: ConditionTime;
  subject: string;
  asked: string | null;
};

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
/** Someone who reviews or approves a document does not have to bring it: only these verbs name who acts. */
const ACTED =
  'provided|supplied|sent|submitted|delivered|furnished|ordered|requested|obtained|completed|prepared|issued|signed|executed|acknowledged|confirmed|verified|paid|performed|done|written|uploaded|inspected|corrected';
const named = movers.map(([mover, names]) => ({
  mover,
  acts: new RegExp(
    `^(?:the |all |each )?(?:${names}) (?:to|must|shall|will|should|needs? to|has to|have to)\\b`,
  ),
  done: new RegExp(`\\b(?:${ACTED}) by (?:the |all |each )?(?:${names})\\b`),
}));

/** When a condition is to be met, where it says so itself, in the order in which they are tried. */
const times: readonly [ConditionTime, RegExp][] = [
  ['before documents', /\b(?:prior to|before) (?:final |loan )?doc(?:ument)?s?\b|\bptd\b/],
  ['closing', /\bat closing\b|\b(?:prior to|before) funding\b|\bptf\b/],
  ['before closing', /\b(?:prior to|before) closing\b|\bptc\b/],
];

/**
 * Recognizes one condition of an underwriter in the trade's usual wording. Nothing is guessed: of what is not one of the written ones only
 * what it says itself is known.
 */
export function recognizeCondition(typed: string): RecognizedCondition {
  const text = normalizeCondition(typed);
  const when = findConditionTime(text);
  const found = writtenConditions.find(({ pattern }) => pattern.test(text));
  if (found === undefined)
    return {
      ...{ key: null, subject: 'unknown', whoseMove: findMover(text) ?? 'unknown', when: when ?? 'unknown' },
      asked: findAskedWords(typed),
    };
  const { key, subject, whoseMove } = found;
  return {
    ...{ key, subject, asked: null, when: when ?? found.when },
    whoseMove: whoseMove === 'no one' ? whoseMove : (findMover(text) ?? whoseMove),
  };
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

const MAX_ASKED_LENGTH = 90;
const WHO =
  /^(?:the )?(?:borrowers?|buyers?|applicants?|sellers?|lender|title(?: company)?) (?:to|must|shall|will) /i;
const VERB =
  /^(?:provide|submit|send|furnish|supply|obtain|upload|deliver|document|sign(?: and return)?|execute|complete|confirm|verify|evidence|include|forward|need|require) /i;
const FILLER =
  /^(?:an? |the |any |all |fully |acceptable |satisfactory |written |legible |executed |copy of |copies of |evidence (?:of |that )|proof (?:of |that )|documentation (?:of |that |to ))/i;
const DEADLINE =
  /,? ?\b(?:prior to|before|at) (?:final |loan )?(?:doc(?:ument)?s?|closing|funding)\b|\bpt[dfc]\b/gi;

/** What the first sentence of a condition wants, in its own words; null where no words of it are left. */
function findAskedWords(typed: string): string | null {
  const [sentence = ''] = typed
    .slice(0, MAX_CONDITION_LENGTH)
    .replace(/\s+/g, ' ')
    .trim()
    .split(/[.;](?:\s|$)/);
  let words = sentence
    .replace(DEADLINE, '')
    .replace(/^please /i, '')
    .replace(WHO, '')
    .replace(VERB, '');
  for (let before = ''; before !== words; ) {
    before = words;
    words = words.replace(FILLER, '');
  }
  const text =
    words.length > MAX_ASKED_LENGTH ? `${words.slice(0, MAX_ASKED_LENGTH).replace(/ \S*$/, '')} …` : words;
  return /\p{L}{2}/u.test(text) && text.includes(' ') ? text.trim() : null;
}

function normalizeCondition(typed: string): string {
  return typed
    .slice(0, MAX_CONDITION_LENGTH)
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
