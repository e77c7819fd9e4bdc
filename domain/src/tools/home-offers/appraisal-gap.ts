import * as z from 'zod/mini';
import { Decimal } from '../../kernel/decimals.ts';
import { toCents, toWireDollars } from '../../kernel/money.ts';
import { computeAppraisalGap } from '../../offers/home-offers/appraisal-gap.ts';
import { defineTool } from '../define-tool.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import { dollarsField, percentField, shownWorking } from '../tool-fields.ts';
import * as texts from './en.ts';

export const appraisalGapInput = z.object({
  /** Above zero, as is the appraised value. */
  price: dollarsField,
  appraisal: dollarsField,
  /** Of the price, as it was planned. */
  downPercent: percentField,
  /** Cash beyond the down payment that the offer promises for a gap. */
  gapPromise: z._default(dollarsField, '0'),
});
export type AppraisalGapInput = z.output<typeof appraisalGapInput>;

export const appraisalGapResult = z.object({
  /** By how much the appraisal is below the price; 0.00 where it is not. */
  gap: z.string(),
  coveredByPromise: z.boolean(),
  /** The loan that keeps the share of the value that was planned. */
  loanIfLtvKept: z.string(),
  cashDownNeeded: z.string(),
  cashDownPlanned: z.string(),
  moreCashThanPlanned: z.string(),
  /** What of the gap is beyond the promise: to be settled with the seller. */
  gapBeyondPromise: z.string(),
  ...shownWorking,
});
export type AppraisalGapResult = z.infer<typeof appraisalGapResult>;

/** What a low appraisal takes in cash. Throws InputRefusal where price or appraisal is zero. */
export function computeGap(input: AppraisalGapInput, _on: string): AppraisalGapResult {
  const offer = {
    priceCents: toCents(input.price),
    appraisalCents: toCents(input.appraisal),
    downPercent: new Decimal(input.downPercent),
    gapPromiseCents: toCents(input.gapPromise),
  };
  if (offer.priceCents === 0) throw new InputRefusal({ price: texts.priceRequired });
  if (offer.appraisalCents === 0) throw new InputRefusal({ appraisal: texts.appraisalRequired });
  const found = computeAppraisalGap(offer);
  const figures = {
    gap: toWireDollars(found.gapCents),
    loanIfLtvKept: toWireDollars(found.loanCents),
    cashDownNeeded: toWireDollars(found.cashDownCents),
    cashDownPlanned: toWireDollars(found.plannedCashDownCents),
    moreCashThanPlanned: toWireDollars(found.moreCashCents),
    gapBeyondPromise: toWireDollars(found.beyondPromiseCents),
  };
  const { price, appraisal, downPercent: down, gapPromise } = input;
  const downPercent = `${down}%`;
  const source = { title: texts.loanShareRule };
  const explain = (figure: keyof typeof figures, formula: string, inputs: Record<string, string>) =>
    showWorking(figure, formula, inputs, figures[figure], source);
  const { loanIfLtvKept, cashDownNeeded, gap } = figures;
  return {
    ...figures,
    coveredByPromise: found.coveredByPromise,
    workings: [
      explain('gap', texts.priceLessAppraisal, { price, appraisal }),
      explain('loanIfLtvKept', texts.loanKeepsShare, { price, appraisal, downPercent }),
      explain('cashDownNeeded', texts.priceLessLoan, { price, loanIfLtvKept }),
      explain('cashDownPlanned', texts.plannedDown, { price, downPercent }),
      explain('moreCashThanPlanned', texts.cashLessPlanned, { cashDownNeeded, price, downPercent }),
      explain('gapBeyondPromise', texts.gapLessPromise, { gap, gapPromise }),
    ],
    tables: [],
  };
}

export const appraisalGapTool = defineTool({
  name: 'appraisal-gap',
  summary: 'What a low appraisal takes in cash',
  description:
    'A lender counts the loan’s share of the lower of price and appraised value. What it no longer lends comes in cash, beside what was planned, or the price comes down. Closing costs come on top.',
  input: appraisalGapInput,
  result: appraisalGapResult,
  compute: computeGap,
  example: {
    input: { price: '420000', appraisal: '405000', downPercent: '10', gapPromise: '15000' },
    answer: {
      gap: '15000.00',
      coveredByPromise: true,
      loanIfLtvKept: '364500.00',
      cashDownNeeded: '55500.00',
      moreCashThanPlanned: '13500.00',
    },
  },
});
