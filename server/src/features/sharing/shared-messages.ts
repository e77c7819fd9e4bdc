import { MESSAGES_PER_PAGE } from '@porchlight/domain/messages/messages.contract.ts';
import type { SharedMessage, SharedThread } from '@porchlight/domain/sharing/shared.contract.ts';
import { and, eq } from 'drizzle-orm';
import type { Helper } from '../../platform/http/request-context.ts';
import { users } from '../accounts/accounts.table.ts';
import { threadOrder } from '../messages/messages.service.ts';
import { messages } from '../messages/messages.table.ts';
import { ofThread } from '../messages/thread-rows.ts';
import { findShared, loadShared } from './shared-reads.ts';
import type { SharingContext } from './sharing-context.ts';

/**
 * A page of the thread, the oldest first, for who was let read along: no attachments, and no mark that it was read. The buyers see that it
 * was opened; the pages before the newest are of the same opening.
 */
export async function loadSharedMessages(
  context: SharingContext,
  helper: Helper,
  { personId, cursor }: SharedThread,
): Promise<{ messages: SharedMessage[]; next: string | null }> {
  const what = { personId, what: 'messages' as const };
  const find = cursor === undefined ? loadShared : findShared;
  const purchaseId = await find(context, helper, what);
  const page = threadOrder.open(cursor);
  const found = await context.database.db
    .select({ message: helperColumns, writer: users.name, position: threadOrder.position })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.userId))
    .where(and(ofThread(purchaseId), page.where))
    .orderBy(...page.orderBy)
    .limit(MESSAGES_PER_PAGE + 1);
  const { rows, next } = page.cut(found, MESSAGES_PER_PAGE);
  return {
    messages: rows
      .map(({ message: { id, staffName, text, createdAt }, writer }) => ({
        ...{ id, isByStaff: staffName !== null, name: staffName ?? writer, text },
        at: createdAt.toISOString(),
      }))
      .reverse(),
    next,
  };
}

const helperColumns = {
  id: messages.id,
  staffName: messages.staffName,
  text: messages.text,
  createdAt: messages.createdAt,
};
