import * as z from 'zod/mini';
import { Decimal } from '../kernel/decimals.ts';
import { toCents, toWireDollars } from '../kernel/money.ts';
import { computeRecast } from '../owned-home/owning-loan/recast.ts';
import { defineTool } from './define-tool.ts';
import * as texts from './en/recast.ts';
import { InputRefusal } from './input-refusal.ts';
import { showWorking } from './show-working.ts';
import { dollarsField, percentField, shownWorking, termMonthsField } from './tool-fields.ts';

/** No note bears a rate outside these, percent a year: 99 is a slip of the hand. Loans of family or of a program may bear none. */
const HIGHEST_RATE = 30;
const noteRateField = percentField.check(z.refine((text) => Number(text) <= HIGHEST_RATE, texts.rateProblem));

export const recastInput = z.object({
  /** Before the lump sum. */
  balance: dollarsField,
  /** Percent a year, 0 to 30. */
  rate: noteRateField,
  monthsLeft: termMonthsField,
  /** Less than the balance. */
  lumpSum: dollarsField,
  fee: z._default(dollarsField, '0'),
});
export type RecastInput = z.output<typeof recastInput>;

export const recastResult = z.object({
  oldPayment: z.string(),
  newPayment: z.string(),
  monthlySaving: z.string(),
  /** Null where the lower payments never save the fee. */
  monthsToEarnBackFee: z.nullable(z.int()),
  /** All interest to come. */
  interestBefore: z.string(),
  interestAfter: z.string(),
  interestSaved: z.string(),
  /** Payments left where the lump sum is paid and the old payment kept. */
  monthsWithoutRecast: z.int(),
  interestWithoutRecast: z.string(),
  note: z.string(),
  ...shownWorking,
});
export type RecastResult = z.infer<typeof recastResult>;

/** The payment after a recast. Throws InputRefusal for a balance or lump sum of zero, and for a lump sum that pays the loan off. */
export function computeRecastPayment(input: RecastInput, _on: string): RecastResult {
  const loan = {
    balanceCents: toCents(input.balance),
    ratePercent: new Decimal(input.rate),
    monthsLeft: input.monthsLeft,
    lumpSumCents: toCents(input.lumpSum),
    feeCents: toCents(input.fee),
  };
  if (loan.balanceCents === 0) throw new InputRefusal({ balance: texts.balanceProblem });
  if (loan.lumpSumCents === 0) throw new InputRefusal({ lumpSum: texts.lumpSumProblem });
  if (loan.lumpSumCents >= loan.balanceCents) throw new InputRefusal({ lumpSum: texts.lumpSumPayoff });
  const found = computeRecast(loan);
  const { monthsToEarnBackFee, interestBeforeCents, interestAfterCents, paidWithoutRecast } = found;
  const figures = {
    oldPayment: toWireDollars(found.oldPaymentCents),
    newPayment: toWireDollars(found.newPaymentCents),
    monthlySaving: toWireDollars(found.monthlySavingCents),
    interestBefore: toWireDollars(interestBeforeCents),
    interestAfter: toWireDollars(interestAfterCents),
    interestSaved: toWireDollars(interestBeforeCents - interestAfterCents),
    interestWithoutRecast: toWireDollars(paidWithoutRecast.interestCents),
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
    show('oldPayment', texts.oldPaymentFormula, terms),
    show('newPayment', texts.newPaymentFormula, lower),
    show('monthlySaving', texts.oldLessNew, { oldPayment, newPayment }),
    ...(figures.monthsToEarnBackFee === null
      ? []
      : [show('monthsToEarnBackFee', texts.feeBySaving, { fee, monthlySaving })]),
    show('interestBefore', texts.interestOfSchedule, terms),
    show('interestAfter', texts.newInterestFormula, { ...lower, newPayment }),
    show('interestSaved', texts.interestLess, { interestBefore, interestAfter }),
    show('monthsWithoutRecast', texts.keptPayment, { ...lower, oldPayment }),
    show('interestWithoutRecast', texts.keptPayment, { ...lower, oldPayment }),
  ];
}

export const recastTool = defineTool({
  name: 'recast',
  summary: 'The payment after a lump sum and a recast',
  description:
    'A fixed rate and the months left stay, and the payment is worked out anew. Beside it, the same lump sum without a recast: the old payment goes on and the loan ends sooner. Principal and interest alone.',
  input: recastInput,
  result: recastResult,
  compute: computeRecastPayment,
  example: {
    input: { balance: '280000', rate: '6.5', monthsLeft: 330, lumpSum: '50000', fee: '250' },
    answer: {
      oldPayment: '1823.33',
      newPayment: '1497.73',
      monthlySaving: '325.60',
      monthsToEarnBackFee: 1,
    },
  },
});
