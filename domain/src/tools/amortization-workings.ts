import type { AmortizationInput, AmortizationResult } from './amortization.contract.ts';
import { describeFormula } from './payment.ts';
import { showWorking } from './show-working.ts';
import type { Working } from './tool-fields.ts';

type Figures = Pick<AmortizationResult, 'payment' | 'payments' | 'lastPayment' | 'totalInterest' | 'saved'>;

/** How the figures of a schedule were made. */
export function explainAmortization(input: AmortizationInput, figures: Figures): Working[] {
  const { payment, payments, lastPayment, totalInterest, saved } = figures;
  const loan = {
    principal: input.principal,
    ratePercent: `${input.ratePercent} %`,
    termMonths: String(input.termMonths),
  };
  const workings = [
    showWorking('payment', describePayment(input), loan, payment),
    showWorking(
      'totalInterest',
      'The sum of each month: balance x rate / 1200, rounded to the cent, half a cent up',
      { ...loan, payments: String(payments) },
      totalInterest,
    ),
    showWorking('lastPayment', describeLastPayment(input), { payments: String(payments) }, lastPayment),
  ];
  if (saved === null) return workings;
  const plain = { months: String(payments + saved.months), payments: String(payments) };
  return [
    ...workings,
    showWorking(
      'saved',
      'Interest without the extra payments - interest with them',
      { ...plain, totalInterest },
      saved.interest,
    ),
  ];
}

function describeLastPayment({ payment, extraPayments }: AmortizationInput): string {
  const reason =
    payment === undefined && extraPayments === undefined
      ? 'it differs because every other payment was rounded to the cent'
      : 'it clears what the payments before it left over';
  return `The last balance and its interest; ${reason}`;
}

function describePayment({
  payment,
  method,
  interestOnlyMonths = 0,
  ratePercent,
}: AmortizationInput): string {
  if (payment !== undefined) return 'The payment that was entered';
  if (method === 'equalPrincipal') return "Loan / months + the month's interest, each rounded to the cent";
  if (interestOnlyMonths > 0) return 'Loan x rate / 1200, rounded to the cent, while interest alone is paid';
  return describeFormula(ratePercent);
}
