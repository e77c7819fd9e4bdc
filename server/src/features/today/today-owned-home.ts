import { describeHomeTask } from '@porchlight/content/en/owned-home-answer.ts';
import { findHomeAnswer } from '@porchlight/domain/owned-home/home-answer.ts';
import type { HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import type { TodayView } from '@porchlight/domain/today/today.contract.ts';
import type { Database } from '../../platform/database/database.ts';
import { getTodayOf } from '../date-store/read-dates.ts';
import { loadAlertFigures } from '../owned-home/home-alerts.service.ts';
import { loadOwnedHome } from '../owned-home/home-record-rows.ts';

/** The owned home as the head of its own page has it; null before one is entered. */
export async function loadTodayOwnedHome(
  db: Database,
  userId: string,
  now: Date,
): Promise<TodayView['owned']> {
  const records = (await loadOwnedHome(db, userId)).records as readonly HomeRecord[];
  if (records.length === 0) return null;
  const today = await getTodayOf(db, userId, now);
  const answer = findHomeAnswer(records, await loadAlertFigures(db, records), today);
  if (answer === undefined) return null;
  const { home, owed, yours, next, task } = answer;
  return {
    ...{ address: home.address, boughtOn: home.boughtOn },
    owed: owed?.balance ?? null,
    yours: yours ?? null,
    payment: next === undefined ? null : { dueOn: next.dueOn, total: next.total },
    task: task === undefined ? null : { kind: task.kind, ...describeHomeTask(task, today) },
  };
}
