import * as z from 'zod/mini';
import { calendarDateField } from '../../kernel/fields.ts';
import { vaRegions } from '../../programs/debt-to-income/residual-income-table.ts';
import { dollarsField, percentField, shownWorking, termMonthsField } from '../tool-fields.ts';

/** Credit scores in the steps in which programs and premiums change. */
export const creditBands = [
  '760-up',
  '700-759',
  '660-699',
  '620-659',
  '580-619',
  '500-579',
  'below-500',
] as const;
export type CreditBand = (typeof creditBands)[number];

/** What the monthly budget is made of besides housing, debts and savings. */
export const spendingGroups = [
  'food',
  'transport',
  'utilities',
  'health',
  'childCare',
  'upkeep',
  'everythingElse',
] as const;

const spending = z.partialRecord(z.enum(spendingGroups), dollarsField);

/** What VA's residual income asks besides income, debts and the new payment. */
const residualIncome = z.object({
  region: z.enum(vaRegions),
  familySize: z.int().check(z.minimum(1), z.maximum(20)),
  /** Federal and state income tax and Social Security and Medicare, a month. */
  taxesMonthly: dollarsField,
  maintenanceUtilities: z._default(dollarsField, '0'),
  childCare: z._default(dollarsField, '0'),
});

export const affordabilityInput = z.object({
  /** Before taxes, of everyone on the loan: dollars a month or dollars a year, one of the two. */
  grossMonthlyIncome: z.optional(dollarsField),
  grossAnnualIncome: z.optional(dollarsField),
  monthlyDebts: z._default(dollarsField, '0'),
  downPayment: z._default(dollarsField, '0'),
  /** What there is for down payment and closing costs together; it limits every price beside the income. */
  cash: z.optional(dollarsField),
  ratePercent: percentField,
  termMonths: z._default(termMonthsField, 360),
  propertyTaxPercentOfPrice: z._default(percentField, '1'),
  insurancePerYear: z._default(dollarsField, '1800'),
  hoaMonthly: z._default(dollarsField, '0'),
  /** Private mortgage insurance a year, in percent of the loan; without it, what is assumed for the credit score. */
  pmiPercentOfLoanIfLtvOver80: z.optional(percentField),
  /** The limits of the first answer; housing alone, and housing with all debts, in percent of income. */
  frontLimit: z._default(percentField, '28'),
  backLimit: z._default(percentField, '36'),
  /** The most that may be borrowed under the first answer, where there is such a limit. */
  loanLimit: z.optional(dollarsField),
  /** FHA's limit for one home in the county; its lowest limit of any county without it. */
  fhaLimit: z.optional(dollarsField),
  /** The share of the price that must be paid down under the first answer. */
  minimumDownPercent: z._default(percentField, '0'),
  creditScoreBand: z.optional(z.enum(creditBands)),
  vaUse: z._default(z.enum(['first', 'subsequent']), 'first'),
  vaExempt: z._default(z.boolean(), false),
  residualIncome: z.optional(residualIncome),
  budget: z.optional(
    z.object({
      /** After taxes and deductions: dollars a month or dollars a year, one of the two. */
      takeHomeMonthly: z.optional(dollarsField),
      takeHomeAnnual: z.optional(dollarsField),
      spending,
      savingsMonthly: z._default(dollarsField, '0'),
    }),
  ),
  on: z.optional(calendarDateField),
});
export type AffordabilityInput = z.output<typeof affordabilityInput>;

/**
 * What decides a price: the two ratios, a limit on the loan, the smallest down payment, the cash, VA's residual income, the budget, or the
 * step at which mortgage insurance starts or rises (one dollar more would cost a premium that the payment does not carry).
 */
export const bindings = [
  'front',
  'back',
  'limit',
  'downPayment',
  'cash',
  'residualIncome',
  'budget',
] as const;
export type Binding = (typeof bindings)[number];

/** The most that can be paid, what decides it, and what the payment is made of. */
export const priceAnswer = z.object({
  maxHousingPayment: z.string(),
  binding: z.enum(bindings),
  /** One dollar more would start or raise a premium that the payment does not carry. */
  isAtPremiumStep: z.boolean(),
  /** Without the fee that is added to it. */
  maxLoan: z.string(),
  maxPrice: z.string(),
  ltvPercent: z.string(),
  pmiApplies: z.boolean(),
  financedFee: z.string(),
  totalLoan: z.string(),
  housing: z.object({
    principalAndInterest: z.string(),
    mortgageInsurance: z.string(),
    propertyTax: z.string(),
    insurance: z.string(),
    hoa: z.string(),
    total: z.string(),
  }),
  frontPercent: z.nullable(z.string()),
  backPercent: z.nullable(z.string()),
  /** Why there is no loan within these limits; null where there is one. */
  noLoan: z.nullable(z.string()),
});
export type PriceAnswer = z.infer<typeof priceAnswer>;

const source = z.object({ title: z.string(), url: z.optional(z.string()) });

/** Pure by its mark alone: the browser checks no answer, and does not load what would. */
export const affordabilityResult = /* @__PURE__ */ createResultSchema();
export type AffordabilityResult = z.infer<typeof affordabilityResult>;

function createResultSchema() {
  return z.extend(priceAnswer, {
    /** The prices that cash and income would each allow alone; null without `cash`. The cash decides where `binding` says so. */
    cash: z.nullable(z.object({ cashPrice: z.string(), incomePrice: z.string() })),
    scenarios: z.array(
      z.extend(priceAnswer, {
        scenario: z.enum(['conservative', 'moderate', 'aggressive']),
        frontLimit: z.string(),
        backLimit: z.string(),
        source,
      }),
    ),
    programs: z.array(
      z.object({
        program: z.enum(['conventional', 'fha', 'va', 'usda']),
        minimumDownPercent: z.string(),
        loanLimit: z.nullable(z.string()),
        standard: z.extend(priceAnswer, { lines: z.string(), source }),
        outer: z.extend(priceAnswer, { lines: z.string(), source }),
        notes: z.array(z.string()),
        /** Warnings where a table of this program has ended: the figures here may have changed since. */
        warnings: z.array(z.string()),
      }),
    ),
    budget: z.nullable(
      z.extend(priceAnswer, {
        takeHomeMonthly: z.string(),
        spendingTotal: z.string(),
        /** Negative where more is spent than comes in. */
        paymentLeft: z.string(),
      }),
    ),
    /** What the agencies charge once on this loan at the lowest score of the band; null without a band or a loan, up to 15 years, and for the reason below. */
    agencyPrice: z.nullable(z.object({ score: z.int(), percent: z.string(), dollars: z.string() })),
    /** `limit`: the loan is above the limit that holds in every county, and has other prices or none. */
    agencyPriceReason: z.nullable(z.enum(['limit'])),
    ...shownWorking,
  });
}
