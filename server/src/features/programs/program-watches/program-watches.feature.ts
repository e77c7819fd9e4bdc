import { programWatchesTexts } from '@porchlight/content/en/program-finder-watches.ts';
import { addDays } from '@porchlight/domain/kernel/calendar-dates.ts';
import { getWallClock } from '@porchlight/domain/kernel/time-zones.ts';
import { listRoundEvents } from '@porchlight/domain/programs/program-watches/watched-rounds.ts';
import { eq } from 'drizzle-orm';
import { byAccount } from '../../../platform/database/owned-rows.ts';
import { ALL, bothMay } from '../../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../../platform/feature.ts';
import { requireUser } from '../../../platform/http/request-context.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import { storeNotification } from '../../notifications/notifications.service.ts';
import { getPreferences } from '../../notifications/preferences.service.ts';
import { findEarliestReminder, type ReminderKind, remindBy } from '../../reminders/reminder-rounds.ts';
import {
  addWatch,
  listWatchable,
  listWatches,
  type ProgramWatchesContext,
  removeWatch,
} from './program-watches.service.ts';
import { programWatches } from './program-watches.table.ts';

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
