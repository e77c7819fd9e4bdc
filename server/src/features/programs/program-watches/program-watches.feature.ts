import { programWatchesTexts } from '@porchlight/content/en/program-finder-watches.ts';
import { addDays } from '@porchlight/domain/kernel/calendar-dates.ts';
import { getWallClock } from '@porchlight/domain/kernel/time-zones.ts';
import type { Program } from '@porchlight/domain/programs/program-finder/program.ts';
import { listOpenPrograms } from '@porchlight/domain/programs/program-finder/program-list.ts';
import { isWatchable, listRoundEvents } from '@porchlight/domain/programs/program-watches/watched-rounds.ts';
import { and, desc, eq } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import type { DatabaseConnection } from '../../../platform/database/database.ts';
import { byAccount } from '../../../platform/database/owned-rows.ts';
import { ALL, bothMay } from '../../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../../platform/feature.ts';
import { requireUser } from '../../../platform/http/request-context.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import { storeNotification } from '../../notifications/notifications.service.ts';
import { getPreferences } from '../../notifications/preferences.service.ts';
import { findEarliestReminder, type ReminderKind, remindBy } from '../../reminders/reminder-rounds.ts';
import { programWatches } from './program-watches.table.ts';

/** Programs that can be watched on a calendar day. */
const listWatchable = (on: string): Program[] => listOpenPrograms(on).filter(isWatchable);

/**
 * Notifies buyers who watch a program of what happened to its window where they are, each event once. They are checked each day, because
 * a release may bring rounds that no row has.
 */
const programWindowReminders: ReminderKind = {
  name: 'program-windows',
  async remind(transaction, userId, now) {
    const watches = await transaction
      .select()
      .from(programWatches)
      .where(eq(programWatches.userId, userId))
      .orderBy(programWatches.programId);
    if (watches.length === 0) return null;
    const { timeZone } = await getPreferences(transaction, userId);
    const dayOf = (instant: Date) => getWallClock(instant, timeZone).day;
    const today = dayOf(now);
    const watchable = listWatchable(getWallClock(now, 'UTC').day);
    for (const { programId, since } of watches) {
      const program = watchable.find(({ id }) => id === programId);
      if (program === undefined) continue;
      for (const { kind, key } of listRoundEvents(program, { since: dayOf(since), today }))
        await storeNotification(transaction, userId, { kind, subject: program.name, onceKey: key, now });
    }
    return findEarliestReminder([addDays(today, 1)], timeZone);
  },
};

export const programWatchesFeature = defineFeature({
  name: 'program-watches',
  tables: [
    {
      table: programWatches,
      grants: bothMay(ALL),
      owned: {
        file: 'program-watches',
        title: programWatchesTexts.download,
        owned: byAccount(programWatches.userId),
        counted: 'journeyEntries',
        onPrivacyPage: programWatchesTexts.privacy,
      },
    },
  ],
  ...remindBy(programWindowReminders),
  routes: (parts: ProgramWatchesContext) => ({ programWatches: createProgramWatchesRoutes(parts) }),
});

function createProgramWatchesRoutes(dependencies: ProgramWatchesContext) {
  const { programWatches } = endpoints;
  return {
    list: programWatches.list.handler(({ context }) =>
      listWatches(dependencies, requireUser(context).userId),
    ),
    add: programWatches.add.handler(({ context, input }) =>
      addWatch(dependencies, requireUser(context).userId, input),
    ),
    remove: programWatches.remove.handler(({ context, input }) =>
      removeWatch(dependencies, requireUser(context).userId, input),
    ),
  };
}

type ProgramWatchesContext = { database: DatabaseConnection; now(): Date };

async function listWatches(
  { database }: ProgramWatchesContext,
  userId: string,
): Promise<{ programs: string[] }> {
  const rows = await database.db
    .select({ programId: programWatches.programId })
    .from(programWatches)
    .where(eq(programWatches.userId, userId))
    .orderBy(desc(programWatches.since), programWatches.programId);
  return { programs: rows.map(({ programId }) => programId) };
}

/** Watches a program; asked again, the first day stays. NOT_FOUND for one without a window. */
async function addWatch(
  { database, now: readNow }: ProgramWatchesContext,
  userId: string,
  { program }: { program: string },
): Promise<{ done: true }> {
  const now = readNow();
  const known = listWatchable(getWallClock(now, 'UTC').day);
  if (!known.some(({ id }) => id === program)) throw new Failure('NOT_FOUND');
  await database.db
    .insert(programWatches)
    .values({ userId, programId: program, since: now })
    .onConflictDoNothing();
  return { done: true };
}

async function removeWatch(
  { database }: ProgramWatchesContext,
  userId: string,
  { program }: { program: string },
): Promise<{ done: true }> {
  await database.db
    .delete(programWatches)
    .where(and(eq(programWatches.userId, userId), eq(programWatches.programId, program)));
  return { done: true };
}
