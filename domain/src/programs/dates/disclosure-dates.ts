import { addDays, addMonths } from '../../kernel/calendar-dates.ts';
import { Decimal } from '../../kernel/decimals.ts';
import { addBusinessDays, type BusinessDayRule, isSpecificBusinessDay } from './business-days.ts';

/** Business days of each rule. "Specific" and "general" are the two meanings of 12 CFR 1026.2(a)(6). */
const DELIVER_LOAN_ESTIMATE = 3; // general, 1026.19(e)(1)(iii)(A)
const WAIT_AFTER_LOAN_ESTIMATE = 7; // specific, 1026.19(e)(1)(iii)(B)
const LOAN_ESTIMATE_BINDS = 10; // general, 1026.19(e)(3)(iv)(E)
const DELIVER_REVISED_ESTIMATE = 3; // general, 1026.19(e)(4)(i)
const REVISED_ESTIMATE_BEFORE = 4; // specific, 1026.19(e)(4)(ii)
const CLOSING_DISCLOSURE_BEFORE = 3; // specific, 1026.19(f)(1)(ii)(A)
const MAIL_TAKES = 3; // specific, 1026.19(e)(1)(iv), (f)(1)(iii)
const RESCISSION = 3; // specific, 1026.23(a)(3)(i)
const RESCISSION_YEARS = 3; // 1026.23(a)(3)(i), notice or disclosures never given
const CURE_DAYS = 60; // calendar days, 1026.19(f)(2)(v)

const addSpecific = (date: string, count: number) => addBusinessDays(date, count, isSpecificBusinessDay);

/** The last day to deliver or mail the Loan Estimate after all six items of an application have come in. */
export function findLoanEstimateDue(applicationReceived: string, isOpen: BusinessDayRule): string {
  return addBusinessDays(applicationReceived, DELIVER_LOAN_ESTIMATE, isOpen);
}

/** The last day to deliver or mail a revised Loan Estimate after the creditor has learned of the change. */
export function findRevisedEstimateDue(changeLearned: string, isOpen: BusinessDayRule): string {
  return addBusinessDays(changeLearned, DELIVER_REVISED_ESTIMATE, isOpen);
}

/** What follows from the day a Loan Estimate was delivered or mailed. */
export function countFromLoanEstimate(deliveredOrMailed: string, isOpen: BusinessDayRule) {
  return {
    earliestConsummation: addSpecific(deliveredOrMailed, WAIT_AFTER_LOAN_ESTIMATE),
    /** The last day on which saying to go ahead binds the creditor to its figures. */
    expires: addBusinessDays(deliveredOrMailed, LOAN_ESTIMATE_BINDS, isOpen),
    presumedReceived: findPresumedReceipt(deliveredOrMailed),
  };
}

/** When a disclosure counts as received that was mailed, or e-mailed without a receipt. */
export function findPresumedReceipt(mailed: string): string {
  return addSpecific(mailed, MAIL_TAKES);
}

/** The first day a loan may be closed after the Closing Disclosure was received. */
export function findEarliestConsummation(closingDisclosureReceived: string): string {
  return addSpecific(closingDisclosureReceived, CLOSING_DISCLOSURE_BEFORE);
}

/**
 * The last days that leave every waiting period whole before a loan is closed. Periods end on a business day; before a closing on a
 * Sunday or holiday they have to end on the business day before it, from which is counted then (`countedFrom`).
 */
export function countBackFromConsummation(consummation: string) {
  const countedFrom = isSpecificBusinessDay(consummation) ? consummation : addSpecific(consummation, -1);
  const receipt = addSpecific(countedFrom, -CLOSING_DISCLOSURE_BEFORE);
  return {
    countedFrom,
    latestClosingDisclosureReceipt: receipt,
    latestClosingDisclosureMail: addSpecific(receipt, -MAIL_TAKES),
    latestRevisedEstimateReceipt: addSpecific(countedFrom, -REVISED_ESTIMATE_BEFORE),
    latestEstimateDelivery: addSpecific(countedFrom, -WAIT_AFTER_LOAN_ESTIMATE),
  };
}

/**
 * The day whose midnight ends the right to rescind a refinance or second loan on one's own home (a purchase has none): the third
 * specific business day after the last of closing, notice and disclosures; three years where either was never given (null).
 */
export function findRescissionEnd(events: {
  consummation: string;
  notice: string | null;
  disclosures: string | null;
}): string {
  const { consummation, notice, disclosures } = events;
  if (notice === null || disclosures === null) return addMonths(consummation, 12 * RESCISSION_YEARS);
  const last = [consummation, notice, disclosures].sort().at(-1) ?? consummation;
  return addSpecific(last, RESCISSION);
}

/** The last day to pay back what fees rose beyond their tolerance. */
export function findCureDue(consummation: string): string {
  return addDays(consummation, CURE_DAYS);
}

/** How far a disclosed APR may lie from the actual one, in points: regular transactions, and irregular ones (1026.22(a)(2), (3)). */
const REGULAR_TOLERANCE = '0.125';
const IRREGULAR_TOLERANCE = '0.25';

/**
 * Whether a disclosed APR still counts as accurate; exactly at the tolerance it does. One that is too high counts as accurate too
 * where the finance charge was overstated with it (1026.22(a)(4)).
 */
export function isAprAccurate(aprs: {
  disclosed: Decimal;
  actual: Decimal;
  isRegular: boolean;
  isFinanceChargeOverstated: boolean;
}): boolean {
  const { disclosed, actual } = aprs;
  if (aprs.isFinanceChargeOverstated && disclosed.gte(actual)) return true;
  const tolerance = new Decimal(aprs.isRegular ? REGULAR_TOLERANCE : IRREGULAR_TOLERANCE);
  return disclosed.minus(actual).abs().lte(tolerance);
}
