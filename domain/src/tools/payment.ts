import * as z from 'zod/mini';
import { Decimal, toFixedDollars } from '../kernel/decimals.ts';
import { computeLevelPayment } from '../loans/level-payment.ts';
import { defineTool } from './define-tool.ts';
import * as texts from './en/payment.ts';
import { showWorking } from './show-working.ts';
import { dollarsField, percentField, shownWorking, termMonthsField } from './tool-fields.ts';

export const paymentInput = z.object({
  /** The loan in dollars. */
  principal: dollarsField,
  /** The yearly rate of the note in percent. */
  ratePercent: percentField,
  termMonths: termMonthsField,
});
export type PaymentInput = z.infer<typeof paymentInput>;

export const paymentResult = z.object({
  /** Principal and interest as billed each month: rounded to the cent. */
  payment: z.string(),
  /** The same without rounding, 25 places at most. */
  paymentUnrounded: z.string(),
  /** The unrounded payment times the months, as disclosures total it. */
  totalOfPayments: z.string(),
  /** The total of payments less the loan. */
  totalInterest: z.string(),
  ...shownWorking,
});
export type PaymentResult = z.infer<typeof paymentResult>;

/** Monthly principal and interest of a fixed-rate loan; right at 0 % and for a single payment too. */
export function computePayment(input: PaymentInput): PaymentResult {
  const { principal, ratePercent, termMonths } = input;
  const unrounded = computeLevelPayment(new Decimal(principal), new Decimal(ratePercent), termMonths);
  const total = unrounded.times(termMonths);
  const payment = toFixedDollars(unrounded);
  const paymentUnrounded = unrounded.toFixed();
  const totalOfPayments = toFixedDollars(total);
  const totalInterest = toFixedDollars(total.minus(principal));
  const loan = { principal, ratePercent: `${ratePercent} %`, termMonths: String(termMonths) };
  return {
    payment,
    paymentUnrounded,
    totalOfPayments,
    totalInterest,
    workings: [
      showWorking('payment', describeFormula(ratePercent), loan, payment),
      showWorking(
        'totalOfPayments',
        texts.totalPaymentsFormula,
        { paymentUnrounded, termMonths: String(termMonths) },
        totalOfPayments,
        { title: texts.totalPaymentsSource, url: REGULATION_URL },
      ),
      showWorking('totalInterest', texts.totalInterestFormula, { totalOfPayments, principal }, totalInterest),
    ],
    tables: [],
  };
}

const REGULATION_URL = 'https://www.consumerfinance.gov/rules-policy/regulations/1026/38/';

/** The formula of the level payment in signs a reader can follow. */
export function describeFormula(ratePercent: string): string {
  return Number(ratePercent) === 0 ? texts.zeroRateFormula : texts.paymentFormula;
}

export const paymentTool = defineTool({
  name: 'payment',
  summary: 'The monthly payment of a fixed-rate loan',
  description:
    'Principal and interest alone, without taxes and insurance. `payment` is what is billed each month; the totals use the unrounded payment, as the totals of official disclosures do.',
  input: paymentInput,
  result: paymentResult,
  compute: computePayment,
  example: {
    input: { principal: '162000', ratePercent: '3.875', termMonths: 360 },
    answer: { payment: '761.78', totalOfPayments: '274242.27', totalInterest: '112242.27' },
  },
});
