import { findAmountQuestion, parseDollars } from '../../kernel/money.ts';
import * as texts from '../en.ts';

/** No home sells for as much; a larger amount is a slip of the finger. In cents: one billion dollars. */
const MAX_AMOUNT = 100_000_000_000;

/**
 * An amount in dollars as people type or paste it, in whole cents. Undefined when it is empty, is not a plain amount of at most two decimals, may
 * be meant in two ways, or is more than a billion dollars.
 */
export function parseDollarAmount(text: string): number | undefined {
  const [whole = '', fraction = ''] = parseDollars(text)?.split('.') ?? [];
  if (whole === '' || whole.length > 10 || fraction.length > 2) return undefined;
  const amount = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return amount <= MAX_AMOUNT ? amount : undefined;
}

/**
 * The down payment as a share of the price in whole percent, rounded half up; 0 when either cannot be read or the price is
 * zero (specification 5). Counted in integers, so that no fraction of a cent decides a rounding.
 */
export function computeDownPaymentPercent(price: string, downPayment: string): number {
  const [whole, part] = [parseDollarAmount(price), parseDollarAmount(downPayment)];
  if (whole === undefined || part === undefined || whole === 0) return 0;
  const doubled = 2 * whole;
  const shifted = 200 * part + whole;
  return (shifted - (shifted % doubled)) / doubled;
}

/** The sentence about an amount that cannot be counted; nothing when it is empty or can be read. */
export function findAmountProblem(text: string): string | undefined {
  if (text.trim() === '' || parseDollarAmount(text) !== undefined) return undefined;
  return findAmountQuestion(text) ?? texts.weCannotRead;
}
