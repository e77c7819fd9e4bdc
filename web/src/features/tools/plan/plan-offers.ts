import { toDollars } from '@porchlight/domain/kernel/money.ts';
import { completeFacts } from '@porchlight/domain/plan/assumed-facts.ts';
import type { Facts, FactValues } from '@porchlight/domain/plan/plan-facts.ts';
import { findBaseLoan } from '@porchlight/domain/plan/plan-price.ts';
import type { Typed } from '../tool-definition.ts';
import { tidyDollars } from '../typed-values.ts';

type SavedOffers = FactValues['offers'];

/**
 * The columns with which the comparison of offers opens: those that are saved in the plan; without any two columns with the loan that
 * the plan comes to, whose terms lenders offer for, the first with the plan's lender. Nothing where the plan has no price.
 */
export function listPlanOffers(
  facts: Facts,
  today: string,
): { columns: readonly Typed[]; areSaved: boolean } | undefined {
  const { offers = [] } = facts;
  if (offers.length > 0) return { columns: offers.length > 1 ? offers : [...offers, {}], areSaved: true };
  const complete = completeFacts(facts, today);
  const loan = findBaseLoan(complete);
  if (loan === undefined) return undefined;
  const { termMonths = 0 } = complete;
  const { lender, ratePercent, deposit } = facts;
  const column = {
    loanAmount: tidyDollars(toDollars(loan)),
    ...(deposit !== undefined && { deposit: tidyDollars(toDollars(deposit)) }),
    ...(termMonths > 0 && termMonths % 12 === 0 && { termYears: String(termMonths / 12) }),
  };
  // A rate is an offer only with the lender who made it.
  const own = lender === undefined || ratePercent === undefined ? {} : { name: lender, ratePercent };
  return { columns: [{ ...own, ...column }, column], areSaved: false };
}

/** Columns as they are kept in the plan: what was typed, without what is empty. */
export function packOffers(columns: readonly Typed[]): SavedOffers {
  const packed = columns.map((column) =>
    Object.fromEntries(
      Object.entries(column).flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, text.trim()]])),
    ),
  );
  return packed.filter((column) => Object.keys(column).length > 0);
}
