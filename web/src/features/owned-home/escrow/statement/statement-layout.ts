import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-escrow-form.ts';
import { formatMonth } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { RecordField } from '../../records/record-layout.ts';

/** The calendar months by their number, as a choice has them. */
export const monthOptions: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: 12 }, (_, place) => [String(place + 1), formatMonth(place + 1, locale)]),
);

export type StatementSection = Exclude<keyof typeof texts.sections, 'bills'>;

const { fields: labels, hints } = texts;
const amount = (name: keyof typeof labels & string, more: { hint?: string } = {}): RecordField => ({
  ...{ name, label: labels[name], as: 'amount', optional: true },
  ...more,
});

/** The fields of a statement but its rows, section by section as the paper has them. */
export const statementLayout: Readonly<Record<StatementSection, readonly RecordField[]>> = {
  year: [
    { name: 'startMonth', label: labels.startMonth, as: 'choice', options: monthOptions },
    { name: 'startYear', label: labels.startYear, as: 'count' },
    { name: 'analyzedOn', label: labels.analyzedOn, as: 'day', optional: true },
    { name: 'yearMonths', label: labels.yearMonths, hint: hints.yearMonths, as: 'count' },
  ],
  balance: [
    {
      name: 'startingBalance',
      label: labels.startingBalance,
      hint: hints.startingBalance,
      as: 'signed',
      optional: true,
    },
    amount('requiredStart'),
    amount('cushion'),
    {
      name: 'cushionMonths',
      label: labels.cushionMonths,
      hint: hints.cushionMonths,
      as: 'choice',
      options: texts.cushions,
    },
  ],
  result: [
    amount('surplus'),
    {
      name: 'surplusUse',
      label: labels.surplusUse,
      as: 'choice',
      options: texts.surplusUses,
      optional: true,
    },
    amount('shortage'),
    amount('deficiency'),
    {
      name: 'fullPayment',
      label: labels.fullPayment,
      hint: hints.fullPayment,
      as: 'choice',
      options: texts.fullPayments,
    },
    { name: 'spreadMonths', label: labels.spreadMonths, as: 'count', optional: true },
    { name: 'refundedOn', label: labels.refundedOn, as: 'day', optional: true },
  ],
  payment: [
    amount('payment', { hint: hints.payment }),
    amount('oldPayment'),
    { name: 'isCurrent', label: labels.isCurrent, hint: hints.isCurrent, as: 'yesNo' },
  ],
  lastYear: [
    { name: 'lastProjectedStart', label: labels.lastProjectedStart, as: 'signed', optional: true },
    { name: 'lastActualStart', label: labels.lastActualStart, as: 'signed', optional: true },
  ],
  lastTotals: [
    amount('lastTax'),
    amount('lastInsurance'),
    amount('lastOther'),
    amount('lastShortfallMonthly'),
  ],
};

export const statementFields: readonly RecordField[] = Object.values(statementLayout).flat();
/** Kept as numbers, and chosen from a list. */
export const numberChoices = ['startMonth', 'cushionMonths'] as const;
