import type { NotificationPage } from '@porchlight/domain/notifications/notifications.contract.ts';
import {
  NOTIFICATIONS_PER_PAGE,
  type NotificationKind,
} from '@porchlight/domain/notifications/notifications.ts';
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { notifications } from './notifications.table.ts';

export type NotificationsContext = { database: DatabaseConnection; now(): Date };

/** Tells the buyer of something, in the transaction in which it happened. */
export async function storeNotification(
  transaction: Database,
  userId: string,
  { kind, subject, now }: { kind: NotificationKind; subject: string; now: Date },
): Promise<void> {
  // Two events of one transaction carry one time; each is stored as later than the one before, so that the list keeps
  // the order in which they happened.
  const newest = transaction
    .select({ next: sql`max(${notifications.createdAt}) + interval '1 millisecond'` })
    .from(notifications)
    .where(eq(notifications.userId, userId));
  await transaction.insert(notifications).values({
    userId,
    kind,
    subject,
    createdAt: sql`greatest(${now.toISOString()}::timestamptz, (${newest}))`,
  });
  await announceChange(transaction, { topic: 'notifications', userId });
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
  const rows = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isOlder))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(NOTIFICATIONS_PER_PAGE + 1);
  const page = rows.slice(0, NOTIFICATIONS_PER_PAGE);
  return {
    notifications: page.map(({ id, kind, subject, createdAt, readAt }) => ({
      id,
      kind,
      subject,
      createdAt: createdAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    })),
    unread: await countUnread(db, userId),
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
          eq(notifications.userId, userId),
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
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
}
