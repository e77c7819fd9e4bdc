import { creditPriceText, creditPriceWords as words } from '@porchlight/content/en/tools/credit-price.ts';
import {
  type CreditPriceInput,
  type CreditPriceResult,
  creditPriceInput,
  pricedHomes,
  pricedUses,
} from '@porchlight/domain/tools/credit-price/credit-price.contract.ts';
import { computeCreditPrice } from '@porchlight/domain/tools/credit-price/credit-price.ts';
import { pricedPrograms } from '@porchlight/domain/tools/loan-level-price/priced-loan.ts';
import type { AnswerLine, ToolDefinition } from '../tool-definition.ts';

const { lines } = creditPriceText;

/** What the agencies charge for a score, and what a higher one saves. */
export const creditPriceTool: ToolDefinition<CreditPriceInput, CreditPriceResult> = {
  id: 'credit-price',
  fields: [
    { name: 'program', kind: 'choice', choices: pricedPrograms, initial: 'conventional' },
    { name: 'creditScore', kind: 'count', initial: '718', isHalf: true },
    { name: 'termMonths', kind: 'years', initial: '30', isHalf: true },
    { name: 'price', kind: 'dollars', initial: '300,000', isHalf: true },
    { name: 'downPayment', kind: 'dollars', initial: '30,000', isHalf: true },
    { name: 'homeKind', kind: 'choice', choices: pricedHomes, initial: 'house', isHalf: true },
    { name: 'occupancy', kind: 'choice', choices: pricedUses, initial: 'main', isHalf: true },
    { name: 'adjustable', kind: 'flag', initial: '' },
    { name: 'secondLoan', kind: 'flag', initial: '' },
  ],
  schema: creditPriceInput,
  compute: computeCreditPrice,
  headline: (result, input) => ({ ...nameHeadline(result, input), topic: lines.dollars }),
  lines: listLines,
};

function nameHeadline({ dollars, percent, waiver }: CreditPriceResult, input: CreditPriceInput): AnswerLine {
  if (waiver !== null) return line('dollars', words.waived, '0.00', 'dollars', words.waivedNote[waiver]);
  if (dollars === null || percent === null) {
    return line('dollars', words.noPrice, words.none, 'text', findReason(input));
  }
  const note = words.ofTheLoan(percent);
  // Waivers are for a home to live in.
  const told = input.occupancy === 'main' ? `${words.waivedFirst} ${note}` : note;
  return line('dollars', lines.dollars, dollars, 'dollars', told);
}

function listLines(result: CreditPriceResult, { creditScore }: CreditPriceInput): AnswerLine[] {
  const { parts, percent, nextStep } = result;
  const isPriced = result.waiver === null && percent !== null;
  return [
    ...(nextStep === null
      ? []
      : [
          {
            ...line(
              'nextStep',
              words.nextBand(nextStep.score, creditScore),
              nextStep.savesDollars,
              'dollars',
              words.points(nextStep.pointsNeeded),
            ),
            topic: words.nextBandTopic,
          },
        ]),
    ...(isPriced && parts.length > 1
      ? parts.map((one) =>
          line(`parts.${one.part}`, words.parts[one.part] ?? one.part, one.percent, 'percent'),
        )
      : []),
    ...(isPriced
      ? [{ ...line('percent', lines.percent, percent, 'percent'), isTotal: parts.length > 1 }]
      : []),
    line('loan', lines.loan, result.loan, 'dollars'),
    line('ltvPercentUsed', lines.ltvPercentUsed, result.ltvPercentUsed, 'percent'),
  ];
}

function line(
  figure: string,
  label: string,
  value: string,
  unit: AnswerLine['unit'],
  note?: string,
): AnswerLine {
  return { figure, label, value, unit, note };
}

function findReason({ program }: CreditPriceInput): string {
  return program === 'conventional' ? words.reasons.term : words.reasons.program;
}
