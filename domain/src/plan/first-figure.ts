import { Decimal } from '../kernel/decimals.ts';
import { toCents } from '../kernel/money.ts';
import { affordabilityInput } from '../tools/affordability/affordability.contract.ts';
import { computeAffordability } from '../tools/affordability/affordability.ts';
import { InputRefusal } from '../tools/input-refusal.ts';
import { type AssumedFacts, assumeFacts } from './assumed-facts.ts';
import { toToolInputs } from './calculator-inputs.ts';
import { isSameValue } from './current-facts.ts';
import { type FirstAnswers, firstVisitFacts } from './first-visit.ts';
import { computePlanCost, type PlanCost } from './plan-cost.ts';
import {
  type Fact,
  type Facts,
  type FactValue,
  type FactValues,
  type Income,
  MAX_FACT_CENTS,
} from './plan-facts.ts';
import { findPlanPrice } from './plan-price.ts';

/** A fact to store; `tool` names the calculator that a range of prices comes from. */
export type FirstFact = { fact: Fact; value: FactValue; tool?: 'affordability' };

/**
 * What the answers so far come to. `cost` is null without a price and without an income that carries one. `assumed` is what it was worked out
 * with beside the answers; `isRangeOfIncome` says that the range of prices is the calculator's.
 */
export type FirstFigure = {
  facts: Facts;
  cost: PlanCost | null;
  assumed: AssumedFacts;
  isRangeOfIncome: boolean;
};

/** The plan with the answers: reckoned as the plan is. Without a price, an income is asked what prices it carries. */
export function computeFirstFigure(known: Facts, answers: FirstAnswers, today: string): FirstFigure {
  const { facts, range } = applyAnswers(known, answers, today);
  return {
    facts,
    cost: computePlanCost(facts, today),
    assumed: assumeFacts(facts, today),
    isRangeOfIncome: range !== undefined,
  };
}

/** What the answers add to the plan or change in it, in the order of the questions. What the plan has already is not there. */
export function listFirstFacts(known: Facts, answers: FirstAnswers, today: string): FirstFact[] {
  const { facts, range } = applyAnswers(known, answers, today);
  return firstVisitFacts.flatMap((fact): FirstFact[] => {
    const value = facts[fact];
    if (value === undefined || isSameValue(value, known[fact] ?? null)) return [];
    return fact === 'priceRange' && range !== undefined
      ? [{ fact, value, tool: 'affordability' }]
      : [{ fact, value }];
  });
}

function applyAnswers(
  known: Facts,
  { down, ...answers }: FirstAnswers,
  today: string,
): { facts: Facts; range?: FactValues['priceRange'] } {
  const facts: Facts = { ...known, ...answers };
  const range = isRangeAsked(known, facts) ? findRange(facts, down, today) : undefined;
  const priced: Facts = range === undefined ? facts : { ...facts, priceRange: range };
  const downPayment = findDownPayment(priced, down);
  return {
    facts: downPayment === undefined ? priced : { ...priced, downPayment },
    ...(range !== undefined && { range }),
  };
}

/** A price that was entered is the answer. A range gives way only to a new income. */
function isRangeAsked(known: Facts, { price, incomeWages, priceRange }: Facts): boolean {
  if (price !== undefined || incomeWages === undefined) return false;
  return priceRange === undefined || !isSameValue(incomeWages, known.incomeWages ?? null);
}

function findDownPayment(facts: Facts, down: FirstAnswers['down']): number | undefined {
  if (down === undefined || 'cents' in down) return down?.cents;
  const price = findPlanPrice(facts);
  return price === undefined ? undefined : new Decimal(price).times(down.share).div(100).round().toNumber();
}

/** Far above what any income carries, in yearly incomes: the search comes down from there. */
const FIRST_PRICE_YEARS = 10;
/** How much further down it looks where a price as high leaves no loan beside its own down payment. */
const LOWER_SHARE = 0.7;
const MAX_STEPS = 24;
/** Prices nearer to each other than this are one. */
const CLOSE_CENTS = 10_000;
/** A range is said in thousands of dollars, rounded down. */
const STEP_CENTS = 100_000;

/**
 * What the affordability calculator answers at its careful and its moderate limits. A down payment, a tax and insurance that are shares of the
 * price depend on the answer, so it is asked again with its own price until that price stays. Nothing where the income carries no loan.
 */
function findRange(
  facts: Facts,
  down: FirstAnswers['down'],
  today: string,
): FactValues['priceRange'] | undefined {
  let price = toYearlyCents(facts.incomeWages) * FIRST_PRICE_YEARS;
  for (let step = 0; step < MAX_STEPS && price >= STEP_CENTS; step += 1) {
    const range = askPrices(facts, price, down, today);
    if (range !== undefined && Math.abs(range.to - price) < CLOSE_CENTS) return roundRange(range);
    price = range?.to ?? Math.round(price * LOWER_SHARE);
  }
  return undefined;
}

/** Of the income alone: what it carries is no question of savings. */
function askPrices(
  { priceRange: _, savings: __, ...facts }: Facts,
  price: number,
  down: FirstAnswers['down'],
  today: string,
): FactValues['priceRange'] | undefined {
  const downPayment = findDownPayment({ price }, down);
  const asked: Facts = { ...facts, price, ...(downPayment !== undefined && { downPayment }) };
  try {
    const input = affordabilityInput.parse(toToolInputs('affordability', asked, today));
    const { scenarios } = computeAffordability(input, today);
    const [careful, moderate] = (['conservative', 'moderate'] as const).map((name) =>
      scenarios.find(({ scenario }) => scenario === name),
    );
    if (!careful || !moderate || moderate.noLoan !== null) return undefined;
    const to = toCents(moderate.maxPrice);
    return { from: careful.noLoan === null ? toCents(careful.maxPrice) : to, to };
  } catch (error) {
    if (error instanceof InputRefusal) return undefined;
    throw error;
  }
}

/** Nothing where it is less than a thousand dollars, or more than a plan holds. */
function roundRange({ from, to }: FactValues['priceRange']): FactValues['priceRange'] | undefined {
  const round = (cents: number) => Math.floor(cents / STEP_CENTS) * STEP_CENTS;
  return round(from) === 0 || to > MAX_FACT_CENTS ? undefined : { from: round(from), to: round(to) };
}

function toYearlyCents(income: Income | undefined): number {
  if (income === undefined) return 0;
  return income.per === 'year' ? income.cents : income.cents * 12;
}
