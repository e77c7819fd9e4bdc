import { readWallClock } from '@porchlight/domain/kernel/time-zones.ts';
import type { Program } from '@porchlight/domain/program-finder/program.ts';
import { listRoundEvents } from '@porchlight/domain/program-watches/watched-rounds.ts';
import { and, inArray } from 'drizzle-orm';
import { settleAll } from '../../../platform/settle-all.ts';
import { storeNotification } from '../../kernel/notifications/notifications.service.ts';
import { readPreferences } from '../../kernel/notifications/preferences.service.ts';
import { isNoStaff } from '../../kernel/staff/staff.service.ts';
import { listWatchable, type ProgramWatchesContext } from './program-watches.service.ts';
import { programWatches } from './program-watches.table.ts';

/** Tells everybody who watches a program what happened to its window where they are; each event once, however often this runs. */
export async function tellOfWindows(context: ProgramWatchesContext): Promise<void> {
  const programs = new Map(
    listWatchable(readWallClock(context.now(), 'UTC').day)
      .filter(({ rounds = [] }) => rounds.length > 0)
      .map((program) => [program.id, program]),
  );
  if (programs.size === 0) return;
  const watches = await context.database.db
    .select()
    .from(programWatches)
    .where(and(inArray(programWatches.programId, [...programs.keys()]), isNoStaff(programWatches.userId)))
    .orderBy(programWatches.userId, programWatches.programId);
  await settleAll(watches, async (watch) => {
    const program = programs.get(watch.programId);
    if (program !== undefined) await tell(context, watch, program);
  });
}

async function tell(
  { database, now: readNow }: ProgramWatchesContext,
  { userId, since }: typeof programWatches.$inferSelect,
  program: Program,
): Promise<void> {
  const now = readNow();
  await database.transact(async (transaction) => {
    const { timeZone } = await readPreferences(transaction, userId);
    const day = (instant: Date) => readWallClock(instant, timeZone).day;
    for (const { kind, key } of listRoundEvents(program, { since: day(since), today: day(now) }))
      await storeNotification(transaction, userId, { kind, subject: program.name, onceKey: key, now });
  });
}
