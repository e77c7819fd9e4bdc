import { describeFormula } from '../payment.ts';
import { showWorking } from '../show-working.ts';
import type { Working } from '../tool-fields.ts';
import type { AmortizationInput, AmortizationResult } from './amortization.contract.ts';
import * as texts from './en.ts';

type Figures = Pick<
  AmortizationResult,
  'payment' | 'payments' | 'lastPayment' | 'totalInterest' | 'saved' | 'biweekly'
>;

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
      texts.totalInterestFormula,
      { ...loan, payments: String(payments) },
      totalInterest,
    ),
    showWorking('lastPayment', describeLastPayment(input), { payments: String(payments) }, lastPayment),
    ...explainBiweekly(input, figures),
  ];
  if (saved === null) return workings;
  const plain = { months: String(payments + saved.months), payments: String(payments) };
  return [
    ...workings,
    showWorking('saved', texts.extraSavingsFormula, { ...plain, totalInterest }, saved.interest),
  ];
}

function explainBiweekly(input: AmortizationInput, { payment, payments, totalInterest, biweekly }: Figures) {
  if (biweekly === null) return [];
  const { applied } = biweekly;
  const isHeld = applied === 'heldMonthly';
  const loan = { principal: input.principal, ratePercent: `${input.ratePercent} %` };
  return [
    showWorking(
      'biweekly.payment',
      input.biweekly?.payment === undefined ? texts.biweeklyPaymentFormula : texts.biweeklyPaymentEntered,
      { payment },
      biweekly.payment,
    ),
    showWorking(
      'biweekly.totalInterest',
      isHeld ? texts.interestAppliedMonthly : texts.interestAppliedBiweekly,
      { ...loan, biweeklyPayment: biweekly.payment, payments: String(biweekly.payments) },
      biweekly.totalInterest,
      isHeld ? PARTIAL_PAYMENTS : null,
    ),
    showWorking(
      'biweekly.months',
      isHeld ? texts.monthsAppliedMonthly : texts.monthsAppliedBiweekly,
      { payments: String(biweekly.payments) },
      String(biweekly.months),
    ),
    showWorking(
      'biweekly.monthsSaved',
      texts.monthsSavedFormula,
      { payments: String(payments), months: String(biweekly.months) },
      String(biweekly.monthsSaved),
    ),
    showWorking(
      'biweekly.interestSaved',
      texts.interestSavedFormula,
      { totalInterest, biweeklyInterest: biweekly.totalInterest },
      biweekly.interestSaved,
    ),
  ];
}

/** A servicer may hold what is less than a payment, and has to apply it once it makes a whole one. */
const PARTIAL_PAYMENTS = {
  title: texts.partialPaymentsSource,
  url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/36/#c-1-ii',
};

function describeLastPayment({ payment, extraPayments }: AmortizationInput): string {
  return payment === undefined && extraPayments === undefined
    ? texts.lastPaymentRounded
    : texts.lastPaymentRemainder;
}

function describePayment({
  payment,
  method,
  interestOnlyMonths = 0,
  ratePercent,
}: AmortizationInput): string {
  if (payment !== undefined) return texts.paymentEntered;
  if (method === 'equalPrincipal') return texts.equalPrincipalFormula;
  if (interestOnlyMonths > 0) return texts.interestOnlyFormula;
  return describeFormula(ratePercent);
}
