import { Decimal } from '../kernel/decimals.ts';
import { toWireDollars } from '../kernel/money.ts';
import { type AdjustableRate, projectRateChanges } from '../loans/adjustable-rate.ts';
import { countCents, createInterestRule } from '../loans/cents.ts';
import type { LoanTerms } from '../loans/loan-terms.ts';
import type { AmortizationInput } from './amortization/amortization.contract.ts';
import * as texts from './en/read-loan-terms.ts';
import { InputRefusal } from './input-refusal.ts';

/** The note that was asked about, with the rate changes it is expected to have. Throws InputRefusal where it makes no sense. */
export function parseTypedLoanTerms(input: AmortizationInput): LoanTerms {
  refuseContradictions(input);
  const terms = {
    principal: new Decimal(input.principal),
    ratePercent: new Decimal(input.ratePercent),
    termMonths: input.termMonths,
    interestOnlyMonths: input.interestOnlyMonths,
  };
  if (input.payment !== undefined) refuseGrowth(terms, new Decimal(input.payment));
  const { adjustableRate } = input;
  if (adjustableRate === undefined) {
    return {
      ...terms,
      rateChanges: input.rateChanges?.map(({ fromPayment, ratePercent }) => ({
        fromPayment,
        ratePercent: new Decimal(ratePercent),
      })),
    };
  }
  const indexed = new Decimal(adjustableRate.indexPercent).plus(adjustableRate.marginPercent);
  return {
    ...terms,
    rateChanges: projectRateChanges(terms, getAdjustableRate(input, adjustableRate), indexed),
  };
}

/** The bounds of an adjustable rate. Throws InputRefusal where the lowest rate lies over the highest. */
export function getAdjustableRate(
  { ratePercent }: { ratePercent: string },
  wire: NonNullable<AmortizationInput['adjustableRate']>,
): AdjustableRate {
  const lowestRate = new Decimal(wire.floorPercent ?? wire.marginPercent);
  const highestRate = new Decimal(ratePercent).plus(wire.lifetimeCapPercent);
  if (lowestRate.greaterThan(highestRate)) {
    throw new InputRefusal({ adjustableRate: texts.lowestRateMustNotLie });
  }
  return {
    firstChangePayment: wire.firstChangePayment,
    changeEveryMonths: wire.changeEveryMonths,
    firstCap: new Decimal(wire.firstCapPercent),
    periodicCap: new Decimal(wire.periodicCapPercent),
    highestRate,
    lowestRate,
  };
}

function refuseContradictions(input: AmortizationInput): void {
  const { termMonths, interestOnlyMonths = 0, rateChanges = [], adjustableRate, afterMonths = 0 } = input;
  const isPlain = interestOnlyMonths === 0 && rateChanges.length === 0 && adjustableRate === undefined;
  const fields: Record<string, string> = {};
  if (interestOnlyMonths >= termMonths) {
    fields.interestOnlyMonths = texts.enterFewerInterestOnlyMonths;
  }
  if (afterMonths > termMonths) fields.afterMonths = texts.enterNoMoreMonthsThan;
  if (input.method === 'equalPrincipal' && !isPlain) {
    fields.method = texts.equalPrincipalIsWorkedOut;
  }
  if (input.payment !== undefined && (!isPlain || input.method === 'equalPrincipal')) {
    fields.payment = texts.leavePaymentOutWhereLoan;
  }
  if (adjustableRate !== undefined && rateChanges.length > 0) {
    fields.rateChanges = texts.enterEitherRateChanges;
  }
  if (rateChanges.some(({ fromPayment }, at) => fromPayment <= (rateChanges[at - 1]?.fromPayment ?? 1))) {
    fields.rateChanges = texts.enterRateChangesInTheir;
  }
  if (Object.keys(fields).length > 0) throw new InputRefusal(fields);
}

/** A loan whose payment does not pay more than the interest is never paid off. */
function refuseGrowth({ principal, ratePercent }: LoanTerms, payment: Decimal): void {
  const interest = createInterestRule(ratePercent)(countCents(principal));
  if (principal.isZero() || countCents(payment) > interest) return;
  throw new InputRefusal({
    payment: texts.firstMonthsInterest(toWireDollars(interest), payment.toFixed(2)),
  });
}
