import { type Decimal, roundToCents } from '../kernel/decimals.ts';
import { fromCents } from '../loans/cents.ts';
import { computeLevelPayment } from '../loans/level-payment.ts';
import type { LoanTerms } from '../loans/loan-terms.ts';
import { computePrepaidInterest } from '../loans/prepaid-interest.ts';
import { computeSchedule } from '../loans/schedule.ts';
import type { EstimateInput } from '../tools/estimate/estimate-input.ts';
import type { Basis } from './estimate-basis.ts';
import type { UpfrontFee } from './estimate-fees.ts';
import { getInsurance, type MonthlyInsurance } from './estimate-insurance.ts';
import { parseProgram } from './estimate-program.ts';

/** The loan of an estimate. Dollars; `payment` is not rounded, `perDiem` is a day's interest in whole cents. */
export type LoanFigures = {
  amount: Decimal;
  terms: LoanTerms;
  upfront: UpfrontFee | undefined;
  payment: Decimal;
  insurance: MonthlyInsurance;
  perDiem: Decimal;
};

/** The loan with its payment and its insurance; a program's upfront fee is financed unless the input names the loan itself. */
export function computeLoan(input: EstimateInput, basis: Basis): LoanFigures {
  const { baseLoan, givenLoan, ratePercent, termMonths } = basis;
  const { upfront, annual } = parseProgram(basis);
  const amount = givenLoan ?? baseLoan.plus(upfront?.amount ?? 0);
  const terms: LoanTerms = { principal: roundToCents(amount), ratePercent, termMonths };
  return {
    amount,
    terms,
    upfront,
    payment: computeLevelPayment(amount, ratePercent, termMonths),
    insurance: getInsurance(input, basis, { amount, annual, listBalances: () => listBalances(terms) }),
    perDiem: computePrepaidInterest({ principal: amount, ratePercent, days: 1 }).perDiem,
  };
}

/** What is owed after each scheduled payment, to the cent: the schedule that the end of insurance is read from. */
function listBalances(terms: LoanTerms): Decimal[] {
  return computeSchedule(terms).rows.map(({ balance }) => fromCents(balance));
}
