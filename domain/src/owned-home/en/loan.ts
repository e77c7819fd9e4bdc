import { formatCents } from '../../kernel/money.ts';

/** Whole cents as a date's note has them. */
const amount = (cents: number) => formatCents(cents, 'cents');

/** Dates that follow from the loan. */
export const askToEndInsurance = 'You can ask to end mortgage insurance';
export const askNote = (balance: number, value: number) =>
  `The balance reaches ${amount(balance)}, at or below 80% of the original value of ${amount(value)} (12 U.S.C. 4902(a)). Ask in writing; your payments have to be current.`;
export const insuranceEnds = 'Mortgage insurance ends by itself';
export const endsNote = (balance: number, value: number) =>
  `By the first schedule the balance reaches ${amount(balance)}, at or below 78% of the original value of ${amount(value)} (12 U.S.C. 4902(b)). If your payments are current, check that your next statement is without it.`;
export const insuranceEndsAtLatest = 'Mortgage insurance ends at the latest';
export const atLatestNote =
  'The month after the midpoint of the term (12 U.S.C. 4902(c)). If your payments are current, check that your next statement is without it.';
export const fhaEnds = 'First payment without FHA mortgage insurance';
export const fhaEndsNote = (percent: number) =>
  `The loan began at or below ${percent}% of the value, so the annual premium ends after 11 years (HUD Mortgagee Letter 2023-05). Check that this payment is without it.`;

/** Dates that follow from a servicing transfer. */
export const payNewServicer = (servicer: string) => `Loan payments go to ${servicer} from this day`;
export const payNewNote = (servicer: string) =>
  `Stop automatic payments to ${servicer} and set up new ones. Call the new servicer at a number from your old statement or its website first, not from a text or an email.`;
export const newNoticeBy = (servicer: string) => `A letter from ${servicer} is due by now`;
export const newNoticeNote =
  'The new servicer has to send its own notice (12 CFR 1024.33(b)(3); check the day against the notice you have). If none came, ask both servicers in writing.';
export const guardEnds = (servicer: string) => `60 days for payments sent to ${servicer} by mistake end`;
export const guardNote =
  'Through this day, a payment that the old servicer received on time may not be treated as late (12 CFR 1024.33(c)(1); check the day against both notices).';

/** What is wrong with a servicing transfer. */
export const sameServicer = 'The old and the new servicer cannot be the same.';
export const transferBeforeClosing = 'The transfer comes after the day you closed. Check both days.';
export const noticeFarFromTransfer =
  'This day is more than a year away from the day of the transfer. Check both days.';

/** What is wrong with a line of a file of payments. */
export const dayNotRead = (text: string) => `“${text}” is not a day. Write it as 01/31/2026.`;
export const dayMissing = 'The day it was paid is missing.';
export const amountNotRead = (text: string) => `“${text}” is not an amount. Write it as 1,234.56.`;
export const amountMissing = 'The amount is missing.';
export const amountNegative = (text: string) =>
  `${text} is below zero: a reversal or a bill paid from escrow is not a payment.`;
export const quoteNotClosed = 'A quotation mark on this line is never closed.';
export const columnsMissing = (has: number, wants: number) =>
  `This line has ${has} columns and the first line has ${wants}.`;
