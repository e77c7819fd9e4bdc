import { addDays } from '../../kernel/calendar-dates.ts';

const NOTICE_DAYS = 15;
/** The day on which the transfer takes effect is the first of them. */
const PROTECTED_DAYS = 60;

/** A loan that another servicer takes over; calendar days, null where one is not known. */
export type TransferredLoan = {
  /** The day the transfer takes effect. */
  effective: string;
  /** The days on which the notices of the old and of the new servicer were given; one for both where they wrote together. */
  oldNotice: string | null;
  newNotice: string | null;
  /** A payment that went to the old servicer: when it was received there, and the last day on which it is not late. */
  payment: { received: string; dueThrough: string } | null;
};

/** Whether a notice came in time; `combined` where one given early enough serves as both. */
export type NoticeTiming = 'in-time' | 'late' | 'combined' | 'unknown';

export type TransferGuard = {
  oldNoticeBy: string;
  newNoticeBy: string;
  protectedThrough: string;
  oldNoticeTiming: NoticeTiming;
  newNoticeTiming: NoticeTiming;
  /** Whether the payment may not be treated as late; null without one. */
  isPaymentProtected: boolean | null;
};

/**
 * What protects a borrower whose loan changes servicers (12 CFR 1024.33(b)(3), (c)(1)): notice from the old servicer 15 days before at
 * the latest, from the new one 15 days after, or one of both 15 days before; and through the 60th day, the day of the transfer being
 * the first, a payment that the old servicer receives by its due date, days of grace included, may not be treated as late. Where a
 * servicer failed or was dismissed, notice may come 30 days after ((b)(3)(ii)): that is not counted here.
 */
export function guardTransfer({ effective, oldNotice, newNotice, payment }: TransferredLoan): TransferGuard {
  const oldNoticeBy = addDays(effective, -NOTICE_DAYS);
  const newNoticeBy = addDays(effective, NOTICE_DAYS);
  const protectedThrough = addDays(effective, PROTECTED_DAYS - 1);
  return {
    oldNoticeBy,
    newNoticeBy,
    protectedThrough,
    oldNoticeTiming: readTiming(oldNotice, oldNoticeBy),
    newNoticeTiming:
      newNotice !== null && newNotice === oldNotice && newNotice <= oldNoticeBy
        ? 'combined'
        : readTiming(newNotice, newNoticeBy),
    isPaymentProtected:
      payment === null
        ? null
        : payment.received >= effective &&
          payment.received <= protectedThrough &&
          payment.received <= payment.dueThrough,
  };
}

function readTiming(given: string | null, by: string): NoticeTiming {
  if (given === null) return 'unknown';
  return given <= by ? 'in-time' : 'late';
}
