import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import { BIWEEKLY_A_YEAR } from '../../loans/biweekly.ts';
import type { AmortizationInput, AmortizationResult } from '../amortization/amortization.contract.ts';
import { computeAmortization } from '../amortization/amortization.ts';
import { getBiweeklyBalance } from '../amortization/biweekly.ts';
import { InputRefusal } from '../input-refusal.ts';
import { describeFormula } from '../payment.ts';
import { showWorking } from '../show-working.ts';
import * as texts from './en.ts';
import type { ExtraPaymentsInput, ExtraPaymentsResult } from './extra-payments.contract.ts';

/** Every how many payments the yearly amount comes: with the twelfth, the twenty-fourth and so on. */
const YEAR = 12;

/** The loan paid by halves every two weeks, in the terms of a loan paid off with more than is billed. */
function computeHalves(
  { principal, ratePercent, termMonths, payment }: ExtraPaymentsInput,
  applied: 'asReceived' | 'heldMonthly',
): ExtraPaymentsResult {
  const answer = answerHalves({ principal, ratePercent, termMonths, payment, biweekly: { applied } });
  const { biweekly, rows, workings } = answer;
  if (biweekly === null) throw new Error('The schedule every two weeks is missing.');
  const yearly = toFixedDollars(new Decimal(biweekly.payment).times(BIWEEKLY_A_YEAR));
  const extraTotal = Decimal.sum(0, ...biweekly.rows.map(({ extra }) => extra));
  return {
    payment: answer.payment,
    interestSaved: biweekly.interestSaved,
    monthsSaved: biweekly.monthsSaved,
    payments: biweekly.months,
    paymentsWithout: answer.payments,
    totalInterest: biweekly.totalInterest,
    totalInterestWithout: answer.totalInterest,
    extraTotal: toFixedDollars(extraTotal),
    halves: {
      payment: biweekly.payment,
      yearly,
      convention: biweekly.convention,
      balances: Array.from({ length: answer.payments + 1 }, (_, month) =>
        month === 0 ? principal : getBiweeklyBalance(biweekly, month),
      ),
    },
    paymentsPerYear: applied === 'asReceived' ? BIWEEKLY_A_YEAR : 12,
    rows: biweekly.rows,
    rowsWithout: rows,
    notes: answer.notes,
    workings: [
      ...workings.flatMap((working) => {
        const name = FIGURES[working.figure];
        return name === undefined ? [] : { ...working, figure: name };
      }),
      showWorking(
        'paymentsWithout',
        texts.billedPayoffFormula,
        { principal, ratePercent: `${ratePercent} %`, payment: answer.payment },
        String(answer.payments),
      ),
      showWorking('halves.yearly', texts.biweeklyYearFormula, { biweeklyPayment: biweekly.payment }, yearly),
      showWorking(
        'extraTotal',
        texts.biweeklyExtraFormula,
        { biweeklyPayment: biweekly.payment, payment: answer.payment },
        toFixedDollars(extraTotal),
      ),
    ],
    tables: [],
  };
}

/** The form has no field for half of a payment: what is wrong with it is wrong with the payment. */
function answerHalves(input: AmortizationInput): AmortizationResult {
  try {
    return computeAmortization(input);
  } catch (error) {
    const sentence = error instanceof InputRefusal ? error.fields['biweekly.payment'] : undefined;
    throw sentence === undefined ? error : new InputRefusal({ payment: sentence });
  }
}

/** What each figure of a schedule is called in this answer. */
const FIGURES: Readonly<Record<string, string>> = {
  payment: 'payment',
  totalInterest: 'totalInterestWithout',
  'biweekly.payment': 'halves.payment',
  'biweekly.totalInterest': 'totalInterest',
  'biweekly.months': 'payments',
  'biweekly.monthsSaved': 'monthsSaved',
  'biweekly.interestSaved': 'interestSaved',
};

/**
 * A loan paid off with more than is billed, beside the same loan without. Everything extra lowers the balance the day it is paid;
 * the payment itself stays. Throws InputRefusal where the payment does not cover the interest.
 */
export function computeExtraPayments(input: ExtraPaymentsInput): ExtraPaymentsResult {
  const { principal, ratePercent, termMonths, payment } = input;
  if (input.paid === 'biweekly') return computeHalves(input, 'asReceived');
  if (input.paid === 'biweeklyHeld') return computeHalves(input, 'heldMonthly');
  const loan = { principal, ratePercent, termMonths, payment };
  const without = computeAmortization(loan);
  const extras = listExtras(input);
  const sooner = extras.length === 0 ? without : computeAmortization({ ...loan, extraPayments: extras });
  const extraTotal = Decimal.sum(0, ...sooner.rows.map(({ extra }) => extra));
  const figures = {
    payment: sooner.payment,
    interestSaved: toFixedDollars(new Decimal(without.totalInterest).minus(sooner.totalInterest)),
    monthsSaved: without.payments - sooner.payments,
    payments: sooner.payments,
    paymentsWithout: without.payments,
    totalInterest: sooner.totalInterest,
    totalInterestWithout: without.totalInterest,
    extraTotal: toFixedDollars(extraTotal),
  };
  return {
    ...figures,
    halves: null,
    paymentsPerYear: 12,
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

type Figures = Omit<
  ExtraPaymentsResult,
  'halves' | 'paymentsPerYear' | 'rows' | 'rowsWithout' | 'notes' | 'workings' | 'tables'
>;

function explain(input: ExtraPaymentsInput, figures: Figures) {
  const { principal, ratePercent, extraMonthly = '0', extraYearly = '0', extraOnce = '0' } = input;
  const { totalInterest, totalInterestWithout, payments, paymentsWithout } = figures;
  const loan = { principal, ratePercent: `${ratePercent} %` };
  const { termMonths } = input;
  return [
    showWorking(
      'payment',
      input.payment === undefined ? describeFormula(ratePercent) : texts.enteredPayment,
      { ...loan, termMonths: String(termMonths) },
      figures.payment,
    ),
    showWorking(
      'payments',
      texts.extraPayoffFormula,
      { ...loan, payment: figures.payment, extraMonthly, extraYearly, extraOnce },
      String(payments),
    ),
    showWorking(
      'paymentsWithout',
      texts.billedPayoffFormula,
      { ...loan, payment: figures.payment },
      String(paymentsWithout),
    ),
    showWorking(
      'interestSaved',
      texts.interestSavedFormula,
      { totalInterestWithout, totalInterest },
      figures.interestSaved,
    ),
    showWorking(
      'monthsSaved',
      texts.paymentsSavedFormula,
      { paymentsWithout: String(paymentsWithout), payments: String(payments) },
      String(figures.monthsSaved),
    ),
    showWorking(
      'totalInterest',
      texts.extraInterestFormula,
      { ...loan, extraMonthly, extraYearly, extraOnce },
      totalInterest,
    ),
    showWorking(
      'totalInterestWithout',
      texts.billedInterestFormula,
      { ...loan, payments: String(paymentsWithout) },
      totalInterestWithout,
    ),
    showWorking(
      'extraTotal',
      texts.extraTotalFormula,
      { extraMonthly, extraYearly, extraOnce },
      figures.extraTotal,
    ),
  ];
}
