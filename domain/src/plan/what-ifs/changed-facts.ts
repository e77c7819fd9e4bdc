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
    lowerYearlyCost('tax', 'propertyTaxYearly', { facts, price, step: TAX_STEP }),
    lowerYearlyCost('insurance', 'homeInsuranceYearly', { facts, price, step: INSURANCE_STEP }),
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

function lowerYearlyCost(
  kind: 'tax' | 'insurance',
  fact: 'propertyTaxYearly' | 'homeInsuranceYearly',
  { facts, price, step }: { facts: Facts; price: number; step: string },
): ChangedFacts | undefined {
  const less = new Decimal(price).times(step).div(100).round().toNumber();
  const yearly = (facts[fact] ?? 0) - less;
  if (yearly <= 0) return undefined;
  const percent = new Decimal(yearly).times(100).div(price).toDecimalPlaces(2).toString();
  return { kind, changed: { [fact]: yearly }, percent, step };
}
