import { findInstant } from '@porchlight/domain/kernel/time-zones.ts';
import { and, asc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { settleAll } from '../../platform/base/settle-all.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import type { ClockWork } from '../../platform/feature.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import { isNoStaff } from '../staff/staff.service.ts';
import { applyReminderMarks } from './reminder-marks.ts';
import { reminderTimes } from './reminders.table.ts';

export type RemindersContext = { database: DatabaseConnection; jobs: JobQueue; now(): Date };

/**
 * One kind of reminder. `remind` notifies a buyer of what is due, in the transaction that also stores what it answers: when they have to be
 * looked at again, or nothing where no reminder can follow as things are.
 */
export type ReminderKind = {
  name: keyof typeof COLUMNS;
  remind(transaction: Database, userId: string, now: Date): Promise<Date | null>;
};

const COLUMNS = {
  'milestone-dates': reminderTimes.milestoneDatesAt,
  'listed-dates': reminderTimes.listedDatesAt,
  'document-requests': reminderTimes.documentRequestsAt,
  'document-expiry': reminderTimes.documentExpiryAt,
  'home-alerts': reminderTimes.homeAlertsAt,
  'home-months': reminderTimes.homeMonthsAt,
  'program-windows': reminderTimes.programWindowsAt,
} as const;
const KEYS = {
  'milestone-dates': 'milestoneDatesAt',
  'listed-dates': 'listedDatesAt',
  'document-requests': 'documentRequestsAt',
  'document-expiry': 'documentExpiryAt',
  'home-alerts': 'homeAlertsAt',
  'home-months': 'homeMonthsAt',
  'program-windows': 'programWindowsAt',
} as const satisfies Record<keyof typeof COLUMNS, keyof typeof reminderTimes.$inferSelect>;

/** Buyers that one process takes at once; with more, others are asked to take some too. */
const TAKEN = 200;
const HELPED_BY = 3;
/** For whom a process that takes a buyer and dies is responsible so long, in ms; then they are due again. */
const LEASE_MS = 10 * 60_000;

/** The moment at which the first of these days begins where a buyer is; nothing where there is none. */
export function findEarliestReminder(days: readonly (string | undefined)[], timeZone: string): Date | null {
  const [first] = days.filter((day) => day !== undefined).sort();
  return first === undefined ? null : findInstant({ day: first, minute: 0 }, timeZone);
}

/** The hourly poller of a kind: only buyers who are due are checked. Other processes help where there are many. */
async function runReminders(context: RemindersContext, kind: ReminderKind): Promise<void> {
  await applyReminderMarks(context);
  await remindDue(context, kind, async () => {
    for (let helper = 0; helper < HELPED_BY; helper += 1)
      await context.jobs.enqueue(nameQueue(kind.name), {}, context.database.db);
  });
}

const nameQueue = (kind: ReminderKind['name']) => `${kind}-reminders`;

/** What a feature with these kinds has the clock and the queue do. */
export function remindBy(...kinds: readonly ReminderKind[]) {
  return {
    queues: kinds.map(({ name }) => nameQueue(name)),
    clock: (parts: RemindersContext): readonly ClockWork[] =>
      kinds.map((kind) => ({ every: 'hour', job: 'date-reminders', run: () => runReminders(parts, kind) })),
    work: (parts: RemindersContext) =>
      Object.fromEntries(kinds.map((kind) => [nameQueue(kind.name), () => remindDue(parts, kind)])),
  };
}

/**
 * Checks all buyers who are due, in batches that no two processes share. Each buyer has a transaction of their own: one that fails does not
 * delay others, and is due again at the next poll.
 */
async function remindDue(
  { database, now }: RemindersContext,
  kind: ReminderKind,
  onMany: () => Promise<void> = async () => undefined,
): Promise<void> {
  const failed: string[] = [];
  const failures: unknown[] = [];
  let isHelped = false;
  for (;;) {
    const lease = new Date(now().getTime() + LEASE_MS);
    const taken = await take(database, kind.name, { now: now(), lease, failed });
    if (taken.length === 0) break;
    if (taken.length === TAKEN && !isHelped) {
      isHelped = true;
      await onMany();
    }
    await settleAll(taken, async (userId) => {
      try {
        await database.transact(async (transaction) => {
          const next = await kind.remind(transaction, userId, now());
          await store(transaction, kind.name, { userIds: [userId], lease, next });
        });
      } catch (error) {
        failed.push(userId);
        failures.push(error);
      }
    });
    if (failed.length > 0) await store(database.db, kind.name, { userIds: failed, lease, next: now() });
  }
  if (failures.length > 0) throw failures[0];
}

type Taking = { now: Date; lease: Date; failed: readonly string[] };

/** Buyers who are due, the longest first; until the lease ends no other process takes them. */
async function take(
  { db }: DatabaseConnection,
  kind: ReminderKind['name'],
  { now, lease, failed }: Taking,
): Promise<string[]> {
  const column: PgColumn = COLUMNS[kind];
  const due = db
    .select({ userId: reminderTimes.userId })
    .from(reminderTimes)
    .where(
      and(lte(column, now), notInArray(reminderTimes.userId, [...failed]), isNoStaff(reminderTimes.userId)),
    )
    .orderBy(asc(column))
    .limit(TAKEN)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(reminderTimes)
    .set({ [KEYS[kind]]: lease })
    .where(inArray(reminderTimes.userId, due))
    .returning({ userId: reminderTimes.userId });
  return rows.map(({ userId }) => userId);
}

/** What was marked meanwhile stays: it is looked at again. */
async function store(
  db: Database,
  kind: ReminderKind['name'],
  { userIds, lease, next }: { userIds: readonly string[]; lease: Date; next: Date | null },
): Promise<void> {
  await db
    .update(reminderTimes)
    .set({ [KEYS[kind]]: next })
    .where(
      and(sql`${reminderTimes.userId} = any(${sql.param([...userIds])}::text[])`, eq(COLUMNS[kind], lease)),
    );
}
