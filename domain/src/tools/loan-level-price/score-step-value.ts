import { listScoreSteps } from '../../programs/loan-level-price/loan-level-price.ts';
import { showWorking } from '../show-working.ts';
import * as texts from './en/loan-level-price.ts';
import { answerByGrid } from './priced-answers.ts';
import type { PricedLoanInput } from './priced-loan.ts';
import type { ScoreStepValueResult } from './score-step-value.contract.ts';
import { priceInDollars, writePrice } from './written-price.ts';

/** What each higher band of scores saves. Throws InputRefusal where the question contradicts itself. */
export function computeScoreStepValue(input: PricedLoanInput, today: string): ScoreStepValueResult {
  const { loan, on, price, reason, waiver } = answerByGrid(input, today);
  if (price === null) return { steps: [], reason, waiver, workings: [], tables: [] };
  const steps = listScoreSteps(loan, on).map(({ score, pointsNeeded, percent, savesPercent }) => ({
    score,
    pointsNeeded,
    percent: writePrice(percent),
    savesDollars: priceInDollars(loan.loan, savesPercent),
  }));
  const inputs = {
    loan: input.loan,
    [`percent at ${input.score}`]: writePrice(price.percent),
    ...Object.fromEntries(steps.map(({ score, percent }) => [`percent at ${score}`, percent])),
  };
  const saved = steps.map(({ score, savesDollars }) => `${score}: ${savesDollars}`).join(', ');
  return {
    steps,
    reason,
    waiver,
    workings:
      steps.length === 0
        ? []
        : [showWorking('steps', texts.differenceOfPercents, inputs, saved, price.table.source)],
    tables: [price.table],
  };
}
