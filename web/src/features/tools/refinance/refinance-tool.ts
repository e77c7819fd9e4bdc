import * as texts from '@porchlight/content/en/tools/refinance.ts';
import { refinanceText } from '@porchlight/content/en/tools/refinance.ts';
import {
  type RefinanceInput,
  type RefinanceResult,
  refinanceInput,
} from '@porchlight/domain/tools/refinance/refinance.contract.ts';
import { computeRefinance } from '@porchlight/domain/tools/refinance/refinance.ts';
import { formatFigure, formatMonths } from '../figures.ts';
import type { AnswerLine, ToolDefinition } from '../tool-definition.ts';

const { lines } = refinanceText;

/** Keeping a loan against replacing it. */
export const refinancePage: ToolDefinition<RefinanceInput, RefinanceResult> = {
  id: 'refinance',
  fields: [
    { name: 'balance', kind: 'dollars', initial: '250,000', group: 'current', isHalf: true },
    { name: 'currentRate', kind: 'percent', initial: '7.5', group: 'current', isHalf: true },
    { name: 'remainingMonths', kind: 'years', initial: '28', group: 'current' },
    { name: 'currentPayment', kind: 'dollars', initial: '', isOptional: true, group: 'current' },
    { name: 'newRate', kind: 'percent', initial: '6.25', group: 'new', isHalf: true },
    { name: 'newMonths', kind: 'years', initial: '30', group: 'new', isHalf: true },
    {
      name: 'costsPaidInCash',
      kind: 'dollars',
      initial: '5,200',
      isOptional: true,
      group: 'new',
      isHalf: true,
    },
    { name: 'costsFinanced', kind: 'dollars', initial: '', isOptional: true, group: 'new', isHalf: true },
    { name: 'cashOut', kind: 'dollars', initial: '', isOptional: true, group: 'new' },
    { name: 'monthsKept', kind: 'years', initial: '7', isOptional: true, group: 'plans' },
    { name: 'homeValue', kind: 'dollars', initial: '', isOptional: true, group: 'plans' },
  ],
  schema: refinanceInput,
  compute: computeRefinance,
  headline: ({ breakEvenMonths, aheadUntilMonth, notes }) => {
    const line = { figure: 'breakEvenMonths', label: lines.breakEvenMonths, note: notes[0] };
    if (breakEvenMonths === null) return { ...line, value: lines.never, unit: 'text' };
    return {
      ...line,
      value: String(breakEvenMonths),
      unit: 'months',
      note:
        aheadUntilMonth === null
          ? line.note
          : texts.aheadUntilNote(formatMonths(aheadUntilMonth), line.note ?? '').trim(),
    };
  },
  lines: listLines,
  files: ({ months }) => [
    {
      label: texts.bothWaysCsv,
      name: 'refinance-months',
      make: () => ({
        header: [
          texts.refinanceToolMonth,
          texts.currentPaid,
          texts.currentOwed,
          texts.newPaid,
          texts.newOwed,
          texts.gain,
        ],
        rows: months.map(({ month, currentPaid, currentBalance, newPaid, newBalance, gain }) => [
          String(month),
          ...[currentPaid, currentBalance, newPaid, newBalance, gain],
        ]),
      }),
    },
  ],
};

function listLines(result: RefinanceResult, input: RefinanceInput): AnswerLine[] {
  const { loanToValuePercent, simpleBreakEvenMonths, gainWhenDone, samePayment } = result;
  const dollars = (
    figure: keyof typeof lines & keyof RefinanceResult,
    more: Partial<AnswerLine> = {},
  ): AnswerLine => ({
    figure,
    label: lines[figure],
    value: String(result[figure]),
    unit: 'dollars',
    ...more,
  });
  return [
    dollars('newPayment', { note: texts.now(formatFigure(result.currentPayment, 'dollars')) }),
    nameBySign('monthlySaving', result.monthlySaving, lines.lowerPayment, lines.higherPayment, {
      topic: lines.paymentTopic,
    }),
    {
      figure: 'simpleBreakEvenMonths',
      label: lines.simpleBreakEvenMonths,
      note: texts.simpleMethodNote,
      ...(simpleBreakEvenMonths === null
        ? { value: lines.simpleNever, unit: 'text' as const }
        : { value: String(simpleBreakEvenMonths), unit: 'months' as const }),
    },
    ...(gainWhenDone === null || input.monthsKept === undefined
      ? []
      : [
          nameBySign('gainWhenDone', gainWhenDone, lines.gainWhenDone, lines.lossWhenDone, {
            note: texts.after(formatMonths(input.monthsKept)),
            topic: lines.leavingTopic,
          }),
        ]),
    dollars('newLoanAmount', {
      note: loanToValuePercent === null ? undefined : texts.loanToValue(loanToValuePercent),
    }),
    dollars('interestRemainingCurrent'),
    dollars('interestNew'),
    nameBySign('lifetimeCostChange', result.lifetimeCostChange, lines.lifetimeMore, lines.lifetimeLess, {
      note: texts.lifetimeCostNote,
      topic: lines.lifetimeTopic,
    }),
    {
      figure: 'newPayoffDate',
      label: lines.newPayoffDate,
      value: result.newPayoffDate,
      unit: 'date',
      note: describePayoff(result.payoffMonthsLater),
    },
    ...(samePayment === null
      ? []
      : [
          {
            figure: 'samePayment',
            label: lines.samePayment,
            value: samePayment.interest,
            unit: 'dollars' as const,
            note: texts.samePaymentNote(formatMonths(samePayment.payments)),
          },
        ]),
  ];
}

/** An amount that may fall either way, said in words rather than by a sign. */
function nameBySign(
  figure: string,
  value: string,
  above: string,
  below: string,
  more: Partial<AnswerLine> = {},
): AnswerLine {
  const isBelow = value.startsWith('-');
  return {
    figure,
    label: isBelow ? below : above,
    value: value.replace('-', ''),
    unit: 'dollars',
    ...more,
  };
}

function describePayoff(later: number): string {
  if (later === 0) return texts.payoffSameMonth;
  return later > 0
    ? texts.payoffLater(formatMonths(Math.abs(later)))
    : texts.payoffSooner(formatMonths(Math.abs(later)));
}
