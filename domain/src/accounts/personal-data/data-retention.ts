import type { RetentionKind, RetentionPeriod } from './retention.ts';

/** What stays after an account is deleted: `what`, `why` and `howLong` in the operator's words. */
export type KeptRecord = { what: string; why: string; howLong: string };

export type DataRetention = {
  /** What goes with the account, one sentence part each. */
  deleted: readonly string[];
  kept: readonly KeptRecord[];
  /** Whole years a consent to calls or text messages is kept after its owner's account is deleted. */
  consentYears: number;
  /** Whole years the receipt of a deletion is kept. */
  receiptYears: number;
  /** How long each kind of record is kept while no one asks for its deletion. */
  periods: Record<RetentionKind, RetentionPeriod>;
};

/** The instant so many years later; of February 29, in a year without one, March 1. */
export function addYears(instant: Date, years: number): Date {
  const later = new Date(instant);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}
