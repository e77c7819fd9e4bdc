import { planEmail } from '@porchlight/domain/notifications/email-times.ts';
import type { NotificationPage } from '@porchlight/domain/notifications/notifications.contract.ts';
import {
  isAlwaysOwnAct,
  NOTIFICATIONS_PER_PAGE,
  type NotificationKind,
} from '@porchlight/domain/notifications/notifications.ts';
import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { EMAIL_DUE } from './email-planning.ts';
import { notifications } from './notifications.table.ts';
import { getPreferences } from './preferences.service.ts';

export type NotificationsContext = { database: DatabaseConnection; now(): Date };

/**
 * `dateTitle` and `date` say which date is near, `detail` what the kind alone does not; one with a `onceKey` is sent once, however often it
 * is stored. One with `isOwnAct` tells the buyer what they did themselves: it is emailed as they prefer, and not listed.
 */
export type NotificationEvent = {
  kind: NotificationKind;
  subject: string;
  now: Date;
  dateTitle?: string;
  date?: string;
  detail?: string;
  onceKey?: string;
  isOwnAct?: true;
};

/**
 * Notifies the buyer of something, in the transaction in which it happened: in the list, on the bell, and by the email that their
 * preferences ask for, which waits with it until it is due.
 */
export async function storeNotification(
  transaction: Database,
  userId: string,
  { now, isOwnAct, ...event }: NotificationEvent,
): Promise<void> {
  const preferences = await getPreferences(transaction, userId);
  const email = planEmail(event.kind, now, preferences);
  // Two events of one transaction carry one time; each is stored as later than the one before, so that the list keeps
  // the order in which they happened.
  const newest = transaction
    .select({ next: sql`max(${notifications.createdAt}) + interval '1 millisecond'` })
    .from(notifications)
    .where(eq(notifications.userId, userId));
  const { rowCount } = await transaction
    .insert(notifications)
    .values({
      ...event,
      userId,
      listed: preferences.kinds[event.kind].listed && !(isOwnAct ?? isAlwaysOwnAct(event.kind)),
      createdAt: sql`greatest(${now.toISOString()}::timestamptz, (${newest}))`,
      ...(email === undefined ? {} : { emailForm: email.form, emailDueAt: email.dueAt }),
    })
    .onConflictDoNothing();
  if (rowCount === 0) return;
  const isDue = email !== undefined && email.dueAt <= now;
  await announceChange(
    transaction,
    { topic: 'notifications', userId },
    ...(isDue ? [{ work: EMAIL_DUE, subject: userId }] : []),
  );
}

/** One page of the buyer's notifications, newest first; `before` is the last one of the page before it. */
export async function listNotifications(
  context: NotificationsContext,
  userId: string,
  before: string | undefined,
): Promise<NotificationPage> {
  const { db } = context.database;
  const position = sql`(${notifications.createdAt}, ${notifications.id})`;
  const isOlder =
    before === undefined
      ? undefined
      : sql`${position} < (select created_at, id from notifications where id = ${before} and user_id = ${userId})`;
  const [rows, unread] = await Promise.all([
    db
      .select()
      .from(notifications)
      .where(and(isListed(userId), isOlder))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(NOTIFICATIONS_PER_PAGE + 1),
    countUnread(db, userId),
  ]);
  const page = rows.slice(0, NOTIFICATIONS_PER_PAGE);
  return {
    notifications: page.map(({ id, kind, subject, dateTitle, date, detail, createdAt, readAt }) => ({
      id,
      kind,
      subject,
      dateTitle,
      date,
      detail,
      createdAt: createdAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    })),
    unread,
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Marks the buyer's own notifications of these ids, or all of them; one that was read before keeps its time. */
export async function markRead(
  context: NotificationsContext,
  userId: string,
  ids: readonly string[] | 'all',
): Promise<{ unread: number }> {
  return context.database.transact(async (transaction) => {
    const marked = await transaction
      .update(notifications)
      .set({ readAt: context.now() })
      .where(
        and(
          isListed(userId),
          isNull(notifications.readAt),
          ids === 'all' ? undefined : inArray(notifications.id, [...ids]),
        ),
      )
      .returning({ id: notifications.id });
    if (marked.length > 0) await announceChange(transaction, { topic: 'notifications', userId });
    return { unread: await countUnread(transaction, userId) };
  });
}

async function countUnread(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(isListed(userId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
}

/** The buyer's own, without what they wanted by mail alone. */
function isListed(userId: string): SQL | undefined {
  return and(eq(notifications.userId, userId), notifications.listed);
}
