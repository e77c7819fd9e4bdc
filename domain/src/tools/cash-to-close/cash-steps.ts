import { Decimal } from '../../kernel/decimals.ts';
import * as texts from './en.ts';

/** One step of the way from the price to the cash on closing day. Dollars as on the wire; what lowers the cash is below zero. */
export type CashStep = {
  kind: 'price' | 'loan' | 'line' | 'cash';
  /** Of a line: its name on the form. */
  name: string;
  amount: string;
  /** Where its bar begins and ends, as shares of the price from 0 to 1. */
  from: number;
  to: number;
};

/** The down payment and what goes with a loan beyond the price: the step of the loan says them. */
const WITHIN_THE_LOAN = [texts.downPayment, texts.financedClosingCosts, texts.fundsForBorrower];

/**
 * How a price becomes the cash to bring: the loan comes off, closing costs come on, deposit and credits come off. `calculation` is the
 * form's table (12 CFR 1026.37(h)(1)), whose down payment is the price less the loan; lines of nothing are left out.
 */
export function listCashSteps({
  price,
  totalLoan,
  calculation,
  cashToClose,
}: {
  price: string;
  totalLoan: string;
  calculation: readonly { name: string; amount: string }[];
  cashToClose: string;
}): CashStep[] {
  const whole = new Decimal(price);
  const share = (amount: Decimal) =>
    whole.isZero() ? 0 : Decimal.max(0, Decimal.min(1, amount.div(whole))).toNumber();
  let sum = whole;
  const step = (kind: 'loan' | 'line', name: string, change: Decimal): CashStep => {
    const before = sum;
    sum = sum.plus(change);
    const [low, high] = [Decimal.min(before, sum), Decimal.max(before, sum)];
    return { kind, name, amount: change.toFixed(2), from: share(low), to: share(high) };
  };
  const cash = new Decimal(cashToClose);
  return [
    { kind: 'price', name: '', amount: whole.toFixed(2), from: 0, to: 1 },
    step('loan', '', new Decimal(totalLoan).neg()),
    ...calculation
      .filter(({ name, amount }) => !WITHIN_THE_LOAN.includes(name) && Number(amount) !== 0)
      .map(({ name, amount }) => step('line', name, new Decimal(amount))),
    { kind: 'cash', name: '', amount: cash.toFixed(2), from: 0, to: share(cash) },
  ];
}
