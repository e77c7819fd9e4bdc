import { Decimal } from '../../kernel/decimals.ts';
import { findNextPremiumScore } from '../../programs/mortgage-insurance/private-mortgage-insurance.ts';
import { USUAL_RATE_STEP } from '../calculator-inputs.ts';
import type { Facts } from '../plan-facts.ts';
import { findPlanPrice } from '../plan-price.ts';
import { findPricedScore } from '../priced-score.ts';

export type WhatIfKind = 'debts' | 'score' | 'downPayment' | 'point' | 'tax' | 'insurance';

/** Facts of a plan as they could be; `percent` is the share of the price that they come to, and `step` how many percent lower something is. */
export type ChangedFacts = { kind: WhatIfKind; changed: Facts; percent?: string; step?: string };

/** Down payments that are common, in percent of the price. */
const DOWN_STEPS = [5, 10, 20];
/** How much lower property tax and insurance are tried, in percent of the price a year. */
const TAX_STEP = '0.25';
const INSURANCE_STEP = '0.1';

/** Everything that can be tried of a plan whose gaps are filled; what is not known, or is at its end already, is left out. */
export function listChangedFacts(facts: Facts, today: string): ChangedFacts[] {
  const price = findPlanPrice(facts);
  if (price === undefined) return [];
  return [
    payDebts(facts),
    raiseScore(facts, today),
    payMoreDown(facts, price),
    buyPoint(facts),
    lowerTax(facts, price),
    lowerInsurance(facts, price),
  ].flatMap((found) => found ?? []);
}

function payDebts({ monthlyDebts = 0 }: Facts): ChangedFacts | undefined {
  return monthlyDebts === 0 ? undefined : { kind: 'debts', changed: { monthlyDebts: 0 } };
}

/** Only a conventional loan is insured by score; the day of the score tried is not known. */
function raiseScore(facts: Facts, today: string): ChangedFacts | undefined {
  const { creditScore, program = 'conventional' } = facts;
  const present = findPricedScore(facts);
  const score = present === undefined ? undefined : findNextPremiumScore(present, today);
  if (creditScore === undefined || score === undefined || program !== 'conventional') return undefined;
  return { kind: 'score', changed: { creditScore: { ...creditScore, score, on: null } } };
}

function payMoreDown({ downPayment }: Facts, price: number): ChangedFacts | undefined {
  const find = (percent: number) => new Decimal(price).times(percent).div(100).ceil().toNumber();
  const percent = DOWN_STEPS.find((step) => downPayment !== undefined && find(step) > downPayment);
  if (percent === undefined) return undefined;
  return { kind: 'downPayment', changed: { downPayment: find(percent) }, percent: String(percent) };
}

function buyPoint({ ratePercent, pointsPercent = '0' }: Facts): ChangedFacts | undefined {
  const rate = new Decimal(ratePercent ?? 0).minus(USUAL_RATE_STEP);
  const points = new Decimal(pointsPercent).plus(1);
  if (!rate.gt(0) || points.gt(100)) return undefined;
  const changed = { pointsPercent: points.toString(), ratePercent: rate.toString() };
  return { kind: 'point', changed, step: USUAL_RATE_STEP };
}

function lowerTax({ propertyTaxYearly }: Facts, price: number): ChangedFacts | undefined {
  const lower = findLowerShare(propertyTaxYearly, price, TAX_STEP);
  return lower && { kind: 'tax', changed: { propertyTaxYearly: lower.cents }, ...lower.shares };
}

function lowerInsurance({ homeInsuranceYearly }: Facts, price: number): ChangedFacts | undefined {
  const lower = findLowerShare(homeInsuranceYearly, price, INSURANCE_STEP);
  return lower && { kind: 'insurance', changed: { homeInsuranceYearly: lower.cents }, ...lower.shares };
}

/** A yearly cost lower by a step; nothing where that leaves nothing. */
function findLowerShare(yearly: number | undefined, price: number, step: string) {
  const cents = (yearly ?? 0) - new Decimal(price).times(step).div(100).round().toNumber();
  if (cents <= 0) return undefined;
  return {
    cents,
    shares: { percent: new Decimal(cents).times(100).div(price).toDecimalPlaces(2).toString(), step },
  };
}
