import { computeLevelPayment } from '../loans/level-payment.ts';
import { Decimal, writeDollars } from '../shared/decimals.ts';
import type { PaymentInput, PaymentResult } from './payment.contract.ts';
import { showWorking } from './show-working.ts';

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
        'Unrounded payment x months, rounded to the cent',
        { paymentUnrounded, termMonths: String(termMonths) },
        totalOfPayments,
        { title: 'Regulation Z, 12 CFR 1026.38(o)(1)', url: REGULATION_URL },
      ),
      showWorking('totalInterest', 'Total of payments - loan', { totalOfPayments, principal }, totalInterest),
    ],
    tables: [],
  };
}

const REGULATION_URL = 'https://www.consumerfinance.gov/rules-policy/regulations/1026/38/';

/** The formula of the level payment in signs a reader can follow. */
export function describeFormula(ratePercent: string): string {
  return Number(ratePercent) === 0
    ? 'Loan / months, rounded to the cent'
    : 'Loan x i / (1 - (1 + i)^-months), with i = rate / 12 / 100, rounded to the cent';
}
