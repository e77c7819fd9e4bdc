import * as z from 'zod/mini';
import * as texts from '../en.ts';
import { dayNotAhead } from '../en.ts';

import { defineRecordKind, type HomeRecordProblems } from '../home-record.ts';
import {
  centsField,
  choice,
  count,
  dayField,
  priceField,
  signedCentsField,
  yesNoField,
} from '../record-fields.ts';
import { listStatementDates } from './statement-dates.ts';
import { findMonthGap } from './statement-months.ts';
import { findOverlap } from './statement-years.ts';

export const MAX_STATEMENTS = 40;
/** A bill that is paid each month, as mortgage insurance is; its amount is one month's. */
export const EVERY_MONTH = 0;
export const MAX_BILLS = 60;
export const escrowItems = ['tax', 'insurance', 'mortgageInsurance', 'other'] as const;
export type EscrowItem = (typeof escrowItems)[number];
/** Whether the statement lets or makes the owner pay a shortage all at once. */
export const fullPayments = ['no', 'offered', 'asked'] as const;
export const surplusUses = ['refund', 'credit'] as const;

/** Amounts of this row are whole cents; null where the statement leaves one out. `month` is 1 to 12, January first. */
const monthOfLastYear = z.strictObject({
  month: count(1, 12),
  projectedDeposit: z.nullable(centsField),
  projectedPaid: z.nullable(centsField),
  projectedBalance: z.nullable(signedCentsField),
  actualDeposit: z.nullable(centsField),
  actualPaid: z.nullable(centsField),
  actualBalance: z.nullable(signedCentsField),
});
const bill = z.strictObject({ month: count(EVERY_MONTH, 12), item: choice(escrowItems), amount: priceField });

/** The yearly escrow account statement (12 CFR 1024.17(i)) in its own order, as the owner reads it. Amounts are whole cents. */
export const escrowStatementKind = defineRecordKind({
  name: 'escrow-statement',
  most: MAX_STATEMENTS,
  fields: {
    /** The first month of the coming year. */
    startMonth: count(1, 12),
    startYear: count(2000, 2099),
    /** Months that year ran: 12, or fewer where a new servicer began a year of its own. */
    yearMonths: count(1, 12),
    analyzedOn: z.nullable(dayField),
    bills: z.array(bill, texts.enterTheBills).check(z.maxLength(MAX_BILLS, texts.mostBills(MAX_BILLS))),
    /** What is in the account when the coming year begins; below zero where the servicer advanced money. */
    startingBalance: z.nullable(signedCentsField),
    requiredStart: z.nullable(centsField),
    cushion: z.nullable(centsField),
    /** Months of cushion that the loan documents or state law allow: 2 is the most of the rule. */
    cushionMonths: count(0, 2),
    surplus: z.nullable(centsField),
    surplusUse: z.nullable(choice(surplusUses)),
    refundedOn: z.nullable(dayField),
    shortage: z.nullable(centsField),
    deficiency: z.nullable(centsField),
    fullPayment: choice(fullPayments),
    spreadMonths: z.nullable(count(1, 60)),
    /** The escrow part of the payment: the one it asks from now on, and the one before. */
    payment: z.nullable(centsField),
    oldPayment: z.nullable(centsField),
    /** Each payment came within 30 days of its due date. */
    isCurrent: yesNoField,
    lastProjectedStart: z.nullable(signedCentsField),
    lastActualStart: z.nullable(signedCentsField),
    lastYear: z.array(monthOfLastYear, texts.enterTheMonths).check(z.maxLength(12, texts.twelveMonths)),
    /** What last year's payment was set from, a year; and what of it each month was for an earlier shortfall. */
    lastTax: z.nullable(centsField),
    lastInsurance: z.nullable(centsField),
    lastOther: z.nullable(centsField),
    lastShortfallMonthly: z.nullable(centsField),
  },
  findProblems: (statement, { records, today }) => {
    const problems: Record<string, string> = {};
    const overlap = findOverlap(statement, records);
    if (overlap !== undefined) problems.startMonth = overlap;
    if (statement.analyzedOn !== null && statement.analyzedOn > today) problems.analyzedOn = dayNotAhead;
    const isOver = (statement.surplus ?? 0) > 0;
    const isShort = (statement.shortage ?? 0) > 0 || (statement.deficiency ?? 0) > 0;
    if (isOver && isShort) problems.surplus = texts.overAndShort;
    const { refundedOn, analyzedOn } = statement;
    if (refundedOn !== null && refundedOn > today) problems.refundedOn = dayNotAhead;
    else if (refundedOn !== null && analyzedOn !== null && refundedOn < analyzedOn)
      problems.refundedOn = texts.refundBeforeAnalysis;
    const gap = findMonthGap(statement.lastYear);
    if (gap !== undefined) problems.lastYear = gap;
    return problems as HomeRecordProblems;
  },
  listDates: listStatementDates,
});
