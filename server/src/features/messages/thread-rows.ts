import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { announcingTo } from '../../platform/events/changes.ts';
import { isActiveBuyer } from '../purchases/membership.ts';
import { purchasePeople } from '../purchases/purchases.table.ts';
import { messages } from './messages.table.ts';

export type MessageRow = typeof messages.$inferSelect;

/** Who writes: a buyer of the purchase, or a member of staff. */
type Writer = { userId: string } | { staffId: string; staffName: string };

export type NewMessage = Writer &
  Pick<MessageRow, 'id' | 'purchaseId' | 'text'> &
  Partial<Pick<MessageRow, 'conversation' | 'passages' | 'documentId'>>;

/** Lets those who write in one thread do so one after the other. */
export async function lockThread(transaction: Database, purchaseId: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`messages:${purchaseId}`}, 0))`,
  );
}

/** A message that is stored under this id already; KEY_REUSED where it has other words. */
export async function findStoredMessage(
  transaction: Database,
  { id, purchaseId, text }: Pick<MessageRow, 'id' | 'purchaseId' | 'text'>,
): Promise<MessageRow | undefined> {
  const [stored] = await transaction
    .select()
    .from(messages)
    .where(and(eq(messages.purchaseId, purchaseId), eq(messages.id, id)));
  if (stored !== undefined && stored.text !== text)
    throw new Failure('KEY_REUSED', { reason: 'messages.used-id' });
  return stored;
}

/** Stores a message as the newest of its thread, which has to be locked, and notifies every open page that shows the thread. */
export async function insertMessage(
  transaction: Database,
  message: NewMessage,
  now: Date,
): Promise<MessageRow> {
  const [newest] = await transaction
    .select({ createdAt: messages.createdAt })
    .from(messages)
    .where(eq(messages.purchaseId, message.purchaseId))
    .orderBy(desc(messages.createdAt))
    .limit(1);
  const createdAt = new Date(Math.max(now.getTime(), (newest?.createdAt.getTime() ?? 0) + 1));
  const [stored] = await transaction
    .insert(messages)
    .values({ ...message, createdAt })
    .returning();
  if (stored === undefined) throw new Error('a message was not stored');
  await announceThread(transaction, message.purchaseId);
  return stored;
}

/** Announces a change of a thread to the pages of its buyers and of all staff, once it is committed. */
export async function announceThread(transaction: Database, purchaseId: string): Promise<void> {
  await announceRead(transaction, purchaseId);
  await transaction.execute(
    sql`select ${announcingTo(sql`member`, 'threads')} from porchlight_active_staff() member`,
  );
}

/** The same to the buyers alone: that staff have read it changes no list of the console, whose every reading is logged. */
export async function announceRead(transaction: Database, purchaseId: string): Promise<void> {
  await transaction.execute(sql`
    select ${announcingTo(purchasePeople.userId, 'messages')} from ${purchasePeople}
    where ${eq(purchasePeople.purchaseId, purchaseId)} and ${isActiveBuyer}`);
}

/** The messages of one thread. */
export const ofThread = (purchaseId: string): SQL => eq(messages.purchaseId, purchaseId);
