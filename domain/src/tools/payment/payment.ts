import { Decimal, writeDollars } from '../../kernel/decimals.ts';
import { computeLevelPayment } from '../../loans/level-payment.ts';
import { showWorking } from '../show-working.ts';
import * as texts from './en/payment.ts';
import type { PaymentInput, PaymentResult } from './payment.contract.ts';

/** Monthly principal and interest of a fixed-rate loan; right at 0 % and for a single payment too. */
export function computePayment(input: PaymentInput): PaymentResult {
  const { principal, ratePercent, termMonths } = input;
  const unrounded = computeLevelPayment(new Decimal(principal), new Decimal(ratePercent), termMonths);
  const total = unrounded.times(termMonths);
  const payment = writeDollars(unrounded);
  const paymentUnrounded = unrounded.toFixed();
  const totalOfPayments = writeDollars(total);
  const totalInterest = writeDollars(total.minus(principal));
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
        texts.unroundedPaymentXMonthsRounded,
        { paymentUnrounded, termMonths: String(termMonths) },
        totalOfPayments,
        { title: texts.regulationZ12Cfr1026, url: REGULATION_URL },
      ),
      showWorking('totalInterest', texts.totalOfPaymentsLoan, { totalOfPayments, principal }, totalInterest),
    ],
    tables: [],
  };
}

const REGULATION_URL = 'https://www.consumerfinance.gov/rules-policy/regulations/1026/38/';

/** The formula of the level payment in signs a reader can follow. */
export function describeFormula(ratePercent: string): string {
  return Number(ratePercent) === 0 ? texts.loanMonthsRoundedToCent : texts.loanXI11;
}
