import { questionnaire } from '@porchlight/content/en/questionnaire.ts';
import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import {
  computeDownPaymentPercent,
  parseDollarAmount,
} from '@porchlight/domain/leads/questionnaire/down-payment.ts';
import type { Answers } from '@porchlight/domain/leads/questionnaire/questionnaire.ts';

const { notGiven, notAnAmount, share } = questionnaire.price;

type Amounts = Pick<Answers, 'purchasePrice' | 'downPayment'>;

/** An amount as it was typed, in the way amounts are printed; a sentence where it is missing or cannot be read. */
export function describeAmount(text: string): string {
  const cents = parseDollarAmount(text);
  if (cents === undefined) return text.trim() === '' ? notGiven : notAnAmount;
  return formatCents(cents);
}

/** The down payment as a share of the price, such as `20%`; `0%` when either cannot be counted (specification 5). */
export function describeShare({ purchasePrice, downPayment }: Amounts): string {
  return `${formatCount(computeDownPaymentPercent(purchasePrice, downPayment))}%`;
}

/** Where the share comes from: its formula with the amounts as they were understood, or why there is none. */
export function explainShare({ purchasePrice, downPayment }: Amounts): string {
  const [price, part] = [parseDollarAmount(purchasePrice), parseDollarAmount(downPayment)];
  if (price === 0) return share.ofNothing;
  if (price === undefined || part === undefined) return share.pending;
  const formula = `${describeAmount(downPayment)} ÷ ${describeAmount(purchasePrice)} × 100, rounded to a whole percent`;
  return part > price ? `${formula}. ${share.tooLarge}` : formula;
}
