import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import { BIWEEKLY_A_YEAR } from '../../loans/biweekly.ts';
import type { AmortizationInput, AmortizationResult } from '../amortization/amortization.contract.ts';
import { computeAmortization } from '../amortization/amortization.ts';
import { getBiweeklyBalance } from '../amortization/biweekly.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import * as texts from './en/extra-payments.ts';
import type { ExtraPaymentsInput, ExtraPaymentsResult } from './extra-payments.contract.ts';

/** The loan paid by halves every two weeks, in the terms of a loan paid off with more than is billed. */
export function computeHalves(
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
        texts.numberOfPaymentThatClears,
        { principal, ratePercent: `${ratePercent} %`, payment: answer.payment },
        String(answer.payments),
      ),
      showWorking(
        'halves.yearly',
        texts.paymentEveryTwoWeeksX,
        { biweeklyPayment: biweekly.payment },
        yearly,
      ),
      showWorking(
        'extraTotal',
        texts.sumOfWhatWent,
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
