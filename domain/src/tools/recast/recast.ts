import { Decimal } from '../../kernel/decimals.ts';
import { writeCents, writeSignedCents } from '../../loans/cents.ts';
import { computeRecast } from '../../owning-loan/recast.ts';
import { readDollars } from '../home-offers/cents-of-dollars.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import * as texts from './en/recast.ts';
import type { RecastInput, RecastResult } from './recast.contract.ts';

/** The payment after a recast. Throws InputRefusal for a balance or lump sum of zero, and for a lump sum that pays the loan off. */
export function computeRecastPayment(input: RecastInput, _on: string): RecastResult {
  const loan = {
    balanceCents: readDollars(input.balance),
    ratePercent: new Decimal(input.rate),
    monthsLeft: input.monthsLeft,
    lumpSumCents: readDollars(input.lumpSum),
    feeCents: readDollars(input.fee),
  };
  if (loan.balanceCents === 0) throw new InputRefusal({ balance: texts.enterABalanceAboveZero });
  if (loan.lumpSumCents === 0) throw new InputRefusal({ lumpSum: texts.enterALumpSumAboveZero });
  if (loan.lumpSumCents >= loan.balanceCents) throw new InputRefusal({ lumpSum: texts.lumpSumPaysLoanOff });
  const found = computeRecast(loan);
  const { monthsToEarnBackFee, interestBeforeCents, interestAfterCents, paidWithoutRecast } = found;
  const figures = {
    oldPayment: writeCents(found.oldPaymentCents),
    newPayment: writeCents(found.newPaymentCents),
    monthlySaving: writeCents(found.monthlySavingCents),
    interestBefore: writeCents(interestBeforeCents),
    interestAfter: writeCents(interestAfterCents),
    interestSaved: writeSignedCents(interestBeforeCents - interestAfterCents),
    interestWithoutRecast: writeCents(paidWithoutRecast.interestCents),
  };
  const monthsWithoutRecast = paidWithoutRecast.months;
  return {
    ...figures,
    monthsToEarnBackFee,
    monthsWithoutRecast,
    note: texts.servicerDecides,
    workings: explain(input, { ...figures, monthsToEarnBackFee, monthsWithoutRecast }),
    tables: [],
  };
}

function explain(input: RecastInput, figures: Omit<RecastResult, 'note' | 'workings' | 'tables'>) {
  const { balance, lumpSum, fee } = input;
  const { oldPayment, newPayment, monthlySaving, interestBefore, interestAfter } = figures;
  const terms = { balance, rate: `${input.rate}%`, monthsLeft: String(input.monthsLeft) };
  const lower = { ...terms, lumpSum };
  const show = (figure: keyof typeof figures, formula: string, inputs: Record<string, string>) =>
    showWorking(figure, formula, inputs, String(figures[figure]));
  return [
    show('oldPayment', texts.levelPaymentOfBalance, terms),
    show('newPayment', texts.levelPaymentAfterLumpSum, lower),
    show('monthlySaving', texts.oldLessNew, { oldPayment, newPayment }),
    ...(figures.monthsToEarnBackFee === null
      ? []
      : [show('monthsToEarnBackFee', texts.feeBySaving, { fee, monthlySaving })]),
    show('interestBefore', texts.interestOfSchedule, terms),
    show('interestAfter', texts.interestAfterLumpSum, { ...lower, newPayment }),
    show('interestSaved', texts.interestLess, { interestBefore, interestAfter }),
    show('monthsWithoutRecast', texts.keptPayment, { ...lower, oldPayment }),
    show('interestWithoutRecast', texts.keptPayment, { ...lower, oldPayment }),
  ];
}
