import * as z from 'zod/mini';
import {
  conditionMovers,
  conditionTimes,
  MAX_PASTED_TEXT_LENGTH,
} from '../underwriting-conditions/condition-values.ts';
import { describeCondition } from '../underwriting-conditions/describe-condition.ts';
import { findConditionTime, recognizeCondition } from '../underwriting-conditions/recognize-condition.ts';
import { type PastedCondition, splitConditions } from '../underwriting-conditions/split-conditions.ts';
import { defineTool } from './define-tool.ts';
import * as texts from './en/condition.ts';
import { shownWorking } from './tool-fields.ts';

export const conditionInput = z.object({
  /** One condition, or a pasted list of them: 1 to 100,000 characters. */
  text: z.string().check(
    z.maxLength(MAX_PASTED_TEXT_LENGTH, texts.textTooLong),
    z.refine((text) => /[\p{L}\p{N}]/u.test(text), texts.enterACondition),
  ),
});
export type ConditionToolInput = z.infer<typeof conditionInput>;

const conditionFields = {
  whoseMove: z.enum(conditionMovers),
  when: z.enum(conditionTimes),
  /** What it is about; `letter:` and what it explains, where it asks for a letter. */
  subject: z.string(),
  /** In plain words. */
  means: z.string(),
  next: z.string(),
  /** The document it wants of the buyer; null where it wants none. */
  document: z.nullable(z.string()),
};

export const conditionResult = z.object({
  /** Of the first condition in the text; `unknown` where it is not one that we know. */
  ...conditionFields,
  /** Every condition of the text, 200 at most, each cut at 2,000 characters. */
  conditions: z.array(z.object({ text: z.string(), ...conditionFields })),
  /** How many conditions are not in the answer, because one takes 200. */
  beyond: z.object({ conditions: z.int() }),
  ...shownWorking,
});
export type ConditionResult = z.infer<typeof conditionResult>;

/** What each condition of a text asks. A heading such as "Prior to funding" says when, where the condition itself does not. */
export function computeCondition({ text }: ConditionToolInput, _on: string): ConditionResult {
  const { conditions, leftOut } = splitConditions(text);
  const read = conditions.map(readCondition);
  const { text: _text, ...first } = read[0] ?? readCondition({ text, heading: null, isCut: false });
  return { ...first, conditions: read, beyond: { conditions: leftOut }, workings: [], tables: [] };
}

function readCondition({ text, heading }: PastedCondition): ConditionResult['conditions'][number] {
  const found = recognizeCondition(text);
  const { means, next, document } = describeCondition(found);
  const { whoseMove, subject } = found;
  const isUnderHeading = heading !== null && found.whoseMove !== 'no one' && findConditionTime(text) === null;
  const when = isUnderHeading ? heading : found.when;
  return { text, whoseMove, when, subject, means, next, document };
}

export const conditionTool = defineTool({
  name: 'condition',
  summary: 'What a condition of the underwriter asks',
  description:
    'Reads conditions in the trade’s usual wording: what each means in plain words, whose move it is, by when, and the document it wants. What we do not know is answered with `unknown`, and nothing is guessed. Text is read and not kept.',
  input: conditionInput,
  result: conditionResult,
  compute: computeCondition,
  example: {
    input: { text: texts.exampleCondition },
    answer: { whoseMove: 'you', when: 'before documents', subject: 'letter: gap' },
  },
});
