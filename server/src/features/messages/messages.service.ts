import {
  MESSAGES_PER_PAGE,
  type MessageView,
  type ThreadView,
} from '@porchlight/domain/messages/messages.contract.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { createKeyset } from '../../platform/database/keyset.ts';
import type { RateLimitRules, RateLimits } from '../../platform/http/limits/rate-limits.ts';
import { documents } from '../document-store/documents.table.ts';
import { isOpenGrant, purchaseOf } from '../purchases/membership.ts';
import { purchaseGrants, purchasePeople } from '../purchases/purchases.table.ts';
import { messageReads, messages, messageThreads } from './messages.table.ts';
import {
  announceThread,
  findStoredMessage,
  insertMessage,
  lockThread,
  type MessageRow,
  ofThread,
} from './thread-rows.ts';

export const messageLimits = {
  'messages-buyer': { maxTries: 60, minutes: 60 },
} as const satisfies RateLimitRules;

export type MessagesContext = {
  database: DatabaseConnection;
  limits: RateLimits<keyof typeof messageLimits>;
  now(): Date;
};

export const threadOrder = createKeyset('desc', messages.createdAt, messages.id);

/** A page of the thread of this buyer's purchase, and how much of the thread they have not read. */
export async function loadThread(
  { database: { db }, now }: Pick<MessagesContext, 'database' | 'now'>,
  userId: string,
  cursor: string | undefined,
): Promise<ThreadView> {
  const purchaseId = await findPurchase(db, userId);
  const page = threadOrder.open(cursor);
  const found = await selectMessages(db)
    .where(and(ofThread(purchaseId), page.where))
    .orderBy(...page.orderBy)
    .limit(MESSAGES_PER_PAGE + 1);
  const { rows, next } = page.cut(found, MESSAGES_PER_PAGE);
  const [thread] = await db
    .select({ staffReadAt: messageThreads.staffReadAt })
    .from(messageThreads)
    .where(eq(messageThreads.purchaseId, purchaseId));
  const readers = await listReaders(db, purchaseId, now());
  return {
    purchaseId,
    messages: rows.map((row) => toView(row, userId)).reverse(),
    next,
    unread: await countUnread(db, userId, purchaseId),
    readByStaffAt: thread?.staffReadAt?.toISOString() ?? null,
    ...(readers.length > 0 && { readers }),
  };
}

type BuyerMessage = { id: string; purchaseId: string; text: string; documentId?: string | undefined };

/** Stores a buyer's message. RATE_LIMITED beyond 60 in an hour. */
export async function sendMessage(
  context: MessagesContext,
  userId: string,
  { id, purchaseId, text, documentId }: BuyerMessage,
): Promise<MessageView> {
  await context.limits.consume('messages-buyer', userId);
  return context.database.transact(async (transaction) => {
    await lockThread(transaction, purchaseId);
    // The page of someone who has left the purchase meanwhile still names it, and so may any other request.
    if ((await findPurchase(transaction, userId)) !== purchaseId)
      throw new Failure('NOT_FOUND', { reason: 'messages.left-purchase' });
    const stored = await findStoredMessage(transaction, { id, purchaseId, text });
    if (stored === undefined) {
      await requireOwnDocument(transaction, userId, documentId);
      await insertMessage(
        transaction,
        { ...{ id, purchaseId, userId, text }, documentId: documentId ?? null },
        context.now(),
      );
    }
    const [sent] = await selectMessages(transaction).where(and(ofThread(purchaseId), eq(messages.id, id)));
    if (sent === undefined) throw new Error('a message was not stored');
    return toView(sent, userId);
  });
}

/** Stores a question from the assistant in the thread of the buyer's purchase, once under its id. */
export async function addQuestion(
  transaction: Database,
  userId: string,
  question: Pick<MessageRow, 'id' | 'text'> & Partial<Pick<MessageRow, 'conversation' | 'passages'>>,
  now: Date,
): Promise<void> {
  const purchaseId = await findPurchase(transaction, userId);
  await lockThread(transaction, purchaseId);
  const { passages, conversation, ...asked } = question;
  const shown = { passages: passages ?? [], conversation: conversation || null };
  await insertMessage(transaction, { ...asked, ...shown, purchaseId, userId }, now);
}

/** Remembers how far a buyer has read; what was read before stays read. */
export async function saveReadMark(
  { database }: Pick<MessagesContext, 'database'>,
  userId: string,
  upTo: string,
): Promise<void> {
  await database.transact(async (transaction) => {
    const purchaseId = await findPurchase(transaction, userId);
    const [thread] = await transaction
      .select({ lastAt: messageThreads.lastAt })
      .from(messageThreads)
      .where(eq(messageThreads.purchaseId, purchaseId));
    if (thread === undefined) return;
    const readAt = new Date(Math.min(Date.parse(upTo), thread.lastAt.getTime()));
    const { rowCount } = await transaction
      .insert(messageReads)
      .values({ purchaseId, userId, readAt })
      .onConflictDoUpdate({
        target: [messageReads.purchaseId, messageReads.userId],
        set: { readAt },
        setWhere: sql`${messageReads.readAt} < excluded.read_at`,
      });
    if (rowCount !== 0) await announceThread(transaction, purchaseId);
  });
}

async function findPurchase(db: Database, userId: string): Promise<string> {
  const { rows } = await db.execute<{ id: string | null }>(sql`select ${purchaseOf(userId)} as id`);
  const id = rows[0]?.id;
  if (!id) throw new Error('an account without a purchase');
  return id;
}

async function countUnread(db: Database, userId: string, purchaseId: string): Promise<number> {
  const [mark] = await db
    .select({ readAt: messageReads.readAt })
    .from(messageReads)
    .where(and(eq(messageReads.purchaseId, purchaseId), eq(messageReads.userId, userId)));
  return db.$count(
    messages,
    and(
      ofThread(purchaseId),
      sql`${messages.userId} is distinct from ${userId}`,
      mark && gt(messages.createdAt, mark.readAt),
    ),
  );
}

/** Helpers whom a grant lets read along, by name. One who has not accepted the invitation reads nothing yet. */
async function listReaders(db: Database, purchaseId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: purchasePeople.id, name: purchasePeople.name })
    .from(purchasePeople)
    .innerJoin(purchaseGrants, eq(purchaseGrants.personId, purchasePeople.id))
    .where(
      and(
        eq(purchasePeople.purchaseId, purchaseId),
        eq(purchasePeople.state, 'active'),
        eq(purchaseGrants.what, 'messages'),
        isOpenGrant(now),
      ),
    )
    .orderBy(purchasePeople.name, purchasePeople.id);
  return rows.map(({ name }) => name);
}

/** With the name of the document that each came with, as far as row-level security shows it. */
const selectMessages = (db: Database) =>
  db
    .select({ message: messages, documentName: documents.name, position: threadOrder.position })
    .from(messages)
    .leftJoin(documents, and(eq(documents.id, messages.documentId), eq(documents.userId, messages.userId)))
    .$dynamic();

async function requireOwnDocument(
  transaction: Database,
  userId: string,
  documentId: string | undefined,
): Promise<void> {
  if (documentId === undefined) return;
  const isOwn = and(eq(documents.id, documentId), eq(documents.userId, userId));
  if ((await transaction.$count(documents, isOwn)) === 0)
    throw new Failure('NOT_FOUND', { reason: 'messages.no-such-document' });
}

function toView(
  { message, documentName }: { message: MessageRow; documentName: string | null },
  userId: string,
): MessageView {
  const { id, userId: writer, staffName, text, createdAt, passages, documentId } = message;
  const from = staffName === null ? (writer === userId ? 'you' : 'co-buyer') : 'staff';
  const document =
    documentId === null ? null : { id: documentId, name: writer === userId ? documentName : null };
  return {
    ...{ id, from, name: staffName, text, document },
    ...{ at: createdAt.toISOString(), isQuestion: passages !== null },
  };
}
