import { extraPaymentsText } from '@porchlight/content/tools/extra-payments.ts';
import {
  type ExtraPaymentsInput,
  type ExtraPaymentsResult,
  extraPaymentsInput,
} from '@porchlight/domain/tools/extra-payments.contract.ts';
import { computeExtraPayments } from '@porchlight/domain/tools/extra-payments.ts';
import { readScheduleSheet } from './schedule-years.ts';
import type { ToolDefinition } from './tool-definition.ts';

const { lines } = extraPaymentsText;

/** What paying more than is billed does to a loan. */
export const extraPaymentsTool: ToolDefinition<ExtraPaymentsInput, ExtraPaymentsResult> = {
  id: 'extra-payments',
  fields: [
    { name: 'principal', kind: 'dollars', initial: '240,000', isHalf: true },
    { name: 'ratePercent', kind: 'percent', initial: '6.5', isHalf: true },
    { name: 'termMonths', kind: 'years', initial: '27' },
    { name: 'payment', kind: 'dollars', initial: '', isOptional: true },
    { name: 'extraMonthly', kind: 'dollars', initial: '200', isOptional: true, isHalf: true },
    { name: 'extraYearly', kind: 'dollars', initial: '', isOptional: true, isHalf: true },
    { name: 'extraOnce', kind: 'dollars', initial: '', isOptional: true, isHalf: true },
    {
      name: 'oncePayment',
      kind: 'count',
      initial: '1',
      isHalf: true,
      isAsked: ({ extraOnce = '' }) => extraOnce.trim() !== '',
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
    { figure: 'monthsSaved', label: lines.monthsSaved, value: String(result.monthsSaved), unit: 'months' },
    { figure: 'payments', label: lines.payments, value: String(result.payments), unit: 'months' },
    {
      figure: 'paymentsWithout',
      label: lines.paymentsWithout,
      value: String(result.paymentsWithout),
      unit: 'months',
    },
    { figure: 'totalInterest', label: lines.totalInterest, value: result.totalInterest, unit: 'dollars' },
    {
      figure: 'totalInterestWithout',
      label: lines.totalInterestWithout,
      value: result.totalInterestWithout,
      unit: 'dollars',
    },
    { figure: 'extraTotal', label: lines.extraTotal, value: result.extraTotal, unit: 'dollars' },
    { figure: 'payment', label: lines.payment, value: result.payment, unit: 'dollars' },
  ],
  files: ({ rows }) => [
    { label: 'Schedule (CSV)', name: 'extra-payment-schedule', make: () => readScheduleSheet(rows) },
  ],
};
