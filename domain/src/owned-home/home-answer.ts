import { type Content, findRecord, type HomeRecord } from './home-record.ts';
import { findHomeTask, type HomeTask } from './home-task.ts';
import { homeKind } from './kinds/home.ts';
import { findLoanBalance, type LoanBalance } from './loan-balance.ts';
import { findNextPayment, type NextPayment } from './next-payment.ts';
import { computeEquity, findHomeValue, findShownValue, type HomeValue } from './value/home-value.ts';
import type { AreaFigure } from './value/indexed-home.ts';

/** What an owned home's page and Today begin with. Whole cents; what is not known is undefined, and never zero. */
export type OwnedHomeAnswer = {
  home: Content<typeof homeKind>;
  owed: LoanBalance | undefined;
  value: HomeValue;
  /** The value that counts, or for a while the price that was paid. */
  shown: ReturnType<typeof findShownValue>;
  /** That value less what is owed. */
  yours: number | undefined;
  /** Undefined once nothing is owed, too. */
  next: NextPayment | undefined;
  task: HomeTask | undefined;
};

/** `figures` are the index of the home's area; undefined where there is none. Undefined before a home is entered. */
export function findHomeAnswer(
  records: readonly HomeRecord[],
  figures: readonly AreaFigure[] | undefined,
  today: string,
): OwnedHomeAnswer | undefined {
  const home = findRecord(homeKind, records)?.content;
  if (home === undefined) return undefined;
  const owed = findLoanBalance(records, today);
  const value = findHomeValue(records, figures);
  const shown = findShownValue(value, home, today);
  return {
    ...{ home, owed, value, shown },
    yours: shown && owed && computeEquity(shown.amount, owed.balance).equity,
    next: findNextPayment(records, today),
    task: findHomeTask(records, today),
  };
}
