import { addDays } from '../../kernel/calendar-dates.ts';
import { type HomeRecord, listRecords } from '../home-record.ts';
import { WARRANTY_NOTICE_DAYS, warrantyKind } from '../kinds/warranty.ts';
import { upkeepKind } from './upkeep.ts';
import { findNextDue } from './upkeep-due.ts';

/** What the house needs: a task with the day it is due, or a warranty with its last day. */
export type HouseNeed = { kind: 'upkeep' | 'warranty'; id: string; what: string; day: string };

/**
 * What the house needs next, the earliest first: tasks by their day, passed ones too; warranties from thirty days before their last day
 * on, until it has passed.
 */
export function listNeeds(records: readonly HomeRecord[], today: string): readonly HouseNeed[] {
  const tasks = listRecords(upkeepKind, records).map(
    ({ id, content }): HouseNeed => ({ kind: 'upkeep', id, what: content.task, day: findNextDue(content) }),
  );
  const warranties = listRecords(warrantyKind, records).flatMap(({ id, content }): HouseNeed[] =>
    content.until !== null && content.until >= today && addDays(content.until, -WARRANTY_NOTICE_DAYS) <= today
      ? [{ kind: 'warranty', id, what: content.what, day: content.until }]
      : [],
  );
  return [...warranties, ...tasks].sort((one, other) =>
    one.day < other.day ? -1 : one.day > other.day ? 1 : 0,
  );
}
