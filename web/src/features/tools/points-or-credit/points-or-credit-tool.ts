import * as texts from '@porchlight/content/en/tools/points-or-credit.ts';
import { pointsOrCreditText, pointsOrCreditWords } from '@porchlight/content/en/tools/points-or-credit.ts';
import {
  type Offer,
  type PointsOrCreditInput,
  type PointsOrCreditResult,
  pointsOrCreditInput,
} from '@porchlight/domain/tools/points-or-credit/points-or-credit.contract.ts';
import { computePointsOrCredit } from '@porchlight/domain/tools/points-or-credit/points-or-credit.ts';
import { dropCents, formatMonths } from '../figures.ts';
import { planRate } from '../planned-rate.ts';
import type { AnswerLine, ToolDefinition } from '../tool-definition.ts';

const { lines } = pointsOrCreditText;

/** Discount points held against a lender's credit and neither. */
export const pointsOrCreditTool: ToolDefinition<PointsOrCreditInput, PointsOrCreditResult> = {
  id: 'points-or-credit',
  fields: [
    { name: 'loanAmount', kind: 'dollars', initial: '320,000', group: 'loan', isHalf: true },
    { name: 'termMonths', kind: 'years', initial: '30', group: 'loan', isHalf: true },
    { ...planRate(), group: 'loan' },
    { name: 'pointsPercent', kind: 'percent', initial: '1', group: 'points', isHalf: true },
    { ...planRate('pointsRatePercent', '-0.25'), group: 'points', isHalf: true },
    { name: 'creditPercent', kind: 'percent', initial: '1', group: 'credit', isHalf: true },
    { ...planRate('creditRatePercent', '0.25'), group: 'credit', isHalf: true },
    { name: 'monthsKept', kind: 'years', initial: '7', group: 'stay', isHalf: true },
    { name: 'returnPercent', kind: 'change', initial: '4', group: 'stay', isHalf: true },
  ],
  schema: pointsOrCreditInput,
  compute: computePointsOrCredit,
  headline: ({ best, ahead }, input) => ({
    figure: 'ahead',
    label: texts.afterBy(
      pointsOrCreditWords.best[best],
      formatMonths(Math.min(input.monthsKept, input.termMonths)),
    ),
    topic: lines.ahead,
    value: dropCents(ahead),
    unit: 'dollars',
    note: texts.savingHint,
  }),
  lines: (result) => [...listOffer(result, 'points'), ...listOffer(result, 'credit')],
  files: ({ positions }) => [
    {
      label: texts.csvLabel,
      name: 'points-or-credit',
      make: () => ({
        header: [texts.csvMonthColumn, texts.csvPointsColumn, texts.csvCreditColumn],
        rows: positions.map(({ month, points, credit }) => [String(month), points, credit]),
      }),
    },
  ],
};

const words = {
  points: { upfront: lines.pointsUpfront, saving: lines.pointsSaving, turn: lines.pointsBreakEven },
  credit: { upfront: lines.creditUpfront, saving: lines.creditSaving, turn: lines.creditBreakEven },
};

function listOffer(result: PointsOrCreditResult, offer: Exclude<Offer, 'none'>): AnswerLine[] {
  const choice = result.choices.find((one) => one.offer === offer);
  if (choice === undefined) return [];
  const plain = (amount: string) => amount.replace(/^-/, '');
  return [
    {
      figure: `${offer}Upfront`,
      label: words[offer].upfront,
      value: plain(choice.upfront),
      unit: 'dollars',
    },
    {
      figure: `${offer}Saving`,
      label: words[offer].saving,
      value: plain(choice.monthlySaving),
      unit: 'dollars',
    },
    {
      figure: `${offer}BreakEven`,
      label: words[offer].turn,
      value: writeTurn(choice.breakEvenMonth),
      unit: 'text',
      ...(choice.simpleBreakEvenMonth !== null && {
        note: `${pointsOrCreditWords.simple}: ${formatMonths(choice.simpleBreakEvenMonth)}`,
      }),
    },
  ];
}

function writeTurn(month: number | null): string {
  return month === null ? texts.never : formatMonths(month);
}
