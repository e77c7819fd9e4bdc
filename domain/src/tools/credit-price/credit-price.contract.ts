import * as z from 'zod/mini';
import { priceWaivers } from '../../programs/loan-level-price/loan-level-price.ts';
import { pricedPrograms, scoreField } from '../loan-level-price/priced-loan.ts';
import { dollarsField, shownWorking, termMonthsField } from '../tool-fields.ts';

/** Kinds and uses of a home that the grid prices; the first of each adds nothing. */
export const pricedHomes = ['house', 'condo', 'units_2_4', 'manufactured'] as const;
export const pricedUses = ['main', 'second_home', 'investment'] as const;

/** The purchase of a home, for the question what a score costs there. */
export const creditPriceInput = z.object({
  program: z._default(z.enum(pricedPrograms), 'conventional'),
  creditScore: scoreField,
  price: dollarsField,
  downPayment: z._default(dollarsField, '0'),
  termMonths: z._default(termMonthsField, 360),
  homeKind: z._default(z.enum(pricedHomes), 'house'),
  occupancy: z._default(z.enum(pricedUses), 'main'),
  adjustable: z._default(z.boolean(), false),
  /** A second mortgage pays part of the price. */
  secondLoan: z._default(z.boolean(), false),
});
export type CreditPriceInput = z.output<typeof creditPriceInput>;

const step = z.object({
  score: z.int(),
  pointsNeeded: z.int(),
  percent: z.string(),
  savesDollars: z.string(),
});

export const creditPriceResult = z.object({
  loan: z.string(),
  /** A whole percent, and the band of the grid it falls into. */
  ltvPercentUsed: z.string(),
  band: z.string(),
  /** Whether private mortgage insurance is usual: a conventional loan above 80 percent. */
  isInsured: z.boolean(),
  /** In percent of the loan and in dollars, once; null where the grid has no figure, for the `reason`. */
  percent: z.nullable(z.string()),
  dollars: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  waiver: z.nullable(z.enum(priceWaivers)),
  /** What each row of the grid adds, by its name in the grid. */
  parts: z.array(z.object({ part: z.string(), percent: z.string() })),
  /** The bands above, the next one first, and the first of them that saves anything. */
  steps: z.array(step),
  nextStep: z.nullable(step),
  ...shownWorking,
});
export type CreditPriceResult = z.infer<typeof creditPriceResult>;
