import { Decimal } from '../../kernel/decimals.ts';
import type { FactView } from '../../plan/plan.contract.ts';
import { factSchemas } from '../../plan/plan-facts.ts';

const INCOMES: readonly string[] = ['incomeWages', 'incomeSelfEmployment', 'incomeOther'];

/** Dollars a month before taxes that the plan knows of, unrounded; undefined where it knows of none. */
export function getMonthlyIncome(facts: readonly Pick<FactView, 'fact' | 'value'>[]): string | undefined {
  const incomes = facts.flatMap(({ fact, value }) => {
    if (!INCOMES.includes(fact) || value === null) return [];
    const { success, data } = factSchemas.incomeWages.safeParse(value);
    return success ? [new Decimal(data.cents).div(data.per === 'year' ? 1_200 : 100)] : [];
  });
  const sum = incomes.reduce((total, income) => total.plus(income), new Decimal(0));
  return sum.isZero() ? undefined : sum.toString();
}
