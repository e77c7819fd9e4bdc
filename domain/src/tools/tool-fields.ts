import * as z from 'zod/mini';
import { tableUse } from '../programs/data-table.ts';
import * as texts from './en/tool-fields.ts';

/** The schema of what a tool takes, whichever tool it is. */
export type ToolSchema<Input> = z.ZodMiniType<Input>;

/** The most a tool takes as one amount, in dollars. */
export const MAX_AMOUNT = 10_000_000_000;

/** Dollars as a decimal string without signs or commas: "289900", "1910.41". 0 to 10 billion. */
export const dollarsField = z.string().check(
  z.regex(/^\d{1,11}(\.\d{1,2})?$/, texts.enterDollarsAndCents),
  z.refine((text) => Number(text) <= MAX_AMOUNT, texts.enterAtMost10Billion),
);

/** A rate or share in percent as a decimal string: "6.875". 0 to 100, at most six places. */
export const percentField = z.string().check(
  z.regex(/^\d{1,3}(\.\d{1,6})?$/, texts.enterAPercentageInDigits),
  z.refine((text) => Number(text) <= 100, texts.enterAtMost100Percent),
);

/** A state or territory by its two letters. */
export const stateField = z.string().check(z.regex(/^[A-Za-z]{2}$/, texts.enterAStatesTwoLetters));

/** A number of monthly payments: 1 to 600 (50 years). */
export const termMonthsField = z
  .int(texts.enterAWholeNumber)
  .check(z.minimum(1, texts.enterAtLeast1Month), z.maximum(600, texts.enterAtMost600Months));

/** The months, 1 to 12, in which a year's property tax is due, in equal bills; December where it is left out. */
export const taxDueMonthsField = z
  .array(
    z
      .int(texts.enterAMonth)
      .check(z.minimum(1, texts.januaryIsMonth1), z.maximum(12, texts.decemberIsMonth12)),
  )
  .check(z.minLength(1, texts.enterAtLeastOneMonth), z.maxLength(12, texts.enterAtMost12Months));

/** Months of escrow kept as a cushion: at most two, one sixth of a year. */
export const cushionMonthsField = z
  .int(texts.enter01Or2)
  .check(z.minimum(0, texts.enter0OrMoreMonths), z.maximum(2, texts.enterAtMost2Months));

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
