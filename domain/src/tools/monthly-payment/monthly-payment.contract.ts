import * as z from 'zod/mini';
import { amortizationResult } from '../amortization/amortization.contract.ts';
import { dollarsField, percentField, shownWorking, termMonthsField } from '../tool-fields.ts';

/** A home bought with a fixed-rate conventional loan. What is left out is nothing, or assumed where it says so. */
export const monthlyPaymentInput = z.object({
  price: dollarsField,
  downPayment: dollarsField,
  ratePercent: percentField,
  termMonths: termMonthsField,
  propertyTaxYearly: z.optional(dollarsField),
  homeInsuranceYearly: z.optional(dollarsField),
  duesMonthly: z.optional(dollarsField),
  /** Decides the assumed premium of mortgage insurance; 720 where it is left out. */
  creditScore: z.optional(z.int().check(z.minimum(300), z.maximum(850))),
  /** The yearly premium a lender named, in percent of the loan, in place of the assumed one. */
  premiumPercent: z.optional(percentField),
});
export type MonthlyPaymentInput = z.infer<typeof monthlyPaymentInput>;

const monthlyPaymentResult = z.object({
  loan: z.string(),
  /** The loan in percent of the price, two places. */
  loanToValuePercent: z.string(),
  /** Everything below that falls due each month, at first. */
  total: z.string(),
  payment: z.string(),
  mortgageInsurance: z.string(),
  propertyTax: z.string(),
  homeInsurance: z.string(),
  dues: z.string(),
  /** Monthly premiums that fall due where nothing is asked for; 0 without mortgage insurance. */
  premiums: z.int(),
  /** The payment from which one may ask for its end; null where there is none to ask for. */
  premiumRequestPayment: z.nullable(z.int()),
  premiumTotal: z.string(),
  totalInterest: z.string(),
  payments: z.int(),
  lastPayment: z.string(),
  rows: amortizationResult.shape.rows,
  ...shownWorking,
});
export type MonthlyPaymentResult = z.infer<typeof monthlyPaymentResult>;
