import { getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { DatabaseConnection } from '../../../platform/database/database.ts';
import { type ChangedPrograms, findChangedPrograms } from './changed-programs.ts';
import { logPrograms } from './program-log.service.ts';
import { lockStoredPrograms, storeRevisions } from './stored-programs.service.ts';

/** Whom the change log names for what was imported at the machine. */
const BY = 'npm run data:programs';

/**
 * Stores a program file whole, for the operator at the command line; or nothing, where it has a fault. The same file again stores nothing.
 */
export async function importPrograms(
  database: DatabaseConnection,
  text: string,
  file: string,
  at: Date,
): Promise<ChangedPrograms> {
  return database.transact(async (transaction) => {
    const stored = await lockStoredPrograms(transaction);
    const found = findChangedPrograms(text, stored, getCalendarDay(at));
    if (found.changed.length === 0) return found;
    await storeRevisions(transaction, stored, found.changed, { action: 'imported', at, by: BY });
    await logPrograms(transaction, found.changed, { at, action: 'imported', by: BY, note: file });
    return found;
  });
}
