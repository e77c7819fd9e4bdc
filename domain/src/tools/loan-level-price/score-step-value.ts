import * as z from 'zod/mini';
import { listScoreSteps, priceWaivers } from '../../programs/loan-level-price/loan-level-price.ts';
import { defineTool } from '../define-tool.ts';
import { showWorking } from '../show-working.ts';
import { shownWorking } from '../tool-fields.ts';
import * as texts from './en.ts';
import { answerByGrid } from './priced-answers.ts';
import { type PricedLoanInput, pricedLoanInput } from './priced-loan.ts';
import { formatPrice, priceInDollars } from './written-price.ts';

export const scoreStepValueResult = z.object({
  /** The bands above the score, the next one first. */
  steps: z.array(
    z.object({
      /** The lowest score of the band, and the points missing to it. */
      score: z.int(),
      pointsNeeded: z.int(),
      /** What the loan would be priced at there, and what that saves. */
      percent: z.string(),
      savesDollars: z.string(),
    }),
  ),
  /** Why there are no steps, where there are none for another reason than a score in the highest band. */
  reason: z.nullable(z.string()),
  waiver: z.nullable(z.enum(priceWaivers)),
  ...shownWorking,
});
export type ScoreStepValueResult = z.infer<typeof scoreStepValueResult>;

/** What each higher band of scores saves. Throws InputRefusal where the question contradicts itself. */
export function computeScoreStepValue(input: PricedLoanInput, today: string): ScoreStepValueResult {
  const { loan, on, price, reason, waiver } = answerByGrid(input, today);
  if (price === null) return { steps: [], reason, waiver, workings: [], tables: [] };
  const steps = listScoreSteps(loan, on).map(({ score, pointsNeeded, percent, savesPercent }) => ({
    score,
    pointsNeeded,
    percent: formatPrice(percent),
    savesDollars: priceInDollars(loan.loan, savesPercent),
  }));
  const inputs = {
    loan: input.loan,
    [`percent at ${input.score}`]: formatPrice(price.percent),
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

export const scoreStepValueTool = defineTool({
  name: 'score-step-value',
  summary: 'What each higher band of scores saves',
  description:
    'For each band above a score: the points missing, and what the agencies’ price grid charges less there. Points missing are counted, never predicted. See `loan-level-price` for the grid.',
  input: pricedLoanInput,
  result: scoreStepValueResult,
  compute: computeScoreStepValue,
  example: {
    input: { purpose: 'purchase', score: 742, loan: '270000', value: '300000', on: '2026-11-25' },
    answer: {
      steps: [
        { score: 760, pointsNeeded: 18, percent: '0.500', savesDollars: '675.00' },
        { score: 780, pointsNeeded: 38, percent: '0.250', savesDollars: '1350.00' },
      ],
    },
  },
});
