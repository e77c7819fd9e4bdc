import * as z from 'zod/mini';
import {
  conditionMovers,
  conditionTimes,
  LONGEST_PASTED_TEXT,
} from '../../underwriting-conditions/condition-values.ts';
import { toolEndpoint } from '../tool-endpoint.ts';
import { shownWorking } from '../tool-fields.ts';
import * as texts from './en/condition.ts';

export const conditionInput = z.object({
  /** One condition, or a pasted list of them: 1 to 100,000 letters. */
  text: z.string().check(
    z.maxLength(LONGEST_PASTED_TEXT, texts.textTooLong),
    z.refine((text) => /[\p{L}\p{N}]/u.test(text), texts.enterACondition),
  ),
});
export type ConditionInput = z.infer<typeof conditionInput>;

const readCondition = {
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
  ...readCondition,
  /** Every condition of the text, 200 at most, each cut at 2,000 letters. */
  conditions: z.array(z.object({ text: z.string(), ...readCondition })),
  /** How many conditions are not in the answer, because one takes 200. */
  beyond: z.object({ conditions: z.int() }),
  ...shownWorking,
});
export type ConditionResult = z.infer<typeof conditionResult>;

export const conditionEndpoint = toolEndpoint({
  path: '/tools/condition',
  summary: 'What a condition of the underwriter asks',
  description:
    'Reads conditions in the trade’s usual wording: what each means in plain words, whose move it is, by when, and the document it wants. What we do not know is answered with `unknown`, and nothing is guessed. Text is read and not kept.',
  input: conditionInput,
  result: conditionResult,
  example: {
    input: { text: texts.exampleCondition },
    answer: { whoseMove: 'you', when: 'before documents', subject: 'letter: gap' },
  },
});
