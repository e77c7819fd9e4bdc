import { listPrintedCosts, type PrintedCost, summarizeEstimate } from '../estimates/computed-estimate.ts';
import { Decimal } from '../kernel/decimals.ts';
import { toCents, toDollars } from '../kernel/money.ts';
import { assumePmiPremium } from '../programs/mortgage-insurance/private-mortgage-insurance.ts';
import { computeLtv } from '../programs/shown-ratios.ts';
import type { EstimateInput } from '../tools/estimate/estimate-input.ts';
import { InputRefusal } from '../tools/input-refusal.ts';
import { shippedWeek } from '../weekly-rates/weekly-rate.ts';
import { completeFacts } from './assumed-facts.ts';
import type { PlanChange } from './fact-groups.ts';
import type { Facts } from './plan-facts.ts';
import { findBaseLoan, findPlanPrice } from './plan-price.ts';
import { findPricedScore } from './priced-score.ts';

/**
 * What a plan comes to, in cents. `payment` is everything due a month at first, with taxes, insurance and dues; `fiveYears` is what
 * the loan takes in its first five years, as on page 3 of a Loan Estimate (12 CFR 1026.37(l)(1)); `savingsLeft` is what the deposit and
 * cash to close leave, below zero where the savings do not reach, and null where they are not known; `monthsLeft` is how many payments that makes, to one place.
 */
export type PlanCost = {
  payment: number;
  cashToClose: number;
  fiveYears: number;
  savingsLeft: number | null;
  monthsLeft: string | null;
};

/** Null where the plan has no price yet, or nothing to borrow. Assumptions replace unknown facts, the rate that of the week in `survey`. */
export function computePlanCost(known: Facts, today: string, survey = shippedWeek): PlanCost | null {
  const facts = completeFacts(known, today, survey);
  const input = toEstimateInput(facts, today);
  if (input === undefined) return null;
  try {
    const { monthlyTotal, cashToClose, in5YearsTotal } = summarizeEstimate(input, today);
    const payment = toCents(monthlyTotal) + (facts.duesMonthly ?? 0);
    const cash = toCents(cashToClose);
    // Cash to close is without the deposit, which is paid before it out of the same savings.
    const savingsLeft = facts.savings === undefined ? null : facts.savings - (facts.deposit ?? 0) - cash;
    return {
      payment,
      cashToClose: cash,
      fiveYears: toCents(in5YearsTotal),
      savingsLeft,
      monthsLeft: savingsLeft === null ? null : countMonths(savingsLeft, payment),
    };
  } catch (error) {
    if (error instanceof InputRefusal) return null;
    throw error;
  }
}

/** The closing costs of the plan line by line, as page 2 of an estimate prints them; null where `computePlanCost` is. */
export function listPlanCosts(known: Facts, today: string, survey = shippedWeek): PrintedCost[] | null {
  const input = toEstimateInput(completeFacts(known, today, survey), today);
  if (input === undefined) return null;
  try {
    return listPrintedCosts(input, today);
  } catch (error) {
    if (error instanceof InputRefusal) return null;
    throw error;
  }
}

/** What a change costs: the plan as it is, and with the change. Nothing is stored. */
export function priceOfChange(
  facts: Facts,
  change: PlanChange,
  today: string,
  survey = shippedWeek,
): { before: PlanCost | null; after: PlanCost | null } {
  return {
    before: computePlanCost(facts, today, survey),
    after: computePlanCost({ ...facts, ...change }, today, survey),
  };
}

/** The plan in the terms of the estimate; nothing without a price and a loan. */
export function toEstimateInput(facts: Facts, today: string): EstimateInput | undefined {
  const price = findPlanPrice(facts);
  if (price === undefined || facts.downPayment === undefined || findBaseLoan(facts) === undefined) {
    return undefined;
  }
  // Escrow is paid in whole cents, and the calculators are given the same.
  const monthly = (cents: number) => new Decimal(cents).div(1200).toDecimalPlaces(2).toString();
  return {
    salePrice: toDollars(price),
    downPayment: toDollars(facts.downPayment),
    program: facts.program,
    ratePercent: facts.ratePercent,
    termMonths: facts.termMonths,
    pointsPercent: facts.pointsPercent,
    miPercent: findPremiumPercent(facts, today),
    closingDate: facts.closingDay,
    propertyType: facts.propertyType,
    occupancy: facts.occupancy,
    state: facts.place?.state,
    deposit: facts.deposit === undefined ? undefined : toDollars(facts.deposit),
    sellerCredits: facts.sellerCredit === undefined ? undefined : toDollars(facts.sellerCredit),
    escrowTaxMonthly: facts.propertyTaxYearly === undefined ? undefined : monthly(facts.propertyTaxYearly),
    escrowHoiMonthly:
      facts.homeInsuranceYearly === undefined ? undefined : monthly(facts.homeInsuranceYearly),
    hoaMonthly: facts.duesMonthly === undefined ? undefined : toDollars(facts.duesMonthly),
    on: today,
  };
}

/** What private insurance of the plan's own score is assumed to cost; nothing where the estimate assumes a score, or a program insures. */
function findPremiumPercent(facts: Facts, today: string): string | undefined {
  const { program = 'conventional' } = facts;
  const [score, price, loan] = [findPricedScore(facts), findPlanPrice(facts), findBaseLoan(facts)];
  if (program !== 'conventional' || score === undefined || price === undefined || loan === undefined)
    return undefined;
  return assumePmiPremium(
    computeLtv(new Decimal(loan), new Decimal(price)),
    score,
    today,
  ).expected.toString();
}

function countMonths(left: number, payment: number): string {
  if (left <= 0 || payment === 0) return '0';
  return new Decimal(left).div(payment).toDecimalPlaces(1, Decimal.ROUND_DOWN).toString();
}
