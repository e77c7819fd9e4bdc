import {
  contractDatesText,
  contractDatesWords as words,
} from '@porchlight/content/en/tools/contract-dates.ts';
import {
  type ContractDatesInput,
  type ContractDatesResult,
  contractDatesInput,
} from '@porchlight/domain/dates/contract-clock/contract-dates.contract.ts';
import { computeContractDates } from '@porchlight/domain/dates/contract-clock/contract-dates.ts';
import type { AnswerLine, ToolDefinition, ToolField } from '../tool-definition.ts';

const { lines } = contractDatesText;

const term = (name: string, initial: string): ToolField => ({
  ...{ name, initial, kind: 'count', group: 'terms', isOptional: true, isHalf: true },
});
const optional = { group: 'move', initial: '', isOptional: true } as const;

/** Every deadline of a purchase contract, and what moving the closing does. */
export const contractDatesTool: ToolDefinition<ContractDatesInput, ContractDatesResult> = {
  id: 'contract-dates',
  fields: [
    { name: 'acceptance', kind: 'date', initial: '2026-06-10', group: 'days' },
    { name: 'closing', kind: 'date', initial: '2026-07-31', group: 'days' },
    { name: 'application', kind: 'date', initial: '2026-06-12', group: 'days', isOptional: true },
    { name: 'depositDays', kind: 'count', initial: '3', group: 'terms', isOptional: true },
    { name: 'depositInBusinessDays', kind: 'flag', initial: 'yes', group: 'terms' },
    term('attorneyReviewDays', ''),
    term('inspectionDays', '10'),
    term('appraisalDays', '17'),
    term('financingDays', '21'),
    { ...term('titleDays', ''), isHalf: false },
    { name: 'rollsForward', kind: 'flag', initial: '', group: 'terms' },
    { ...optional, name: 'movedClosing', kind: 'date' },
    { ...optional, name: 'lockUntil', kind: 'date' },
    { ...optional, name: 'lockPercentPerDay', kind: 'percent', isHalf: true },
    { ...optional, name: 'loanAmount', kind: 'dollars', isHalf: true },
  ],
  schema: contractDatesInput,
  compute: computeContractDates,
  headline: ({ next, count }) =>
    next === null
      ? { figure: 'count', label: words.allPassed, topic: lines.next, value: String(count), unit: 'count' }
      : {
          ...{ figure: 'next', label: words.next(next.title), topic: lines.next },
          ...{ value: next.day, unit: 'date', note: words.ofAll(count) },
        },
  lines: listLines,
};

function listLines(result: ContractDatesResult): AnswerLine[] {
  const { lastContingency, disclosureDue, move, lockDaysShort, lockCost } = result;
  return [
    ...(lastContingency === null ? [] : [line('lastContingency', lastContingency, 'date')]),
    line('disclosureDue', disclosureDue, 'date'),
    line('count', String(result.count), 'count'),
    ...(move === null ? [] : [line('move', String(move.moved.length), 'count', move.problem ?? undefined)]),
    ...(lockDaysShort === null
      ? []
      : [
          line(
            'lockDaysShort',
            String(lockDaysShort),
            'count',
            lockCost === null ? words.askLender : undefined,
          ),
        ]),
    ...(lockCost === null ? [] : [line('lockCost', lockCost, 'dollars')]),
  ];
}

function line(
  figure: keyof typeof lines,
  value: string,
  unit: AnswerLine['unit'],
  note?: string,
): AnswerLine {
  return { figure, label: lines[figure], value, unit, note };
}
