import { Decimal, writeDollars } from '../shared/decimals.ts';
import type { AmortizationInput } from './amortization.contract.ts';
import { computeAmortization } from './amortization.ts';
import type { ExtraPaymentsInput, ExtraPaymentsResult } from './extra-payments.contract.ts';
import { describeFormula } from './payment.ts';
import { showWorking } from './show-working.ts';

/** Every how many payments the yearly amount comes: with the twelfth, the twenty-fourth and so on. */
const YEAR = 12;

/**
 * A loan paid off with more than is billed, beside the same loan without. Everything extra lowers the balance the day it is paid;
 * the payment itself stays. Throws InputRefusal where the payment does not cover the interest.
 */
export function computeExtraPayments(input: ExtraPaymentsInput): ExtraPaymentsResult {
  const { principal, ratePercent, termMonths, payment } = input;
  const loan = { principal, ratePercent, termMonths, payment };
  const without = computeAmortization(loan);
  const extras = listExtras(input);
  const sooner = extras.length === 0 ? without : computeAmortization({ ...loan, extraPayments: extras });
  const extraTotal = Decimal.sum(0, ...sooner.rows.map(({ extra }) => extra));
  const figures = {
    payment: sooner.payment,
    interestSaved: writeDollars(new Decimal(without.totalInterest).minus(sooner.totalInterest)),
    monthsSaved: without.payments - sooner.payments,
    payments: sooner.payments,
    paymentsWithout: without.payments,
    totalInterest: sooner.totalInterest,
    totalInterestWithout: without.totalInterest,
    extraTotal: writeDollars(extraTotal),
  };
  return {
    ...figures,
    rows: sooner.rows,
    rowsWithout: without.rows,
    notes: without.notes,
    workings: explain(input, figures),
    tables: [],
  };
}

function listExtras(input: ExtraPaymentsInput): NonNullable<AmortizationInput['extraPayments']> {
  const { extraMonthly = '0', extraYearly = '0', extraOnce = '0', oncePayment = 1 } = input;
  const listed = [
    { amount: extraMonthly, every: 'month' as const },
    { amount: extraYearly, every: 'year' as const, fromPayment: YEAR },
    { amount: extraOnce, every: 'once' as const, fromPayment: oncePayment },
  ];
  return listed.filter(({ amount }) => Number(amount) > 0);
}

type Figures = Omit<ExtraPaymentsResult, 'rows' | 'rowsWithout' | 'notes' | 'workings' | 'tables'>;

function explain(input: ExtraPaymentsInput, figures: Figures) {
  const { principal, ratePercent, extraMonthly = '0', extraYearly = '0', extraOnce = '0' } = input;
  const { totalInterest, totalInterestWithout, payments, paymentsWithout } = figures;
  const loan = { principal, ratePercent: `${ratePercent} %` };
  const { termMonths } = input;
  return [
    showWorking(
      'payment',
      input.payment === undefined ? describeFormula(ratePercent) : 'The payment that was entered',
      { ...loan, termMonths: String(termMonths) },
      figures.payment,
    ),
    showWorking(
      'payments',
      'The number of the payment that clears the balance, with each extra amount taken off it on the way',
      { ...loan, payment: figures.payment, extraMonthly, extraYearly, extraOnce },
      String(payments),
    ),
    showWorking(
      'paymentsWithout',
      'The number of the payment that clears the balance as it is billed',
      { ...loan, payment: figures.payment },
      String(paymentsWithout),
    ),
    showWorking(
      'interestSaved',
      'Interest without extra payments - interest with them',
      { totalInterestWithout, totalInterest },
      figures.interestSaved,
    ),
    showWorking(
      'monthsSaved',
      'Payments without extra payments - payments with them',
      { paymentsWithout: String(paymentsWithout), payments: String(payments) },
      String(figures.monthsSaved),
    ),
    showWorking(
      'totalInterest',
      'The sum of each month: balance x rate / 1200, rounded to the cent; each extra payment lowers the balance of the months after it',
      { ...loan, extraMonthly, extraYearly, extraOnce },
      totalInterest,
    ),
    showWorking(
      'totalInterestWithout',
      'The sum of each month: balance x rate / 1200, rounded to the cent',
      { ...loan, payments: String(paymentsWithout) },
      totalInterestWithout,
    ),
    showWorking(
      'extraTotal',
      'Every extra payment up to the last, which is no more than what is still owed',
      { extraMonthly, extraYearly, extraOnce },
      figures.extraTotal,
    ),
  ];
}
