import { type Decimal, roundToCents } from '../../kernel/decimals.ts';
import { analyzeEscrow, DEFICIENCY_MONTHS, SHORTAGE_MONTHS } from './analyze-escrow.ts';
import { type EscrowChoice, listEscrowChoices } from './escrow-choices.ts';
import { type EscrowYear, projectEscrowYear } from './escrow-year.ts';
import type { CushionMonths, Disbursement } from './initial-escrow.ts';

/**
 * An account at the end of its year: the bills of the next one (months 1 to 12, counted from its first), the balance in dollars, which
 * may be below zero, and the cushion of the loan documents: at most two months.
 */
export type EscrowAccountAtYearEnd = {
  bills: readonly Disbursement[];
  balance: Decimal;
  cushionMonths: CushionMonths;
  isCurrent: boolean;
};

export type EscrowYearAnalysis = EscrowYear & {
  surplus: Decimal;
  shortage: Decimal;
  shortageBelowOneMonth: boolean;
  deficiency: Decimal;
  choices: readonly EscrowChoice[];
  /** The highest payment of the first two months, and of those after: a shortage over 12 payments, a deficiency over 2. */
  highestFirst: Decimal;
  highestAfter: Decimal;
};

/**
 * The yearly analysis of an escrow account (12 CFR 1024.17(d)(2), (f)). What the account needs is computed from its bills, never taken
 * from the payment that a statement shows. A balance that dips in the year to come is part of a shortage; only one that is below zero
 * now is a deficiency (HUD, 59 FR 53890).
 */
export function analyzeEscrowYear(account: EscrowAccountAtYearEnd): EscrowYearAnalysis {
  const year = projectEscrowYear(account.bills, account.cushionMonths);
  const { monthly, requiredStart: requiredBalance } = year;
  const found = analyzeEscrow({ requiredBalance, actualBalance: account.balance, monthly });
  const { surplus, shortage, shortageBelowOneMonth, deficiency } = found;
  const after = monthly.plus(shortage.div(SHORTAGE_MONTHS));
  return {
    ...year,
    surplus,
    shortage,
    shortageBelowOneMonth,
    deficiency,
    choices: listEscrowChoices(found, account.isCurrent),
    highestFirst: roundToCents(after.plus(deficiency.div(DEFICIENCY_MONTHS))),
    highestAfter: roundToCents(after),
  };
}
