import * as z from 'zod/mini';
import * as texts from '../en.ts';
import { defineRecordKind } from '../home-record.ts';
import { centsField, dayField, priceField } from '../record-fields.ts';

/** Payments of forty years, and as many extra ones. */
export const MAX_PAYMENTS = 960;

/** One payment that was made. Amounts are whole cents; null where the statement does not divide them. */
export const paymentKind = defineRecordKind({
  name: 'payment',
  most: MAX_PAYMENTS,
  fields: {
    paidOn: dayField,
    /** The due date that it was for; null for principal paid by itself. */
    dueOn: z.nullable(dayField),
    total: priceField,
    principal: z.nullable(centsField),
    interest: z.nullable(centsField),
    escrow: z.nullable(centsField),
    /** Principal paid on top of the payment. */
    extraPrincipal: centsField,
  },
  findProblems: ({ paidOn, total, principal, interest, escrow, extraPrincipal }, { today }) => {
    const problems: Record<string, string> = {};
    if (paidOn > today) problems.paidOn = texts.dayNotAhead;
    const parts = (principal ?? 0) + (interest ?? 0) + (escrow ?? 0) + extraPrincipal;
    if (parts > total) problems.total = texts.partsAboveTotal;
    return problems;
  },
});
