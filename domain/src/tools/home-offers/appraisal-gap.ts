import { computeAppraisalGap } from '../../home-offers/appraisal-gap.ts';
import { Decimal } from '../../kernel/decimals.ts';
import { writeCents } from '../../loans/cents.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import type { AppraisalGapInput, AppraisalGapResult } from './appraisal-gap.contract.ts';
import { readDollars } from './cents-of-dollars.ts';
import * as texts from './en/home-offers.ts';

/** What a low appraisal takes in cash. Throws InputRefusal where price or appraisal is zero. */
export function computeGap(input: AppraisalGapInput, _on: string): AppraisalGapResult {
  const offer = {
    priceCents: readDollars(input.price),
    appraisalCents: readDollars(input.appraisal),
    downPercent: new Decimal(input.downPercent),
    gapPromiseCents: readDollars(input.gapPromise),
  };
  if (offer.priceCents === 0) throw new InputRefusal({ price: texts.enterAPriceAboveZero });
  if (offer.appraisalCents === 0) throw new InputRefusal({ appraisal: texts.enterAnAppraisalAboveZero });
  const found = computeAppraisalGap(offer);
  const figures = {
    gap: writeCents(found.gapCents),
    loanIfLtvKept: writeCents(found.loanCents),
    cashDownNeeded: writeCents(found.cashDownCents),
    cashDownPlanned: writeCents(found.plannedCashDownCents),
    moreCashThanPlanned: writeCents(found.moreCashCents),
    gapBeyondPromise: writeCents(found.beyondPromiseCents),
  };
  const { price, appraisal, downPercent: down, gapPromise } = input;
  const downPercent = `${down}%`;
  const source = { title: texts.lowerOfPriceAndValue };
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
