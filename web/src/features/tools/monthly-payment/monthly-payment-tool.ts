import * as texts from '@porchlight/content/en/tools/monthly-payment.ts';
import { monthlyPaymentText } from '@porchlight/content/en/tools/monthly-payment.ts';
import { Decimal } from '@porchlight/domain/kernel/decimals.ts';
import { needsPmi } from '@porchlight/domain/programs/mortgage-insurance/private-mortgage-insurance.ts';
import {
  type MonthlyPaymentInput,
  type MonthlyPaymentResult,
  monthlyPaymentInput,
} from '@porchlight/domain/tools/monthly-payment/monthly-payment.contract.ts';
import { computeMonthlyPayment } from '@porchlight/domain/tools/monthly-payment/monthly-payment.ts';
import { getScheduleSheet } from '../amortization/schedule-years.ts';
import { planRate } from '../planned-rate.ts';
import type { AnswerLine, ToolDefinition, Typed } from '../tool-definition.ts';
import { getTyped } from '../typed-values.ts';

const { lines, fields: fieldTexts } = monthlyPaymentText;

/** What a home costs each month with a fixed-rate conventional loan. */
export const monthlyPaymentTool: ToolDefinition<MonthlyPaymentInput, MonthlyPaymentResult> = {
  id: 'monthly-payment',
  fields: [
    { name: 'price', kind: 'dollars', initial: '289,900', isHalf: true },
    { name: 'downPayment', kind: 'dollars', initial: '28,990', isHalf: true },
    { ...planRate(), isHalf: true },
    { name: 'termMonths', kind: 'years', initial: '30', isHalf: true },
    { name: 'propertyTaxYearly', kind: 'dollars', initial: '3,480', isOptional: true, isHalf: true },
    { name: 'homeInsuranceYearly', kind: 'dollars', initial: '1,920', isOptional: true, isHalf: true },
    { name: 'duesMonthly', kind: 'dollars', initial: '', isOptional: true },
    {
      name: 'creditScore',
      kind: 'choice',
      choices: Object.keys(fieldTexts.creditScore.choices ?? {}).reverse(),
      initial: '720',
      isAsked: isInsured,
    },
    { name: 'premiumPercent', kind: 'percent', initial: '', isOptional: true, isAsked: isInsured },
  ],
  schema: monthlyPaymentInput,
  toInput: ({ creditScore, ...values }) =>
    creditScore === undefined ? values : { ...values, creditScore: Number(creditScore) },
  compute: computeMonthlyPayment,
  headline: ({ total }) => ({ figure: 'total', label: lines.total, value: total, unit: 'dollars' }),
  lines: listLines,
  files: ({ rows }) => [
    { label: texts.scheduleCsv, name: 'payment-schedule', make: () => getScheduleSheet(rows) },
  ],
};

/** Questions about mortgage insurance are asked where there is one: with less than a fifth paid down. */
function isInsured(typed: Typed): boolean {
  const asked = monthlyPaymentTool.fields.filter(({ name }) => name === 'price' || name === 'downPayment');
  const { price, downPayment } = getTyped(asked, typed).values;
  if (price === undefined || downPayment === undefined) return true;
  const value = new Decimal(String(price));
  return needsPmi(value.minus(String(downPayment)), value);
}

function listLines(result: MonthlyPaymentResult): AnswerLine[] {
  const { premiums, premiumRequestPayment, premiumTotal, loanToValuePercent, payments } = result;
  const dollars = (
    figure: keyof typeof lines & keyof MonthlyPaymentResult,
    more: Partial<AnswerLine> = {},
  ): AnswerLine => ({
    figure,
    label: lines[figure],
    value: String(result[figure]),
    unit: 'dollars',
    ...more,
  });
  const isDue = (value: string) => Number(value) > 0;
  return [
    dollars('payment'),
    ...(isDue(result.mortgageInsurance)
      ? [dollars('mortgageInsurance', { note: texts.premiumEndNote(premiums) })]
      : []),
    ...(isDue(result.propertyTax) ? [dollars('propertyTax')] : []),
    ...(isDue(result.homeInsurance) ? [dollars('homeInsurance')] : []),
    ...(isDue(result.dues) ? [dollars('dues')] : []),
    dollars('total', { isTotal: true }),
    dollars('loan', { note: texts.ofThePrice(loanToValuePercent) }),
    dollars('totalInterest', { note: texts.overPayments(payments) }),
    ...(isDue(premiumTotal)
      ? [
          dollars('premiumTotal', {
            note:
              premiumRequestPayment === null || premiumRequestPayment >= premiums
                ? undefined
                : texts.premiumRequestNote(premiumRequestPayment),
          }),
        ]
      : []),
    dollars('lastPayment', { note: texts.lastPaymentNote, isExact: true }),
  ];
}
