import * as z from 'zod/mini';
import { HIGHEST_SCORE, LOWEST_SCORE } from '../../credit/representative-score.ts';
import { calendarDateField } from '../../kernel/fields.ts';
import { pricedAttributes, pricedPurposes } from '../../programs/loan-level-price/llpa-table.ts';
import { priceWaivers, programsWithoutGrid } from '../../programs/loan-level-price/loan-level-price.ts';
import { dollarsField, termMonthsField } from '../tool-fields.ts';
import * as texts from './en.ts';

/** A credit score: 300 to 850, whichever of the models lenders use. */
export const scoreField = z
  .int(texts.wholeNumberRequired)
  .check(z.minimum(LOWEST_SCORE, texts.scoreTooLow), z.maximum(HIGHEST_SCORE, texts.scoreTooHigh));

/** The models a mortgage lender may use. The grid is of Classic FICO; how the others are priced was not seen. */
export const pricedModels = ['classic_fico', 'fico_10t', 'vantagescore_4'] as const;

/** `homeready` and `first_time_buyer` (income at or below the agencies' line for the area, by the lender's look-up) are not priced by the grid. */
export const pricedPrograms = ['conventional', ...priceWaivers, ...programsWithoutGrid] as const;

/** What the two endpoints of the grid ask alike. */
export const pricedLoanFields = {
  purpose: z.enum(pricedPurposes, texts.choosePurpose),
  /** The representative score. */
  score: scoreField,
  scoreModel: z._default(z.enum(pricedModels), 'classic_fico'),
  /** Without a financed fee; above zero, and at most the value. */
  loan: dollarsField,
  /** The lesser of price and appraisal. */
  value: dollarsField,
  attributes: z._default(
    z.array(z.enum(pricedAttributes)).check(z.maxLength(pricedAttributes.length, texts.nameEachOnce)),
    [],
  ),
  program: z._default(z.enum(pricedPrograms), 'conventional'),
  termMonths: z._default(termMonthsField, 360),
  /** The day whose grid counts; today's where it is left out. */
  on: z.optional(calendarDateField),
};
export const pricedLoanInput = z.object(pricedLoanFields);
export type PricedLoanInput = z.infer<typeof pricedLoanInput>;
