import { expiryNotices } from '@porchlight/domain/documents/document-age.ts';
import { addDays } from '@porchlight/domain/kernel/calendar-dates.ts';
import { findInstant, getWallClock } from '@porchlight/domain/kernel/time-zones.ts';
import {
  FIRST_REMINDER_DAYS,
  findRemindedSpan,
} from '@porchlight/domain/notifications/document-reminders.ts';
import { LATEST_REMINDER_DAYS, reminderDays } from '@porchlight/domain/notifications/near-dates.ts';
import { and, asc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { settleAll } from '../../platform/base/settle-all.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import type { ClockWork } from '../../platform/feature.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import { isNoStaff } from '../staff/staff.service.ts';
import { reminderMarks, reminderTimes } from './reminders.table.ts';

const MARKS_AT_ONCE = 5_000;

/** The first clocks of the earth show a day so many hours before those of UTC do. */
const EARLIEST_HOURS = 14;

/** A day of the list may be counted from one that lies so far back: ten business days. */
const MAX_COUNT_DAYS = 20;

const FIRST_DATE_DAYS = Math.max(...reminderDays);
const FIRST_EXPIRY_DAYS = Math.max(...expiryNotices.filter((notice) => notice !== 'expired'));

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

/** Has the buyers of a purchase looked at by the next poll, for a table without a trigger that marks them. */
export async function markPurchase(transaction: Database, purchaseId: string): Promise<void> {
  await transaction.insert(reminderMarks).values({ purchaseId });
}

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

/**
 * Takes what was marked since the last round and stores when each buyer has to be looked at: never too late, wherever they are, and a
 * day too early at most. What is due is decided where one buyer is looked at.
 */
async function applyReminderMarks(context: { database: DatabaseConnection; now(): Date }): Promise<void> {
  for (;;) {
    const taken = await settleSome(context);
    if (taken < MARKS_AT_ONCE) return;
  }
}

async function settleSome({ database, now: readNow }: { database: DatabaseConnection; now(): Date }) {
  const now = readNow();
  const today = getWallClock(now, 'UTC').day;
  const at = sql`${now.toISOString()}::timestamptz`;
  /** The earliest moment of a day, not before now. */
  const from = (day: ReturnType<typeof sql>) =>
    sql`greatest(${at}, (${day})::timestamp at time zone 'UTC' - make_interval(hours => ${EARLIEST_HOURS}))`;
  const oldestDate = addDays(today, -1 - LATEST_REMINDER_DAYS);
  const oldestChange = addDays(findRemindedSpan(today).from, -1);
  return database.transact(async (transaction) => {
    const { rows } = await transaction.execute<{ taken: number }>(sql`
      with taken as (
        delete from reminder_marks where id in (
          select id from reminder_marks limit ${MARKS_AT_ONCE} for update skip locked)
        returning user_id, purchase_id
      ), marked as (
        select user_id from taken where user_id is not null
        union
        select person.user_id from taken join purchase_people person on person.purchase_id = taken.purchase_id
          where person.user_id is not null and person.state = 'active' and person.role in ('buyer', 'co-buyer')
      ), buyers as (
        -- Locked in one order, so that two processes never wait for each other.
        select id as user_id, porchlight_purchase_of(id) as purchase_id from users
          where id in (select user_id from marked) order by id for key share
      ), stored as (
        insert into reminder_times as times (user_id, milestone_dates_at, listed_dates_at, document_requests_at, document_expiry_at,
          home_alerts_at, home_months_at, program_windows_at)
        select buyers.user_id,
          (select min(${from(sql`date - ${FIRST_DATE_DAYS}::int`)}) from milestone_dates
            where milestone_dates.purchase_id = buyers.purchase_id and date >= ${oldestDate}::date),
          least(
            (select ${from(sql`closing_day - ${FIRST_DATE_DAYS}::int`)} from purchases
              where id = buyers.purchase_id and closing_day >= ${oldestDate}::date),
            (select min(${from(sql`day - ${FIRST_DATE_DAYS}::int`)}) from purchase_dates
              where purchase_dates.purchase_id = buyers.purchase_id and day >= ${addDays(oldestDate, -MAX_COUNT_DAYS)}::date),
            (select min(${from(sql`due_day - ${FIRST_DATE_DAYS}::int`)}) from document_requests
              where document_requests.purchase_id = buyers.purchase_id and ended_as is null and due_day >= ${oldestDate}::date)),
          (select ${from(sql`(max(changes.at) at time zone 'UTC')::date + ${FIRST_REMINDER_DAYS - 1}::int`)} from (
              select max(updated_at) as at from milestone_tasks where user_id = buyers.user_id
              union all select max(completed_at) from completed_milestones where user_id = buyers.user_id
              union all select max(updated_at) from milestone_dates where user_id = buyers.user_id
              union all select max(updated_at) from milestone_notes where user_id = buyers.user_id
              union all select max(greatest(created_at, reviewed_at, expired_at)) from documents where user_id = buyers.user_id) changes
            having max(changes.at) >= ${oldestChange}::date),
          (select min(${from(sql`expires_on - ${FIRST_EXPIRY_DAYS}::int`)}) from documents
            where user_id = buyers.user_id and review_state = 'accepted' and expires_on is not null
              and (expired_at is null or exists (select from completed_milestones
                where completed_milestones.purchase_id = buyers.purchase_id and completed_at >= expired_at))),
          -- These are looked at after each change, and say then when next.
          (select ${at} where exists (select from home_records where home_records.purchase_id = buyers.purchase_id)),
          (select ${at} from notification_choices where user_id = buyers.user_id and kind = 'home-month' and (listed or email <> 'off')
            and exists (select from home_records where home_records.purchase_id = buyers.purchase_id)),
          (select ${at} where exists (select from program_watches where program_watches.user_id = buyers.user_id))
        from buyers order by buyers.user_id
        on conflict (user_id) do update set milestone_dates_at = excluded.milestone_dates_at, listed_dates_at = excluded.listed_dates_at,
          document_requests_at = excluded.document_requests_at, document_expiry_at = excluded.document_expiry_at,
          home_alerts_at = excluded.home_alerts_at, home_months_at = excluded.home_months_at,
          program_windows_at = excluded.program_windows_at
      )
      select count(*)::int as taken from taken`);
    return rows[0]?.taken ?? 0;
  });
}
