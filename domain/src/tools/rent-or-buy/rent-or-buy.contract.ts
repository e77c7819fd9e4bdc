import * as z from 'zod/mini';
import { dollarsField, percentField, shownWorking, termMonthsField } from '../tool-fields.ts';
import * as texts from './en.ts';

/** A yearly change in percent, which may be a fall: "-2.5" to "25". */
export const changeField = z.string().check(
  z.regex(/^-?\d{1,2}(\.\d{1,4})?$/, texts.percentProblem),
  z.refine((text) => Number(text) >= -25 && Number(text) <= 25, texts.changeProblem),
);

export const rentOrBuyInput = z.object({
  price: dollarsField,
  downPayment: dollarsField,
  ratePercent: percentField,
  termMonths: z._default(termMonthsField, 360),
  closingCostsPercent: z._default(percentField, '3.5'),
  monthlyRent: dollarsField,
  /** How long one expects to stay: 1 to 40 years. */
  yearsStaying: z._default(z.int().check(z.minimum(1), z.maximum(40)), 10),
  propertyTaxPercentOfPrice: z._default(percentField, '1'),
  insurancePerYear: z._default(dollarsField, '1800'),
  hoaMonthly: z._default(dollarsField, '0'),
  maintenancePercentOfPrice: z._default(percentField, '1'),
  pmiPercentOfLoanIfLtvOver80: z._default(percentField, '0.6'),
  rentersInsurancePerYear: z._default(dollarsField, '200'),
  appreciationPercent: z._default(changeField, '3'),
  rentGrowthPercent: z._default(changeField, '3'),
  /** How fast insurance and dues rise. */
  costGrowthPercent: z._default(changeField, '3'),
  returnPercent: z._default(changeField, '4'),
  sellingCostPercent: z._default(percentField, '6'),
  /** The marginal rate at which interest and property tax save income tax; 0: not counted. */
  taxSavingPercent: z._default(percentField, '0'),
});
export type RentOrBuyInput = z.output<typeof rentOrBuyInput>;

const position = z.object({
  /** Months since the move; 0 is the day after closing. */
  month: z.int(),
  homeValue: z.string(),
  balance: z.string(),
  /** What each month costs, as paid. */
  buyingCost: z.string(),
  rentingCost: z.string(),
  /** What each way has left: home sold and loan repaid, and savings from whatever the other way cost more. */
  buyerNet: z.string(),
  renterNet: z.string(),
});
export type RentOrBuyPosition = z.infer<typeof position>;

export const rentOrBuyResult = z.object({
  /** The first month from which buying stays ahead to the end of the stay; null where it is not. */
  breakEvenMonth: z.nullable(z.int()),
  better: z.enum(['buy', 'rent', 'same']),
  /** At the end of the stay, not negative. */
  difference: z.string(),
  buyerNet: z.string(),
  renterNet: z.string(),
  firstMonthBuying: z.string(),
  firstMonthRenting: z.string(),
  upfront: z.string(),
  positions: z.array(position),
  /** The same question with one assumption moved. */
  changes: z.array(
    z.object({
      assumption: z.enum(['appreciation', 'rentGrowth', 'return', 'maintenance', 'rent', 'years']),
      from: z.string(),
      to: z.string(),
      better: z.enum(['buy', 'rent', 'same']),
      difference: z.string(),
      breakEvenMonth: z.nullable(z.int()),
      changesAnswer: z.boolean(),
    }),
  ),
  ...shownWorking,
});
export type RentOrBuyResult = z.infer<typeof rentOrBuyResult>;
