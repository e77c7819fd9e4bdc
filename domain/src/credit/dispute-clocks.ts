import { addDays } from '../kernel/calendar-dates.ts';
import { addBusinessDays, createGeneralRule } from '../programs/dates/business-days.ts';

/** Days a bureau has from receipt (15 USC 1681i(a)(1)(A)), and how many more where relevant information comes within them ((B)). */
const DECIDES_WITHIN = 30;
const MORE_DAYS = 15;
/** After a free yearly report. 15 USC 1681j(a)(3) is named for it; its text was not read. */
const AFTER_FREE_REPORT = 45;
/** Business days for notifying the furnisher of a dispute (15 USC 1681i(a)), and to write to the consumer once it is done ((a)(6)). */
const NOTICE_BUSINESS_DAYS = 5;

/** A dispute as a bureau received it; calendar days. `moreInformationReceived` is when the bureau received what was added. */
export type ReceivedDispute = {
  agencyReceived: string;
  moreInformationReceived: string | null;
  afterFreeAnnualReport: boolean;
};

/** `due` is the last day for the bureau's decision; `isExtended` where later information gave it more time. */
export type DisputeClock = { due: string; days: number; isExtended: boolean; furnisherNoticeDue: string };

/**
 * When a bureau has to have decided. Information that comes after the 30 days extends nothing, and none does where the item was already
 * found wrong or unverifiable (15 USC 1681i(a)(1)): the earlier day counts then.
 */
export function computeDisputeClock(dispute: ReceivedDispute): DisputeClock {
  const { agencyReceived, moreInformationReceived: more, afterFreeAnnualReport } = dispute;
  const isExtended =
    !afterFreeAnnualReport && more !== null && more <= addDays(agencyReceived, DECIDES_WITHIN);
  const days = afterFreeAnnualReport ? AFTER_FREE_REPORT : DECIDES_WITHIN + (isExtended ? MORE_DAYS : 0);
  return {
    due: addDays(agencyReceived, days),
    days,
    isExtended,
    furnisherNoticeDue: addNoticeDays(agencyReceived),
  };
}

/** The last day for the written result of a dispute that was completed on a day. */
export function findDisputeNoticeDay(completed: string): string {
  return addNoticeDays(completed);
}

/** Monday to Friday, without federal holidays. */
function addNoticeDays(date: string): string {
  return addBusinessDays(date, NOTICE_BUSINESS_DAYS, createGeneralRule({ opensSaturdays: false }));
}
