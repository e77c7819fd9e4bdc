import * as z from 'zod/mini';
import { addDays } from '../kernel/calendar-dates.ts';
import { calendarDateField } from '../kernel/fields.ts';
import * as texts from './en.ts';
import { HIGHEST_SCORE, LOWEST_SCORE } from './representative-score.ts';
import { bureaus, creditScoreModels, findModelBureau } from './score-models.ts';

/** What one person keeps at most. */
export const MAX_SCORES = 200;
export const MAX_DISPUTES = 100;
/** A notice prints four key factors, and a fifth where inquiries are one of them. */
export const MAX_FACTORS = 5;
const MAX_CENTS = 100_000_000;

const line = (most: number, words: string) =>
  z.string(words).check(
    z.trim(),
    z.minLength(1, words),
    z.maxLength(most, words),
    // One line: no control characters, which a printed letter could not show.
    z.regex(/^\P{Cc}*$/u, words),
  );
const ofScale = texts.enterAScore(LOWEST_SCORE, HIGHEST_SCORE);
/** Points on the published scale that all of these models have. */
const points = z.int(ofScale).check(z.minimum(LOWEST_SCORE, ofScale), z.maximum(HIGHEST_SCORE, ofScale));
const amount = (from: number, words: string) =>
  z.int(words).check(z.minimum(from, words), z.maximum(MAX_CENTS, words));
const optionalDay = z.nullable(calendarDateField);

/** The range of scores as the notice prints it, both ends included. */
const printedRange = z
  .object({ low: points, high: points })
  .check(z.refine(({ low, high }) => low < high, texts.enterARange));

/** A score as a notice or an app shows it. */
export const scoreReadingContent = {
  /** Points, from 300 to 850. */
  value: points,
  model: z.enum(creditScoreModels, texts.chooseAModel),
  bureau: z.enum(bureaus, texts.chooseABureau),
  /** The day of the score, not in the future. */
  on: calendarDateField,
  /** Null where the notice prints none. */
  range: z.nullable(printedRange),
  /** Key factors in the words and the order of the notice. */
  factors: z
    .array(line(160, texts.enterFactors(MAX_FACTORS)))
    .check(z.maxLength(MAX_FACTORS, texts.enterFactors(MAX_FACTORS))),
};
const scoreReadingInput = z.object(scoreReadingContent);
export type ScoreReadingInput = z.infer<typeof scoreReadingInput>;

/** A credit card as its last statement shows it. Amounts are whole cents. A balance may be over its limit, as it may on a statement. */
export const creditCardContent = {
  name: line(60, texts.cardNameProblem),
  balance: amount(0, texts.enterABalance),
  /** Null where no limit is reported. */
  limit: z.nullable(amount(1, texts.enterALimit)),
  /** Day of the month, 1 to 31; in a shorter month it is the last day. */
  statementDay: z.nullable(
    z
      .int(texts.statementDayProblem)
      .check(z.minimum(1, texts.statementDayProblem), z.maximum(31, texts.statementDayProblem)),
  ),
};
const creditCardInput = z.object(creditCardContent);
export type CreditCardInput = z.infer<typeof creditCardInput>;

export const disputeResults = ['corrected', 'deleted', 'unchanged', 'no-answer'] as const;

/** An item of a report that is wrong, and the dispute about it. */
export const creditDisputeContent = {
  /** Whose report shows it. */
  bureau: z.enum(bureaus, texts.chooseABureau),
  item: line(120, texts.enterAnItem),
  wrong: z
    .string(texts.disputeReasonProblem)
    .check(
      z.trim(),
      z.minLength(1, texts.disputeReasonProblem),
      z.maxLength(1_000, texts.disputeReasonProblem),
    ),
  /** To the bureau, or straight to the company that reported the item. */
  sentTo: z.enum(['bureau', 'furnisher']),
  /** Who reported the item; asked for where the dispute goes there. */
  furnisher: z.nullable(line(120, texts.enterAFurnisher)),
  sentOn: optionalDay,
  receivedOn: optionalDay,
  /** The day on which more information of the buyer reached the bureau. */
  moreInformationOn: optionalDay,
  answeredOn: optionalDay,
  /** It follows a free annual report, where the bureau has 45 days (15 USC 1681j(a)(3)). */
  afterFreeReport: z.boolean(),
  result: z.nullable(z.enum(disputeResults)),
};
const creditDisputeInput = z.object(creditDisputeContent);
export type CreditDisputeInput = z.infer<typeof creditDisputeInput>;

/** What is wrong with a value, by field; nothing where it can be stored. */
export type CreditRecordProblems = Readonly<Record<string, string>>;

/** What its schema cannot say of a score. `today` where the writer is; their own day may be one ahead. */
export function findScoreProblems(
  { value, model, bureau, on, range }: ScoreReadingInput,
  today: string,
): CreditRecordProblems {
  const problems: Record<string, string> = {};
  if (on > addDays(today, 1)) problems.on = texts.dayNotAhead;
  const ofModel = findModelBureau(model);
  if (ofModel !== undefined && ofModel !== bureau) problems.bureau = texts.modelOfBureau;
  if (range !== null && (value < range.low || value > range.high)) problems.value = texts.scoreOutsideRange;
  return problems;
}

/** The days of a dispute follow one another and none is in the future. */
export function findDisputeProblems(dispute: CreditDisputeInput, today: string): CreditRecordProblems {
  const { sentTo, furnisher, sentOn, receivedOn, moreInformationOn, answeredOn, result } = dispute;
  const problems: Record<string, string> = {};
  if (sentTo === 'furnisher' && furnisher === null) problems.furnisher = texts.enterAFurnisher;
  for (const [field, day] of Object.entries({ sentOn, receivedOn, moreInformationOn, answeredOn }))
    if (day !== null && day > addDays(today, 1)) problems[field] ??= texts.dayNotAhead;
  if (receivedOn !== null && sentOn === null) problems.sentOn ??= texts.sentFirst;
  if (receivedOn !== null && sentOn !== null && receivedOn < sentOn)
    problems.receivedOn ??= texts.receivedAfterSent;
  if (moreInformationOn !== null && (receivedOn === null || moreInformationOn < receivedOn))
    problems.moreInformationOn ??= texts.informationAfterReceived;
  const from = receivedOn ?? sentOn;
  if (answeredOn !== null && (from === null || answeredOn < from))
    problems.answeredOn ??= texts.answeredAfterReceived;
  if (result !== null && result !== 'no-answer' && answeredOn === null)
    problems.answeredOn ??= texts.resultNeedsAnswer;
  return problems;
}

export type CheckedCreditRecord<Value> =
  | { value: Value; problems?: never }
  | { problems: CreditRecordProblems; value?: never };

/** Reads what was typed, with a sentence for each field that has to be mended. */
export const checkScore = (value: unknown, today: string): CheckedCreditRecord<ScoreReadingInput> =>
  check(scoreReadingInput, value, (read) => findScoreProblems(read, today));
export const checkCard = (value: unknown): CheckedCreditRecord<CreditCardInput> =>
  check(creditCardInput, value, () => ({}));
export const checkDispute = (value: unknown, today: string): CheckedCreditRecord<CreditDisputeInput> =>
  check(creditDisputeInput, value, (read) => findDisputeProblems(read, today));

function check<Value>(
  schema: z.ZodMiniType<Value>,
  value: unknown,
  findProblems: (value: Value) => CreditRecordProblems,
): CheckedCreditRecord<Value> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    const problems: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) problems[String(path[0])] ??= message;
    return { problems };
  }
  const problems = findProblems(parsed.data);
  return Object.keys(problems).length > 0 ? { problems } : { value: parsed.data };
}
