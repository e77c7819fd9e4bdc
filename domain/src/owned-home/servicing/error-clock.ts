import { addDays } from '../../kernel/calendar-dates.ts';
import { addBusinessDays, createGeneralRule } from '../../programs/dates/business-days.ts';

/** What is written to a servicer: an error, one about the amount of a payoff, a request for information, or for who owns the loan. */
export const servicerRequests = ['error', 'payoff-error', 'information', 'loan-owner'] as const;
export type ServicerRequest = (typeof servicerRequests)[number];

const ACKNOWLEDGE_DAYS = 5;
const DOCUMENT_DAYS = 15;
const MORE_DAYS = 15;
const ADVERSE_REPORTING_DAYS = 60;

/** Days to answer: 12 CFR 1024.35(e)(3)(i)(C) and (A), 1024.36(d)(2)(i)(B) and (A). */
const answerDays: Record<ServicerRequest, number> = {
  error: 30,
  'payoff-error': 7,
  information: 30,
  'loan-owner': 10,
};

/** Requests whose time may not be extended (1024.35(e)(3)(ii), 1024.36(d)(2)(ii)). */
const fixed = new Set<ServicerRequest>(['payoff-error', 'loan-owner']);

/** The last days, as calendar days; null where there is none. */
export type ErrorClock = {
  acknowledgeBy: string;
  answerDays: number;
  answerBy: string;
  /** Where the servicer writes before `answerBy` that it needs more time, and why. */
  answerByIfExtended: string | null;
  /** For the documents it relied on, counted from the day they were asked for; null where they were not, and for information. */
  documentsBy: string | null;
  /** Through this day it may not report a disputed payment as late to a credit bureau; errors alone (1024.35(i)(1)). */
  noAdverseReportingUntil: string | null;
};

/** Days "excluding legal public holidays, Saturdays, and Sundays"; the day on which a holiday is kept is taken as one. */
const isCountedDay = createGeneralRule({ opensSaturdays: false });

/**
 * The days on which a servicer has to have acknowledged and answered (12 CFR 1024.35(d), (e), (i)(1); 1024.36(c), (d)). `received` is
 * the day it reached the address that the servicer named for it, and is not counted. Errors about a foreclosure have shorter days of
 * their own, which are not counted here.
 */
export function computeErrorClock(request: {
  received: string;
  about: ServicerRequest;
  documentsAsked: string | null;
}): ErrorClock {
  const { received, about, documentsAsked } = request;
  const isError = about === 'error' || about === 'payoff-error';
  const days = answerDays[about];
  return {
    acknowledgeBy: addBusinessDays(received, ACKNOWLEDGE_DAYS, isCountedDay),
    answerDays: days,
    answerBy: addBusinessDays(received, days, isCountedDay),
    answerByIfExtended: fixed.has(about) ? null : addBusinessDays(received, days + MORE_DAYS, isCountedDay),
    documentsBy:
      isError && documentsAsked !== null
        ? addBusinessDays(documentsAsked, DOCUMENT_DAYS, isCountedDay)
        : null,
    noAdverseReportingUntil: isError ? addDays(received, ADVERSE_REPORTING_DAYS) : null,
  };
}
