import { MAX_REPLIES, type SavedReply } from '@porchlight/domain/messages/threads.contract.ts';
import { asc, eq, ne } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import type { StaffMember } from '../../platform/http/request-context.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { savedReplies } from './messages.table.ts';

type RepliesContext = { database: DatabaseConnection; now(): Date };

type Replies = { replies: SavedReply[] };

/** What staff keep for the next time, by title. */
export async function listReplies(db: Database): Promise<Replies> {
  return {
    replies: await db
      .select({ id: savedReplies.id, title: savedReplies.title, text: savedReplies.text })
      .from(savedReplies)
      .orderBy(asc(savedReplies.title), asc(savedReplies.id)),
  };
}

/** Keeps a reply, or other words of one that is kept. BAD_INPUT beyond the most that are. */
export async function saveReply(
  { database, now }: RepliesContext,
  actor: StaffMember,
  { id, title, text }: SavedReply,
): Promise<Replies> {
  return database.transact(async (transaction) => {
    if ((await transaction.$count(savedReplies, ne(savedReplies.id, id))) >= MAX_REPLIES)
      throw new Failure('BAD_INPUT', { reason: 'messages.most-replies', params: { most: MAX_REPLIES } });
    const words = { title, text, updatedAt: now() };
    await transaction
      .insert(savedReplies)
      .values({ id, ...words })
      .onConflictDoUpdate({ target: savedReplies.id, set: words });
    await recordReply(transaction, actor, 'replies.saved', id);
    return listReplies(transaction);
  });
}

/** Removes it; one that is gone already is no failure. */
export async function removeReply(
  { database }: RepliesContext,
  actor: StaffMember,
  id: string,
): Promise<Replies> {
  return database.transact(async (transaction) => {
    const { rowCount } = await transaction.delete(savedReplies).where(eq(savedReplies.id, id));
    if (rowCount !== 0) await recordReply(transaction, actor, 'replies.removed', id);
    return listReplies(transaction);
  });
}

const recordReply = (
  transaction: Database,
  actor: StaffMember,
  action: 'replies.saved' | 'replies.removed',
  id: string,
) => recordStaffAction(transaction, actor, { action, subject: { kind: 'saved-reply', id } });
