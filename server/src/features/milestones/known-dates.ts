import { contractTermOf } from '@porchlight/domain/dates/purchase-dates/milestone-dates.ts';
import type { MilestoneWorkspace } from '@porchlight/domain/milestones/milestones.contract.ts';
import type { Database } from '../../platform/database/database.ts';
import { setClosingDay } from '../date-store/set-closing-day.ts';
import { listContractDays, setContractDay } from '../homes/contract-dates.ts';

type KnownDate = { date: string; from: 'contract' | 'dates' };

/** The closing day of the purchase, which two milestones ask for. */
const isClosing = (key: string) => key === 'closing-day' || key === 'contract-closing-date';

type Asked = { userId: string; now: Date };
type Known = { closingDay: string | null; hasContract: boolean };

/** What other rooms know of the dates that a milestone asks for, by key. */
export async function loadKnownDates(
  db: Database,
  { userId, now }: Asked,
  { keys, closingDay, hasContract }: Known & { keys: readonly string[] },
): Promise<Map<string, KnownDate>> {
  const days = keys.some((key) => key in contractTermOf) ? await listContractDays(db, userId, now) : [];
  return new Map(
    keys.flatMap((key): [string, KnownDate][] => {
      if (isClosing(key))
        return closingDay === null
          ? []
          : [[key, { date: closingDay, from: hasContract ? 'contract' : 'dates' }]];
      const found = days.findLast(({ term, waived }) => term === contractTermOf[key] && !waived);
      return found === undefined ? [] : [[key, { date: found.day, from: 'contract' }]];
    }),
  );
}

/** Sets a date where it is known from, or clears it with null; false where no other room knows it. The caller holds `lockClosingDay`. */
export async function setKnownDate(
  transaction: Database,
  { userId, now }: Asked,
  {
    key,
    day,
    hasClosingDay,
  }: { key: string; day: MilestoneWorkspace['dates'][number]['date']; hasClosingDay: boolean },
): Promise<boolean> {
  if (key === 'contract-closing-date' && hasClosingDay) {
    await setClosingDay(transaction, { userId, day, now, isDate: true });
    return true;
  }
  const term = contractTermOf[key];
  return term !== undefined && setContractDay(transaction, { userId, now }, { term, day });
}
