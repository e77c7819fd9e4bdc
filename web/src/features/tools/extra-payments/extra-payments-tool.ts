import * as texts from '@porchlight/content/en/tools/extra-payments.ts';
import { extraPaymentsText } from '@porchlight/content/en/tools/extra-payments.ts';
import {
  type ExtraPaymentsInput,
  type ExtraPaymentsResult,
  extraPaymentsInput,
  waysToPay,
} from '@porchlight/domain/tools/extra-payments/extra-payments.contract.ts';
import { computeExtraPayments } from '@porchlight/domain/tools/extra-payments/extra-payments.ts';
import { getScheduleSheet } from '../amortization/schedule-years.ts';
import type { AnswerLine, ToolDefinition, ToolField, Typed } from '../tool-definition.ts';

const { lines } = extraPaymentsText;
const isMonthly = ({ paid }: Typed) => paid === 'monthly';

const extraFields: ToolField[] = [
  { name: 'extraMonthly', kind: 'dollars', initial: '200', isOptional: true, isHalf: true },
  { name: 'extraYearly', kind: 'dollars', initial: '', isOptional: true, isHalf: true },
  { name: 'extraOnce', kind: 'dollars', initial: '', isOptional: true, isHalf: true },
];

/** What paying more than is billed does to a loan. */
export const extraPaymentsTool: ToolDefinition<ExtraPaymentsInput, ExtraPaymentsResult> = {
  id: 'extra-payments',
  fields: [
    { name: 'principal', kind: 'dollars', initial: '240,000', isHalf: true },
    { name: 'ratePercent', kind: 'percent', initial: '6.5', isHalf: true },
    { name: 'termMonths', kind: 'years', initial: '27' },
    { name: 'payment', kind: 'dollars', initial: '', isOptional: true },
    { name: 'paid', kind: 'choice', choices: waysToPay, initial: 'monthly' },
    ...extraFields.map((field) => ({ ...field, isAsked: isMonthly })),
    {
      name: 'oncePayment',
      kind: 'count',
      initial: '1',
      isHalf: true,
      isAsked: (typed) => isMonthly(typed) && (typed.extraOnce ?? '').trim() !== '',
    },
  ],
  schema: extraPaymentsInput,
  compute: computeExtraPayments,
  headline: ({ interestSaved, notes }) => ({
    figure: 'interestSaved',
    label: lines.interestSaved,
    value: interestSaved,
    unit: 'dollars',
    note: notes[0],
  }),
  lines: (result) => [
    months('monthsSaved', result.monthsSaved),
    months('payments', result.payments),
    months('paymentsWithout', result.paymentsWithout),
    dollars('totalInterest', result.totalInterest),
    dollars('totalInterestWithout', result.totalInterestWithout),
    ...(result.paymentsPerYear === 12 ? [dollars('extraTotal', result.extraTotal)] : []),
    dollars('payment', result.payment),
    ...(result.halves === null
      ? []
      : [
          { ...dollars('halves.payment', result.halves.payment), note: result.halves.convention },
          dollars('halves.yearly', result.halves.yearly),
        ]),
  ],
  files: ({ rows, halves }) => [
    {
      label: texts.scheduleCsv,
      name: halves === null ? 'extra-payment-schedule' : 'biweekly-schedule',
      make: () => getScheduleSheet(rows),
    },
  ],
};

type Line = keyof typeof lines;

function months(figure: Line, value: number): AnswerLine {
  return { figure, label: lines[figure], value: String(value), unit: 'months' };
}

function dollars(figure: Line, value: string): AnswerLine {
  return { figure, label: lines[figure], value, unit: 'dollars' };
}
