import { countDaysBetween, isCalendarDate } from '../kernel/calendar-dates.ts';
import type { DocumentReading } from '../readings/document-readings/document-readings.contract.ts';
import type { OfferInput, OfferLineId } from './offer-lines.ts';

type Field = DocumentReading['fields'][string];

/**
 * A Loan Estimate as a column of the comparison. `check` are lines that are left out: their figure was not read, belongs to a sum that does
 * not add up, was recognized with doubt, or is a total that no sum proves. `isAdjustable` where payment or rate can rise, so that only the first years are certain.
 */
export type ReadOffer = {
  offer: Partial<OfferInput>;
  proved: readonly OfferLineId[];
  check: readonly OfferLineId[];
  isAdjustable: boolean;
};

/** Lines that are a field of the form as it is read: an empty section or credit is nothing to pay. */
const AMOUNTS: readonly (readonly [OfferLineId, string])[] = [
  ['loanAmount', 'loan_amount'],
  ['ratePercent', 'rate'],
  ['principalAndInterest', 'pi'],
  ...(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const).map((name) => [name, name] as const),
  ['lenderCredits', 'lender_credits'],
  ['deposit', 'deposit'],
  ['in5YearsTotal', 'five_years_total'],
  ['in5YearsPrincipal', 'five_years_principal'],
  ['apr', 'apr'],
];

/** Makes a column of what was read of one Loan Estimate; undefined where the document is none. */
export function makeReadOffer({ form, fields, lines }: DocumentReading): ReadOffer | undefined {
  if (form !== 'loan_estimate') return undefined;
  const offer: Partial<OfferInput> = {};
  const proved: OfferLineId[] = [];
  const check: OfferLineId[] = [];
  const put = (line: OfferLineId, value: string | undefined, field: Field | undefined) => {
    if (value === undefined && field?.state !== 'unread') return;
    if (value === undefined || field?.state === 'check' || (TOTALS.test(line) && isUnproved(field))) {
      check.push(line);
      return;
    }
    offer[line] = value;
    if (field?.state === 'proved') proved.push(line);
  };
  for (const [line, name] of AMOUNTS) {
    const field = fields[name];
    if (field !== undefined) put(line, parseAmount(field), field);
  }
  put('termYears', /^(\d{1,2}) years?$/.exec(String(fields.term?.value ?? ''))?.[1], fields.term);
  put('rateLockDays', countLockDays(fields), fields.lock_until);
  put('prepaymentPenalty', readYesNo(fields.prepayment_penalty), fields.prepayment_penalty);
  put('balloonPayment', readYesNo(fields.balloon), fields.balloon);
  put('mortgageInsurance', readFirst(fields.mi_month), fields.mi_month);
  put('escrow', readFirst(fields.escrow_month), fields.escrow_month);
  const interest = lines.F?.find(([label = '']) => /^prepaid interest/i.test(label));
  put('prepaidInterest', interest?.[1], undefined);
  const { lender } = fields;
  if (typeof lender?.value === 'string') offer.name = lender.value;
  const isAdjustable = fields.rate_can_increase?.value === true || fields.pi_can_increase?.value === true;
  return { offer, proved, check, isAdjustable };
}

/** Sections and totals of page 2, of which a column takes none that may lack a line. */
const TOTALS = /^[A-J]$/;
const isUnproved = (field: Field | undefined) => field?.state !== 'proved' && field?.value !== null;

/** Credits are printed with a minus sign, which the comparison does without. */
function parseAmount({ value, state }: Field): string | undefined {
  if (state === 'unread') return undefined;
  if (value === null) return '0';
  return typeof value === 'string' ? value.replace(/^-/, '') : undefined;
}

const readYesNo = (field: Field | undefined) =>
  typeof field?.value === 'boolean' ? (field.value ? 'yes' : 'no') : undefined;

/** The first column of the projected payments, where it is one amount and no range. */
function readFirst(field: Field | undefined): string | undefined {
  const first = Array.isArray(field?.value) ? field.value[0] : undefined;
  return first !== undefined && /^\d+(\.\d+)?$/.test(first) ? first : undefined;
}

/** Days from the day the form was issued to the end of the lock; nothing without a lock. */
function countLockDays({
  date_issued: issued,
  lock_until: until,
}: DocumentReading['fields']): string | undefined {
  const [from, to] = [String(issued?.value ?? ''), String(until?.value ?? '').slice(0, 10)];
  if (!isCalendarDate(from) || !isCalendarDate(to) || to < from) return undefined;
  return String(countDaysBetween(from, to));
}
