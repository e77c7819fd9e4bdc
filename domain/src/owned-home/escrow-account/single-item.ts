import { Decimal } from '../../kernel/decimals.ts';
import { projectEscrowYear } from './escrow-year.ts';
import type { CushionMonths, Disbursement } from './initial-escrow.ts';

/** A bill that may say what it is for: bills of one item, such as the two halves of a county's tax, are held in one place. */
export type ItemizedBill = Disbursement & { item: string | null };

/** Bills without items are divided in every way there is, which takes twice as long for each. */
export const MAX_BILLS_WITHOUT_ITEMS = 10;

/**
 * What single-item analysis would hold at the start: each item by itself. It is no longer allowed (12 CFR 1024.17(c)(4)) and never asks
 * less than aggregate analysis. Where no bill says its item, the least of all divisions into two items, thus the least that the method
 * could ask for. Null where it cannot be derived: one item, some bills without theirs, or more bills without items than can be divided.
 */
export function findSingleItemStart(
  bills: readonly ItemizedBill[],
  cushionMonths: CushionMonths,
): Decimal | null {
  const start = (groups: readonly (readonly Disbursement[])[]) =>
    groups.reduce(
      (sum, group) => sum.plus(projectEscrowYear(group, cushionMonths).requiredStart),
      new Decimal(0),
    );
  const items = new Set(bills.map(({ item }) => item));
  if (!items.has(null)) {
    if (items.size < 2) return null;
    return start([...items].map((item) => bills.filter((bill) => bill.item === item)));
  }
  if (items.size > 1 || bills.length < 2 || bills.length > MAX_BILLS_WITHOUT_ITEMS) return null;
  return Decimal.min(...listDivisions(bills).map(start));
}

/** All ways to divide bills into two groups that are not empty; the last bill is always in the second. */
function listDivisions<Bill>(bills: readonly Bill[]): [Bill[], Bill[]][] {
  const count = 2 ** (bills.length - 1) - 1;
  return Array.from({ length: count }, (_, index) => {
    const isFirst = (place: number) => Math.trunc((index + 1) / 2 ** place) % 2 === 1;
    return [bills.filter((_bill, place) => isFirst(place)), bills.filter((_bill, place) => !isFirst(place))];
  });
}
