import { expiryNotices } from '@porchlight/domain/documents/document-age.ts';
import { addDays } from '@porchlight/domain/kernel/calendar-dates.ts';
import { getWallClock } from '@porchlight/domain/kernel/time-zones.ts';
import {
  FIRST_REMINDER_DAYS,
  findRemindedSpan,
} from '@porchlight/domain/notifications/document-reminders.ts';
import { LATEST_REMINDER_DAYS, reminderDays } from '@porchlight/domain/notifications/near-dates.ts';
import { sql } from 'drizzle-orm';
import type { DatabaseConnection } from '../../platform/database/database.ts';

const MARKS_AT_ONCE = 5_000;
/** The first clocks of the earth show a day so many hours before those of UTC do. */
const EARLIEST_HOURS = 14;
/** A day of the list may be counted from one that lies so far back: ten business days. */
const MAX_COUNT_DAYS = 20;
const FIRST_DATE_DAYS = Math.max(...reminderDays);
const FIRST_EXPIRY_DAYS = Math.max(...expiryNotices.filter((notice) => notice !== 'expired'));

/**
 * Takes what was marked since the last round and stores when each buyer has to be looked at: never too late, wherever they are, and a
 * day too early at most. What is due is decided where one buyer is looked at.
 */
export async function applyReminderMarks(context: {
  database: DatabaseConnection;
  now(): Date;
}): Promise<void> {
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
              where purchase_dates.purchase_id = buyers.purchase_id and day >= ${addDays(oldestDate, -MAX_COUNT_DAYS)}::date)),
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
