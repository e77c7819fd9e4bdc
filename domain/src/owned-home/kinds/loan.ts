import * as z from 'zod/mini';
import * as texts from '../en.ts';
import { defineRecordKind, findRecord, type HomeRecordProblems, listRecords } from '../home-record.ts';
import { listInsuranceDates } from '../loan/insurance-dates.ts';
import { findInsuranceDays } from '../loan/insurance-days.ts';
import { centsField, choice, count, dayField, line, priceField, rateField } from '../record-fields.ts';
import { homeKind } from './home.ts';
import { paymentKind } from './payment.ts';

export const loanKinds = ['conventional', 'fha', 'va', 'usda', 'other'] as const;

/** A fixed-rate loan on the home, as its note, Closing Disclosure or statement has it. Amounts are whole cents. */
export const loanKind = defineRecordKind({
  name: 'loan',
  most: 1,
  onlyId: '00000000-0000-4000-8000-0000000000a2',
  fields: {
    servicer: z.nullable(line(80)),
    loanKind: choice(loanKinds),
    amount: priceField,
    ratePercent: rateField,
    termMonths: count(1, 480),
    firstPaymentOn: dayField,
    /** The lesser of price and appraisal at closing; null where it is not known. */
    originalValue: z.nullable(priceField),
    mortgageInsuranceMonthly: z.nullable(centsField),
    escrowMonthly: z.nullable(centsField),
    /** Principal still owed as a statement shows it, with its day: it counts before what the schedule would have. */
    balance: z.nullable(centsField),
    balanceOn: z.nullable(dayField),
  },
  findProblems: ({ amount, firstPaymentOn, balance, balanceOn }, { records, today }) => {
    const problems: Record<string, string> = {};
    const home = findRecord(homeKind, records)?.content;
    if (home !== undefined && firstPaymentOn <= home.boughtOn)
      problems.firstPaymentOn = texts.paymentBeforeClosing;
    if (balance !== null && balance > amount) problems.balance = texts.balanceAboveLoan;
    if (balance !== null && balanceOn === null) problems.balanceOn = texts.balanceNeedsDay;
    if (balanceOn !== null && balanceOn > today) problems.balanceOn = texts.dayNotAhead;
    return problems as HomeRecordProblems;
  },
  listDates: ({ content }, { records, today }) => {
    const home = findRecord(homeKind, records)?.content;
    if (home === undefined) return [];
    const paidOnTop = listRecords(paymentKind, records).map((record) => record.content);
    const days = findInsuranceDays(content, home, { paidOnTop, today });
    return listInsuranceDates(days, content.mortgageInsuranceMonthly);
  },
});
