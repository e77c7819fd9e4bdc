import { Decimal } from '../../kernel/decimals.ts';
import { pickTable, type TableUse } from '../data-table.ts';
import { residualIncomeTables, type VaRegion } from './residual-income-table.ts';

/** Above this ratio, in whole percent, a fifth more has to be left (38 CFR 36.4340(c)(4)). */
const STRICTER_ABOVE_RATIO = 41;
const STRICTER_PERCENT = 120;

/** What comes in and goes out in a month, in dollars. */
export type MonthlyBudget = {
  grossIncome: Decimal;
  incomeTax: Decimal;
  socialSecurityMedicare: Decimal;
  housingPayment: Decimal;
  maintenanceUtilities: Decimal;
  debts: Decimal;
  childCare: Decimal;
};

/** What is left of a month's income when taxes, the home and all debts are paid; negative where they are more. */
export function computeResidualIncome(budget: MonthlyBudget): Decimal {
  const { grossIncome, ...outgoings } = budget;
  return Object.values(outgoings).reduce((left, amount) => left.minus(amount), grossIncome);
}

/** What VA asks to be left, in dollars a month, and what it asks where the debt-to-income ratio is above 41 percent. */
export type RequiredResidual = { required: Decimal; requiredAbove41: Decimal; table: TableUse };

/**
 * The residual income VA asks for (38 CFR 36.4340(e)). A family of more than seven is asked for no more than one of seven; `familySize`
 * counts everyone in the household, from 1.
 */
export function findRequiredResidual(
  household: { region: VaRegion; familySize: number; loanAmount: Decimal },
  on: string,
): RequiredResidual {
  const { content, use } = pickTable(residualIncomeTables, on);
  const group = household.loanAmount.lt(content.largeLoanFrom) ? content.smallLoan : content.largeLoan;
  const amounts = group[household.region];
  const counted = Math.min(household.familySize, content.largestFamily);
  const further = Math.max(counted - amounts.length, 0) * group.perFurtherMember;
  const required = new Decimal(amounts[Math.min(counted, amounts.length) - 1] ?? amounts[0]).plus(further);
  return { required, requiredAbove41: required.times(STRICTER_PERCENT).div(100), table: use };
}

/** Whether a ratio, already rounded to a whole percent, calls for the fifth more. */
export function needsMoreResidual(roundedRatio: Decimal): boolean {
  return roundedRatio.gt(STRICTER_ABOVE_RATIO);
}
