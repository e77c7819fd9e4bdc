import { Decimal } from '../../kernel/decimals.ts';
import type { Source } from '../../programs/data-table.ts';
import * as texts from './en.ts';

export const regulationX: Source = {
  title: texts.regulationX,
  url: 'https://www.consumerfinance.gov/rules-policy/regulations/1024/17/',
};

/** Bills of the wire, in dollars. */
export function getBills<Bill extends { amount: string }>(bills: readonly Bill[]) {
  return bills.map((bill) => ({ ...bill, amount: new Decimal(bill.amount) }));
}
