import { parseFirstName } from '@porchlight/domain/documents/document-reviews.ts';
import type { PurchasesFilter } from '@porchlight/domain/home-buyers/staff-purchases.contract.ts';
import { MESSAGES_PER_PAGE } from '@porchlight/domain/messages/messages.contract.ts';
import type { ThreadState } from '@porchlight/domain/messages/thread-states.ts';
import type { ThreadDetail, ThreadMessage, ThreadRow } from '@porchlight/domain/messages/threads.contract.ts';
import type { ListPage } from '@porchlight/domain/staff/staff-lists.ts';
import { and, asc, eq, inArray, isNotNull, isNull, min, type SQL, sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { createKeyset } from '../../platform/database/keyset.ts';
import { emit } from '../../platform/events/transaction-events.ts';
import type { StaffMember } from '../../platform/http/request-context.ts';
import { users } from '../accounts/accounts.table.ts';
import { documents } from '../document-store/documents.table.ts';
import { hasPurchaseOwner, loadPurchaseOwners } from '../home-buyers/purchase-owners.service.ts';
import { storeNotification } from '../notifications/notifications.service.ts';
import { isActiveBuyer } from '../purchases/membership.ts';
import { purchasePeople } from '../purchases/purchases.table.ts';
import { listOwnerIds } from '../staff/absences.service.ts';
import { isNoStaff } from '../staff/staff.service.ts';
import { recordStaffAction, recordStaffActions } from '../staff/staff-actions.service.ts';
import { threadOrder } from './messages.service.ts';
import { messageReads, messages, messageThreads } from './messages.table.ts';
import { announceRead, findStoredMessage, insertMessage, lockThread, ofThread } from './thread-rows.ts';
import { narrowThreads } from './thread-search.ts';

export type ThreadsContext = { database: DatabaseConnection; now(): Date };

export type ThreadsFilter = {
  search?: string | undefined;
  state?: ThreadState | undefined;
  owner?: PurchasesFilter['owner'];
  purchaseId?: string | undefined;
};

type Buyer = ThreadDetail['buyers'][number];

const order = createKeyset('asc', messageThreads.place, messageThreads.purchaseId);

const EXCERPT = 140;

const isWriter = eq(users.id, sql`coalesce(${messages.userId}, ${messages.staffId})`);
/** As colleagues know them, while they have an account. */
const writerName = sql<string>`coalesce(${users.name}, ${messages.staffName}, '')`;

/** A page of the threads: those that wait longest first, then the newest of the others. The access is logged with its filter. */
export async function listThreads(
  { database, now }: ThreadsContext,
  actor: StaffMember,
  {
    cursor,
    limit,
    search,
    state,
    owner,
    purchaseId: ofId,
  }: ThreadsFilter & { cursor?: string | undefined; limit: number },
): Promise<ListPage<ThreadRow>> {
  const page = order.open(cursor);
  const hasState = state && (state === 'waiting' ? isNotNull : isNull)(messageThreads.waitingSince);
  const isOfPurchase = ofId === undefined ? undefined : eq(messageThreads.purchaseId, ofId);
  const { rows, ...ends } = await database.read(async (transaction) => {
    const ownerIds = await listOwnerIds(transaction, owner, actor, now());
    const conditions = and(
      hasState,
      isOfPurchase,
      hasPurchaseOwner(owner, ownerIds, ofThreadRow),
      page.where,
    );
    const found = await transaction
      .select({
        purchaseId: messageThreads.purchaseId,
        lastAt: messageThreads.lastAt,
        waitingSince: messageThreads.waitingSince,
        position: order.position,
      })
      .from(messageThreads)
      .where(await narrowThreads(transaction, { search, conditions, orderBy: page.orderBy }, limit + 1))
      .orderBy(...page.orderBy)
      .limit(limit + 1);
    const kept = page.cut(found, limit);
    const purchaseIds = kept.rows.map(({ purchaseId }) => purchaseId);
    const buyers = await listThreadBuyers(transaction, inArray(purchasePeople.purchaseId, purchaseIds));
    const newest = await listNewest(transaction, purchaseIds);
    const owners = await loadPurchaseOwners(transaction, purchaseIds);
    return {
      ...kept,
      rows: kept.rows.map(({ purchaseId, lastAt, waitingSince }): ThreadRow => {
        const last = newest.get(purchaseId);
        return {
          purchaseId,
          buyers: buyers.get(purchaseId) ?? [],
          excerpt: last?.text.slice(0, EXCERPT).replace(/\s+/g, ' ') ?? '',
          lastBy: last?.by ?? '',
          lastAt: lastAt.toISOString(),
          waitingSince: waitingSince?.toISOString() ?? null,
          owner: owners.get(purchaseId) ?? null,
        };
      }),
    };
  });
  await recordStaffAction(database.db, actor, {
    action: 'messages.listed',
    subject: { kind: 'messages' },
    detail: { state: state ?? null, owner: owner ?? null, search: search ?? null, rows: rows.length },
  });
  return { ...ends, rows };
}

const ofThreadRow = { purchaseId: sql`message_threads.purchase_id` };

/** How many threads wait for an answer, how many of them are of this member's purchases, and since when the oldest does. */
export async function countWaitingThreads(
  { database: { db }, now }: ThreadsContext,
  actor: StaffMember,
): Promise<{ waiting: number; mine: number; oldest: string | null }> {
  const isWaiting = isNotNull(messageThreads.waitingSince);
  const isMine = hasPurchaseOwner('me', await listOwnerIds(db, 'me', actor, now()), ofThreadRow);
  const [oldest] = await db.select({ at: min(messageThreads.waitingSince) }).from(messageThreads);
  return {
    waiting: await db.$count(messageThreads, isWaiting),
    mine: await db.$count(messageThreads, and(isWaiting, isMine)),
    oldest: oldest?.at?.toISOString() ?? null,
  };
}

/** A page of one thread. It counts as read by staff up to its newest message, and the access is logged for each buyer. */
export async function loadOpenedThread(
  { database }: ThreadsContext,
  actor: StaffMember,
  { purchaseId, cursor }: { purchaseId: string; cursor?: string | undefined },
): Promise<ThreadDetail> {
  return database.transact(async (transaction) => {
    const buyers = await requireBuyers(transaction, purchaseId);
    await record(transaction, actor, 'messages.read', purchaseId, buyers);
    const marked = await transaction
      .update(messageThreads)
      .set({ staffReadAt: sql`${messageThreads.lastAt}` })
      .where(
        and(
          eq(messageThreads.purchaseId, purchaseId),
          sql`${messageThreads.staffReadAt} is distinct from ${messageThreads.lastAt}`,
        ),
      );
    if (marked.rowCount !== 0) await announceRead(transaction, purchaseId);
    return describeThread(transaction, purchaseId, buyers, cursor);
  });
}

/**
 * Stores an answer and notifies the buyers. CHANGED_MEANWHILE where another answer came after `seenAt`, the newest message that its writer
 * had seen.
 */
export async function sendAnswer(
  { database, now }: ThreadsContext,
  actor: StaffMember,
  { purchaseId, id, text, seenAt }: { purchaseId: string; id: string; text: string; seenAt: string | null },
): Promise<ThreadDetail> {
  return database.transact(async (transaction) => {
    await lockThread(transaction, purchaseId);
    const buyers = await requireBuyers(transaction, purchaseId);
    if ((await findStoredMessage(transaction, { id, purchaseId, text })) === undefined) {
      await refuseAnswered(transaction, purchaseId, seenAt);
      const writer = { staffId: actor.userId, staffName: parseFirstName(actor.name) };
      await insertMessage(transaction, { id, purchaseId, text, ...writer }, now());
      for (const buyer of buyers)
        await storeNotification(transaction, buyer.id, { kind: 'message-received', subject: '', now: now() });
      await record(transaction, actor, 'messages.answered', purchaseId, buyers);
      const buyerIds = buyers.map((buyer) => buyer.id);
      await emit(transaction, 'messages.answered', { buyerIds, by: actor.name }, now());
    }
    return describeThread(transaction, purchaseId, buyers, undefined);
  });
}

async function refuseAnswered(
  transaction: Database,
  purchaseId: string,
  seenAt: string | null,
): Promise<void> {
  const [other] = await transaction
    .select({ name: writerName })
    .from(messages)
    .leftJoin(users, isWriter)
    .where(
      and(
        ofThread(purchaseId),
        isNotNull(messages.staffName),
        sql`${messages.createdAt} > ${seenAt ?? '-infinity'}::timestamptz`,
      ),
    )
    .limit(1);
  if (other === undefined) return;
  throw new Failure('CHANGED_MEANWHILE', {
    reason: 'messages.answered-meanwhile',
    params: { name: other.name },
  });
}

async function describeThread(
  transaction: Database,
  purchaseId: string,
  buyers: Buyer[],
  cursor: string | undefined,
): Promise<ThreadDetail> {
  const page = threadOrder.open(cursor);
  const found = await transaction
    .select({
      ...{ message: messages, writer: writerName, documentRequest: documents.documentRequest },
      position: threadOrder.position,
    })
    .from(messages)
    .leftJoin(users, isWriter)
    .leftJoin(documents, eq(documents.id, messages.documentId))
    .where(and(ofThread(purchaseId), page.where))
    .orderBy(...page.orderBy)
    .limit(MESSAGES_PER_PAGE + 1);
  const { rows, next } = page.cut(found, MESSAGES_PER_PAGE);
  const [thread] = await transaction
    .select()
    .from(messageThreads)
    .where(eq(messageThreads.purchaseId, purchaseId));
  const marks = await transaction
    .select({ userId: messageReads.userId, at: messageReads.readAt })
    .from(messageReads)
    .where(eq(messageReads.purchaseId, purchaseId));
  return {
    purchaseId,
    buyers,
    messages: rows.map(({ message, ...more }) => toMessage(message, more)).reverse(),
    next,
    waitingSince: thread?.waitingSince?.toISOString() ?? null,
    readBy: buyers.flatMap(({ id, name }) => {
      const mark = marks.find(({ userId }) => userId === id);
      return mark === undefined ? [] : [{ name, at: mark.at.toISOString() }];
    }),
  };
}

function toMessage(
  { id, staffName, text, createdAt, conversation, passages, documentId }: typeof messages.$inferSelect,
  { writer, documentRequest }: { writer: string; documentRequest: string | null },
): ThreadMessage {
  return {
    ...{ id, name: writer, text, conversation, at: createdAt.toISOString() },
    isByStaff: staffName !== null,
    isQuestion: passages !== null,
    passages: passages ?? [],
    document: documentId === null ? null : { id: documentId, documentRequest },
  };
}

/** NOT_FOUND where the purchase was erased, or is a guest's or of a member of staff. */
async function requireBuyers(transaction: Database, purchaseId: string): Promise<Buyer[]> {
  const found = await listThreadBuyers(transaction, eq(purchasePeople.purchaseId, purchaseId));
  const buyers = found.get(purchaseId);
  if (buyers === undefined) throw new Failure('NOT_FOUND', { reason: 'messages.no-such-purchase' });
  return buyers;
}

async function listThreadBuyers(transaction: Database, where: SQL): Promise<Map<string, Buyer[]>> {
  const rows = await transaction
    .select({
      purchaseId: purchasePeople.purchaseId,
      id: users.id,
      name: users.name,
      email: users.email,
    })
    .from(purchasePeople)
    .innerJoin(users, eq(users.id, purchasePeople.userId))
    .where(and(where, isActiveBuyer, isNull(users.guest), isNoStaff(users.id)))
    .orderBy(asc(purchasePeople.since), asc(users.id));
  const buyers = new Map<string, Buyer[]>();
  for (const { purchaseId, ...buyer } of rows)
    buyers.set(purchaseId, [...(buyers.get(purchaseId) ?? []), buyer]);
  return buyers;
}

async function listNewest(
  transaction: Database,
  purchaseIds: readonly string[],
): Promise<Map<string, { text: string; by: string }>> {
  const rows = await transaction
    .selectDistinctOn([messages.purchaseId], {
      purchaseId: messages.purchaseId,
      text: messages.text,
      by: writerName,
    })
    .from(messages)
    .leftJoin(users, isWriter)
    .where(inArray(messages.purchaseId, [...purchaseIds]))
    .orderBy(messages.purchaseId, sql`${messages.createdAt} desc`);
  return new Map(rows.map(({ purchaseId, ...last }) => [purchaseId, last]));
}

const record = (
  transaction: Database,
  actor: StaffMember,
  action: 'messages.read' | 'messages.answered',
  purchaseId: string,
  buyers: readonly Buyer[],
) =>
  recordStaffActions(
    transaction,
    actor,
    buyers.map(({ id, email }) => ({
      action,
      subject: { kind: 'messages', id: purchaseId },
      about: { userId: id, email },
    })),
  );
