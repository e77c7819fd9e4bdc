import type { PriceAboveIncome } from '@porchlight/domain/plan/what-ifs/price-above-income.ts';

/** A figure with its assumption, which neither advises nor approves anything. */
export const aboveIncome = (over: string, carried: string, limits: string): string =>
  `This price is ${over} more than your income carries: ${carried}, ${limits}. Worked out with your plan’s rate, down payment and costs; a lender may count otherwise.`;

const loans: Record<Exclude<PriceAboveIncome['program'], 'conventional'>, string> = {
  fha: 'an FHA loan',
  va: 'a VA loan',
  usda: 'a USDA loan',
};

export function describeLimits({ program, countsDebts }: PriceAboveIncome): string {
  if (program !== 'conventional')
    return `at the usual limits of ${loans[program]}${countsDebts ? '' : ', counting no debts'}`;
  return countsDebts
    ? 'at 28% of it for housing and 36% with your debts'
    : 'at 28% of it for housing, counting no debts';
}
