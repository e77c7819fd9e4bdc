import * as z from 'zod/mini';
import { calendarDateField, writtenTextField } from '../../kernel/fields.ts';
import { letterEnclosures, letterSender } from '../../kernel/letter-fields.ts';
import * as texts from '../en.ts';
import { getLetterKind, type LetterKind, type LetterQuestion, letterKindNames } from './letter-kinds.ts';

/** Sets of facts in one letter, such as several inquiries; letters of one fact and of one answer. */
export const MAX_FACT_SETS = 12;
export const MAX_FACT_LENGTH = 120;
export const MAX_ANSWER_LENGTH = 2_000;
const MAX_CENTS = 10_000_000_000;

const line = z
  .string(texts.enterThis)
  .check(
    z.trim(),
    z.minLength(1, texts.enterThis),
    z.maxLength(MAX_FACT_LENGTH, texts.enterThis),
    z.regex(/^\P{Cc}*$/u, texts.enterThis),
  );
const factValues = {
  text: line,
  day: calendarDateField,
  /** Whole cents. */
  dollars: z
    .int(texts.enterAnAmount)
    .check(z.minimum(0, texts.enterAnAmount), z.maximum(MAX_CENTS, texts.enterAnAmount)),
} as const;
const factValue = z.union([line, factValues.dollars]);
type FactValue = z.infer<typeof factValue>;

const answer = writtenTextField.check(
  z.trim(),
  z.maxLength(MAX_ANSWER_LENGTH, texts.shorten(MAX_ANSWER_LENGTH)),
);

/** A letter of explanation as it is asked for. Amounts are whole cents; `facts` and `answers` go by the names of their kind. */
export const explanationLetterContent = {
  kind: z.enum(letterKindNames, texts.chooseAKind),
  sender: letterSender,
  /** The day the letter carries. */
  on: calendarDateField,
  lender: z.nullable(line),
  loanNumber: z.nullable(line),
  facts: z.array(z.record(z.string().check(z.maxLength(20)), factValue)).check(z.maxLength(MAX_FACT_SETS)),
  answers: z.record(z.string().check(z.maxLength(20)), answer),
  enclosures: letterEnclosures,
};
const explanationLetter = z.object(explanationLetterContent);
export type ExplanationLetter = z.infer<typeof explanationLetter>;

/** What cannot be printed so, by field: a fact is `0.amount`, an answer `why`. */
export function findLetterProblems({
  kind,
  facts,
  answers,
}: Pick<ExplanationLetter, 'kind' | 'facts' | 'answers'>): Record<string, string> {
  const asked = getLetterKind(kind);
  const problems: Record<string, string> = {};
  for (const [place, set] of facts.entries()) {
    for (const { key, type, isOptional } of asked.facts) {
      const problem = findFactProblem(type, set[key], isOptional ?? false);
      if (problem !== undefined) problems[`${place}.${key}`] = problem;
    }
    const { from, to } = set;
    if (typeof from === 'string' && typeof to === 'string' && to < from)
      problems[`${place}.to`] ??= texts.endAfterStart;
  }
  if (asked.facts.length > 0 && facts.length === 0) problems.facts = texts.enterThis;
  const [first] = asked.questions;
  if (first !== undefined && !answers[first]?.trim()) problems[first] = texts.answerThis;
  return problems;
}

const missing = { text: texts.enterThis, day: texts.enterADay, dollars: texts.enterAnAmount } as const;

function findFactProblem(
  type: keyof typeof factValues,
  value: FactValue | undefined,
  isOptional: boolean,
): string | undefined {
  if (value === undefined) return isOptional ? undefined : missing[type];
  const parsed = factValues[type].safeParse(value);
  return parsed.success ? undefined : (parsed.error.issues[0]?.message ?? texts.enterThis);
}

/** The letter as it can be printed, or what is wrong by field. */
export function checkLetter(
  input: ExplanationLetter,
): { value: ExplanationLetter; problems?: never } | { problems: Record<string, string>; value?: never } {
  const parsed = explanationLetter.safeParse(input);
  const ofSchema = parsed.success
    ? {}
    : Object.fromEntries(
        parsed.error.issues.map(({ path, message }) => [nameField(path), message]).toReversed(),
      );
  const problems = { ...findLetterProblems(input), ...ofSchema };
  return parsed.success && Object.keys(problems).length === 0 ? { value: parsed.data } : { problems };
}

const nameField = ([first, ...rest]: PropertyKey[]): string => {
  if (first === 'facts' && rest.length > 0) return rest.map(String).join('.');
  if (first === 'answers' && rest.length > 0) return String(rest[0]);
  return first === 'sender' ? String(rest[0]) : String(first);
};

/** What was answered, in the order of the questions; what the kind does not ask is left out. */
export function listAnswers(kind: LetterKind, answers: ExplanationLetter['answers']): string[] {
  return getLetterKind(kind).questions.flatMap((question: LetterQuestion) => answers[question] || []);
}
