import * as z from 'zod/mini';
import { addDays } from '../kernel/calendar-dates.ts';
import { calendarDateField } from '../kernel/fields.ts';
import { placeCodes } from '../kernel/states.ts';
import { occupancies, propertyTypes, timelines } from '../leads/questionnaire/questionnaire.ts';
import { MAX_OFFERS } from '../loan-offers/offer-lines.ts';
import { loanPrograms } from '../tools/estimate/estimate-input.ts';
import { incomePeriods } from '../tools/income-periods.ts';
import * as texts from './en.ts';

/** The most that one amount may be: 100 million dollars, in cents. */
export const MAX_FACT_CENTS = 10_000_000_000;

export const scoreModels = ['fico', 'vantage', 'unknown'] as const;
export const creditBureaus = ['equifax', 'experian', 'transunion', 'unknown'] as const;

/** Whole cents. */
const cents = z
  .int(texts.enterDollars)
  .check(z.minimum(0, texts.enterDollars), z.maximum(MAX_FACT_CENTS, texts.enterDollars));
/** Percent as a decimal string, as the calculators take it: "6.875". */
const percent = z.string(texts.enterAPercentage).check(
  z.regex(/^\d{1,3}(\.\d{1,6})?$/, texts.enterAPercentage),
  z.refine((text) => Number(text) <= 100, texts.enterAPercentage),
);
const count = (from: number, to: number) => {
  const words = texts.enterWholeNumber(from, to);
  return z.int(words).check(z.minimum(from, words), z.maximum(to, words));
};
const choice = <const Values extends readonly string[]>(values: Values) => z.enum(values, texts.chooseOne);

/** Before taxes, of everyone on the loan. */
const income = z.object({ cents, per: z.enum(incomePeriods, texts.chooseOne) });
export type Income = z.infer<typeof income>;

const creditScore = z.object({
  score: count(300, 850),
  model: choice(scoreModels),
  bureau: choice(creditBureaus),
  /** The day it was pulled; null where that is not known. */
  on: z.nullable(calendarDateField),
});

const place = z.object({
  state: z.enum(placeCodes, texts.chooseAState),
  county: z.nullable(
    z.string().check(z.trim(), z.minLength(1, texts.enterACounty), z.maxLength(80, texts.enterACounty)),
  ),
});

const priceRange = z
  .object({ from: cents, to: cents })
  .check(z.refine(({ from, to }) => from <= to, texts.lowestFirst));

/** What extending the rate lock costs: steps of days, each a share of the loan or a fee in cents. */
const lockTerms = z
  .object({
    stepDays: count(1, 90),
    stepPercent: z.nullable(percent),
    stepFee: z.nullable(cents),
    freeDays: count(0, 90),
    mostDays: z.nullable(count(1, 365)),
  })
  .check(
    z.refine(({ stepPercent, stepFee }) => (stepPercent === null) !== (stepFee === null), texts.shareOrFee),
  );

/** Columns of the comparison of Loan Estimates, as typed. */
const offers = z
  .array(z.record(z.string().check(z.maxLength(30)), z.string().check(z.maxLength(60))))
  .check(z.maxLength(MAX_OFFERS, texts.enterOffers));

/**
 * The closed list of what is known of a purchase, each with the shape of its value. Amounts are whole cents, shares are decimal
 * strings, days are calendar days. Names are those of the calculators' inputs where they mean the same.
 */
export const factSchemas = {
  people: count(1, 20),
  incomeWages: income,
  incomeSelfEmployment: income,
  incomeOther: income,
  monthlyDebts: cents,
  savings: cents,
  monthlyRent: cents,
  creditScore,

  place,
  priceRange,
  price: cents,
  downPayment: cents,
  deposit: cents,
  /** What the seller pays of the closing costs. */
  sellerCredit: cents,
  occupancy: choice(occupancies),
  propertyType: choice(propertyTypes),
  timeline: choice(timelines),
  closingDay: calendarDateField,

  program: choice(loanPrograms),
  termMonths: count(1, 600),
  ratePercent: percent,
  pointsPercent: percent,
  lockUntil: calendarDateField,
  lockTerms,
  lender: z
    .string(texts.enterALender)
    .check(z.trim(), z.minLength(1, texts.enterALender), z.maxLength(80, texts.enterALender)),
  /** What is owed today, and the months left, once the loan has been closed. */
  balance: cents,
  remainingMonths: count(1, 600),
  offers,

  propertyTaxYearly: cents,
  homeInsuranceYearly: cents,
  duesMonthly: cents,
} as const;

export type Fact = keyof typeof factSchemas;
export type FactValues = { [Name in Fact]: z.infer<(typeof factSchemas)[Name]> };
export type FactValue = FactValues[Fact];

/** What is known, by fact. */
export type Facts = { readonly [Name in Fact]?: FactValues[Name] };

export const factNames = Object.keys(factSchemas) as [Fact, ...Fact[]];

/** A value as it travels and is stored: of the shape that its fact asks for, which `parseFact` sees to. */
export const factValue = z.union([
  cents,
  z.string(),
  income,
  creditScore,
  place,
  priceRange,
  lockTerms,
  offers,
]);

export type ParsedFact<Name extends Fact> =
  | { value: FactValues[Name]; problem?: never }
  | { problem: string; value?: never };

/** Reads a value of a fact. `today` where the reader is: a closing lies ahead, and a score was pulled before. */
export function parseFact<Name extends Fact>(fact: Name, value: unknown, today: string): ParsedFact<Name> {
  const parsed = (factSchemas[fact] as unknown as z.ZodMiniType<FactValues[Name]>).safeParse(value);
  if (!parsed.success) return { problem: parsed.error.issues[0]?.message ?? texts.wrongFactValue };
  const problem = findWrongDay(fact, parsed.data, today);
  return problem === undefined ? { value: parsed.data } : { problem };
}

function findWrongDay(fact: Fact, value: FactValue, today: string): string | undefined {
  if (fact === 'closingDay' && String(value) < today) return texts.closingDayPast;
  const { on } = fact === 'creditScore' ? (value as FactValues['creditScore']) : { on: null };
  // The reader's own day may be one ahead.
  return on !== null && on > addDays(today, 1) ? texts.scoreDayAhead : undefined;
}
