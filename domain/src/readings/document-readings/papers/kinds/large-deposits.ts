import { Decimal } from '../../../../kernel/decimals.ts';
import type { ReadCostLine } from '../../form-reading.ts';

/** Share of a month's qualifying income above which one deposit is large (Fannie Mae Selling Guide B3-4.2-02). */
const LARGE_SHARE = '0.5';

/**
 * The deposits whose source a lender asks about when a home is bought, largest first: each that is more than half of a month's income. Without
 * an income the largest one alone.
 *
 * @param monthlyIncome dollars before taxes, of all who borrow
 */
export function listLargeDeposits(
  deposits: readonly Pick<ReadCostLine, 'label' | 'amount' | 'detail'>[],
  monthlyIncome?: string,
): Pick<ReadCostLine, 'label' | 'amount' | 'detail'>[] {
  const sorted = deposits.toSorted((one, other) => new Decimal(other.amount).comparedTo(one.amount));
  if (monthlyIncome === undefined) return sorted.slice(0, 1);
  const line = new Decimal(monthlyIncome).times(LARGE_SHARE);
  return sorted.filter(({ amount }) => line.lt(amount));
}
