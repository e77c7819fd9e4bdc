import * as z from 'zod/mini';
import { isCalendarDate } from '../../kernel/calendar-dates.ts';
import { formatCents } from '../../kernel/money.ts';

import * as words from '../en.ts';
import { defineRecordKind } from '../home-record.ts';
import { centsField, choice, line, MAX_RECORD_CENTS, recordYearField } from '../record-fields.ts';

export const billPayers = ['escrow', 'owner'] as const;
/** A bill is paid at once, in two, in four; some offices take it monthly. */
export const MAX_INSTALLMENTS = 12;

const day = z.string(words.enterInstallments).check(z.refine(isCalendarDate, words.enterInstallments));
const installment = z.strictObject({
  dueOn: day,
  amount: z
    .int(words.enterInstallments)
    .check(z.minimum(1, words.enterInstallments), z.maximum(MAX_RECORD_CENTS, words.enterInstallments)),
  paidOn: z.nullable(day),
});

/** A property tax bill, in the order of the bill. Amounts are whole cents; a year can be one ahead, as bills of offices are. */
export const taxBillKind = defineRecordKind({
  name: 'tax-bill',
  most: 200,
  fields: {
    taxYear: recordYearField,
    /** Whose bill it is: the county's, the city's, the school district's. */
    office: line(80),
    parcelNumber: z.nullable(line(60)),
    assessedValue: z.nullable(centsField),
    paidBy: choice(billPayers),
    installments: z
      .array(installment, words.enterInstallments)
      .check(z.minLength(1, words.enterInstallments), z.maxLength(MAX_INSTALLMENTS, words.enterInstallments)),
  },
  findProblems: ({ taxYear, installments }, { today }) => {
    const problems: Record<string, string> = {};
    const last = Number(today.slice(0, 4)) + 1;
    if (taxYear > last) problems.taxYear = words.yearAhead(last);
    else if (installments.some(({ dueOn }) => Math.abs(Number(dueOn.slice(0, 4)) - taxYear) > 1))
      problems.installments = words.dueTooFar;
    if (installments.some(({ paidOn }) => paidOn !== null && paidOn > today))
      problems.installments ??= words.paidAhead;
    return problems;
  },
  listDates: ({ content: { office, taxYear, paidBy, installments } }) =>
    installments.map(({ dueOn, amount, paidOn }, index) => ({
      name: `installment-${index + 1}`,
      day: dueOn,
      title: words.installmentDue(office, index + 1, installments.length),
      note: (paidBy === 'escrow' ? words.installmentFromEscrow : words.installmentNote)(
        formatCents(amount),
        taxYear,
      ),
      over: paidOn !== null,
    })),
});
