import * as z from 'zod/mini';
import { tableUse } from '../programs/data-table.ts';
import * as texts from './en/tool-fields.ts';

/** The schema of what a tool takes, whichever tool it is. */
export type ToolSchema<Input> = z.ZodMiniType<Input>;

/** The most a tool takes as one amount, in dollars. */
export const MAX_AMOUNT = 10_000_000_000;

/** Dollars as a decimal string without signs or commas: "289900", "1910.41". 0 to 10 billion. */
export const dollarsField = z.string().check(
  z.regex(/^\d{1,11}(\.\d{1,2})?$/, texts.dollarsProblem),
  z.refine((text) => Number(text) <= MAX_AMOUNT, texts.dollarsTooLarge),
);

/** A rate or share in percent as a decimal string: "6.875". 0 to 100, at most six places. */
export const percentField = z.string().check(
  z.regex(/^\d{1,3}(\.\d{1,6})?$/, texts.percentProblem),
  z.refine((text) => Number(text) <= 100, texts.percentTooLarge),
);

/** A state or territory by its two letters. */
export const stateField = z.string().check(z.regex(/^[A-Za-z]{2}$/, texts.stateProblem));

/** A number of monthly payments: 1 to 600 (50 years). */
export const termMonthsField = z
  .int(texts.monthsNotWhole)
  .check(z.minimum(1, texts.termTooShort), z.maximum(600, texts.termTooLong));

/** The months, 1 to 12, in which a year's property tax is due, in equal bills; December where it is left out. */
export const taxDueMonthsField = z
  .array(z.int(texts.enterAMonth).check(z.minimum(1, texts.monthTooLow), z.maximum(12, texts.monthTooHigh)))
  .check(z.minLength(1, texts.monthListEmpty), z.maxLength(12, texts.tooManyMonths));

/** Months of escrow kept as a cushion: at most two, one sixth of a year. */
export const cushionMonthsField = z
  .int(texts.cushionProblem)
  .check(z.minimum(0, texts.monthsNegative), z.maximum(2, texts.cushionTooLarge));

/** One figure with what made it: the formula in words and signs, and what was put in. */
export const working = z.object({
  /** Which field of the answer this explains. */
  figure: z.string(),
  formula: z.string(),
  inputs: z.array(z.object({ name: z.string(), value: z.string() })),
  value: z.string(),
  source: z.nullable(z.object({ title: z.string(), url: z.optional(z.string()) })),
});
export type Working = z.infer<typeof working>;

/** What every answer of a tool carries beside its figures: how each was made, and of which tables. */
export const shownWorking = { workings: z.array(working), tables: z.array(tableUse) };
