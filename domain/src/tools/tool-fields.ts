import * as z from 'zod/mini';
import { tableUse } from '../programs/data-table.ts';

/** The schema of what a tool takes, whichever tool it is. */
export type ToolSchema<Input> = z.ZodMiniType<Input>;

/** The most a tool takes as one amount, in dollars. */
export const LARGEST_AMOUNT = 10_000_000_000;

/** Dollars as a decimal string without signs or commas: "289900", "1910.41". 0 to 10 billion. */
export const dollarsField = z.string().check(
  z.regex(/^\d{1,11}(\.\d{1,2})?$/, 'Enter dollars and cents in digits, like 1250.50.'),
  z.refine((text) => Number(text) <= LARGEST_AMOUNT, 'Enter at most 10 billion dollars.'),
);

/** A rate or share in percent as a decimal string: "6.875". 0 to 100, at most six places. */
export const percentField = z.string().check(
  z.regex(/^\d{1,3}(\.\d{1,6})?$/, 'Enter a percentage in digits, like 6.875.'),
  z.refine((text) => Number(text) <= 100, 'Enter at most 100 percent.'),
);

/** A state or territory by its two letters. */
export const stateField = z.string().check(z.regex(/^[A-Za-z]{2}$/, "Enter a state's two letters, like CA."));

/** A number of monthly payments: 1 to 600 (50 years). */
export const termMonthsField = z
  .int('Enter a whole number of months.')
  .check(z.minimum(1, 'Enter at least 1 month.'), z.maximum(600, 'Enter at most 600 months.'));

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
