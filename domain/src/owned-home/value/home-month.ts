import { addDays } from '../../kernel/calendar-dates.ts';
import type { HomeRecord } from '../home-record.ts';
import { listRecordDates } from '../home-record-kinds.ts';
import { findLoanBalance } from '../loan-balance.ts';
import { findNextPayment } from '../next-payment.ts';
import { findHomeValue } from './home-value.ts';
import type { AreaFigure } from './indexed-home.ts';

const LOOKED_AHEAD_DAYS = 45;
const MAX_DATES = 3;

/**
 * A month of an owned home in whole cents: null where it is not entered. `payment` is principal and interest with escrow and mortgage
 * insurance, as far as they are known; `at` is the quarter of the index or the day of the owner's figure; `dates` are the next 45 days'.
 */
export type HomeMonth = {
  payment: { total: number; escrow: number | null } | null;
  nextDueOn: string | null;
  owed: number | null;
  value: { amount: number; by: 'index' | 'owner'; at: string } | null;
  dates: readonly { day: string; title: string }[];
};

export function findHomeMonth(
  records: readonly HomeRecord[],
  figures: readonly AreaFigure[] | undefined,
  today: string,
): HomeMonth {
  const owed = findLoanBalance(records, today);
  const next = findNextPayment(records, today);
  const { counted, indexed, owner } = findHomeValue(records, figures);
  const quarter = indexed === undefined || 'refused' in indexed ? '' : indexed.quarterNow;
  const until = addDays(today, LOOKED_AHEAD_DAYS);
  return {
    payment: next === undefined ? null : { total: next.total, escrow: next.escrow },
    nextDueOn: next?.dueOn ?? null,
    owed: owed?.balance ?? null,
    value:
      counted === undefined
        ? null
        : { ...counted, at: counted.by === 'index' ? quarter : (owner?.content.day ?? '') },
    dates: records
      .flatMap((record) => listRecordDates(record, { records, today }))
      .filter(({ day, over }) => day >= today && day <= until && over !== true)
      .toSorted((one, other) => (one.day < other.day ? -1 : 1))
      .slice(0, MAX_DATES)
      .map(({ day, title }) => ({ day, title })),
  };
}
