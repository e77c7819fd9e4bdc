import * as texts from '@porchlight/content/en/plan.ts';
import { formatDollars, toDollars } from '@porchlight/domain/kernel/money.ts';
import type { PlanCost } from '@porchlight/domain/plan/plan-cost.ts';

type CostFigure = { name: string; note: string; write: (cost: PlanCost) => string };

const whole = (cents: number) => formatDollars(toDollars(cents), 'whole');

/** The four figures of a plan, in their order. */
export const costFigures: readonly CostFigure[] = [
  { name: texts.payment, note: texts.paymentNote, write: ({ payment }) => whole(payment) },
  { name: texts.cashToClose, note: texts.cashNote, write: ({ cashToClose }) => whole(cashToClose) },
  { name: texts.fiveYears, note: texts.fiveYearsNote, write: ({ fiveYears }) => whole(fiveYears) },
  { name: texts.savingsLeft, note: texts.savingsNote, write: writeSavings },
];

function writeSavings({ savingsLeft, monthsLeft }: PlanCost): string {
  if (savingsLeft === null || monthsLeft === null) return texts.savingsNeeded;
  return savingsLeft < 0 ? texts.short(whole(-savingsLeft)) : texts.months(monthsLeft);
}
