import { toCents } from '../kernel/money.ts';
import type { ToolId } from '../tools/tool-pages.ts';
import { findUncountedProgram, toToolInputs } from './calculator-inputs.ts';
import { isSameValue } from './current-facts.ts';
import type { Fact, Facts, FactValue } from './plan-facts.ts';

/** Which question of a calculator is written back as which fact. What is only tried out there (extra payments, a new loan) is not. */
export const writtenBack = {
  affordability: {
    maxPrice: 'price',
    downPayment: 'downPayment',
    cash: 'savings',
    ratePercent: 'ratePercent',
  },
  'debt-to-income': { otherMonthlyDebts: 'monthlyDebts' },
  'monthly-payment': {
    price: 'price',
    downPayment: 'downPayment',
    ratePercent: 'ratePercent',
    termMonths: 'termMonths',
    propertyTaxYearly: 'propertyTaxYearly',
    homeInsuranceYearly: 'homeInsuranceYearly',
    duesMonthly: 'duesMonthly',
  },
  'cash-to-close': {
    price: 'price',
    ratePercent: 'ratePercent',
    closingDate: 'closingDay',
    deposit: 'deposit',
  },
  'points-or-credit': { ratePercent: 'ratePercent', termMonths: 'termMonths' },
  'rent-or-buy': {
    price: 'price',
    downPayment: 'downPayment',
    ratePercent: 'ratePercent',
    termMonths: 'termMonths',
    monthlyRent: 'monthlyRent',
  },
  refinance: { balance: 'balance', currentRate: 'ratePercent', remainingMonths: 'remainingMonths' },
  'credit-price': { price: 'price', downPayment: 'downPayment', termMonths: 'termMonths' },
  'offer-terms': {
    price: 'price',
    downPayment: 'downPayment',
    ratePercent: 'ratePercent',
    termMonths: 'termMonths',
    earnestMoney: 'deposit',
  },
  'contract-dates': { closing: 'closingDay' },
  'extra-payments': { principal: 'balance', termMonths: 'remainingMonths' },
} as const satisfies Record<ToolId, Readonly<Record<string, Fact>>>;

const asTyped: readonly Fact[] = ['ratePercent', 'closingDay', 'termMonths', 'remainingMonths'];

/**
 * What a calculator's figures would change in the plan. `figures` are inputs by the names of the wire, and for affordability its
 * `maxPrice`, of which whole dollars count. What is as the plan has it already, or as the plan filled it in from other facts, is left out:
 * the loan to come, stored as the balance, would not follow the price any more. So is everything of a calculator that counts another
 * kind of loan: its figures are not the plan's. `today` as in `toToolInputs`.
 */
export function listWrittenBack(
  tool: ToolId,
  figures: Readonly<Record<string, unknown>>,
  facts: Facts,
  today: string,
): { fact: Fact; value: FactValue }[] {
  if (findUncountedProgram(tool, facts) !== undefined) return [];
  const names: Readonly<Record<string, Fact>> = writtenBack[tool];
  const filled = toToolInputs(tool, facts, today);
  return Object.entries(names).flatMap(([name, fact]) => {
    const given = figures[name];
    if (typeof given !== 'string' && typeof given !== 'number') return [];
    const value = readFigure(name, fact, given);
    const planned = filled[name];
    const known = facts[fact] ?? (planned === undefined ? null : readFigure(name, fact, planned));
    return isSameValue(value, known) ? [] : [{ fact, value }];
  });
}

function readFigure(name: string, fact: Fact, given: string | number): FactValue {
  if (asTyped.includes(fact)) return given;
  return name === 'maxPrice' ? toCents(String(given).replace(/\..*/, '')) : toCents(String(given));
}
