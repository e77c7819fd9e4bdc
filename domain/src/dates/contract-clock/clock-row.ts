import type { Source } from '../../programs/data-table.ts';
import type { DateOwner } from '../purchase-dates/date-kinds.ts';

/** Who sets a deadline: the contract, a federal rule, the lender's guides, or this site's own advice. */
export const clockKinds = ['contract', 'federal', 'lender', 'advice'] as const;
export type ClockKind = (typeof clockKinds)[number];

/** A day of the way from acceptance to closing. `formula` says in sentences how it was counted, `source` which contract or rule says so. */
export type ClockRow = {
  key: string;
  title: string;
  kind: ClockKind;
  day: string;
  /** The minute of that day at which it is over, and that instant; null where the whole day counts. */
  minute: number | null;
  endsAt: Date | null;
  owner: DateOwner;
  standing: 'stands' | 'extended' | 'waived';
  formula: string;
  notes: string[];
  source: Source;
};
