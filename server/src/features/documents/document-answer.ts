import { deriveDocumentRequest } from '@porchlight/domain/documents/document-reviews.ts';
import type { DocumentView } from '@porchlight/domain/documents/documents.contract.ts';
import { and, eq, sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { lockOwner } from '../../platform/database/owner-lock.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { emit } from '../../platform/events/transaction-events.ts';
import { reviewColumns, toReview } from '../document-store/document-review-view.ts';
import {
  type DocumentsContext,
  documentNotFound,
  toView,
  viewColumns,
} from '../document-store/documents.service.ts';
import { documents } from '../document-store/documents.table.ts';
import { findDocumentRequest } from '../journey/milestone-texts.ts';

type Answer = { id: string; documentRequest: string };

/**
 * Has an own document that answers nothing answer a document request, as if it had been uploaded for it: where the answer before was
 * sent back or is too old, it takes that one's place. Said twice, it holds once.
 */
export async function answerRequest(
  { database, now }: Pick<DocumentsContext, 'database' | 'now'>,
  userId: string,
  { id, documentRequest }: Answer,
): Promise<DocumentView> {
  if (!findDocumentRequest(documentRequest)) {
    const reason = 'documents.no-longer-required';
    throw new Failure('BAD_INPUT', { reason, fields: { documentRequest: { reason } } });
  }
  return database.transact(async (transaction) => {
    await lockOwner(transaction, 'documents', userId);
    const own = and(eq(documents.id, id), eq(documents.userId, userId));
    const [document] = await transaction.select(viewColumns).from(documents).where(own);
    if (!document) throw documentNotFound();
    if (document.documentRequest === documentRequest) return toView(document);
    if (document.documentRequest !== null) {
      throw new Failure('CHANGED_MEANWHILE', { reason: 'documents.answers-another' });
    }
    const replaces = await holdOwedAgain(transaction, userId, documentRequest);
    await transaction.update(documents).set({ documentRequest, replaces }).where(own);
    await announceChange(transaction, { topic: 'documents', userId }, { topic: 'milestones', userId });
    await emit(transaction, 'document.answered', { documentId: id, buyerId: userId, documentRequest }, now());
    return toView({ ...document, documentRequest });
  });
}

/** The answer because of which the request is owed again, locked for its reviewer; nothing where there is none. */
async function holdOwedAgain(transaction: Database, userId: string, key: string): Promise<string | null> {
  const answers = await transaction
    .select({ id: documents.id, replaces: documents.replaces, ...reviewColumns })
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.documentRequest, key)))
    .orderBy(documents.createdAt, documents.id);
  const { owed, answer } = deriveDocumentRequest(
    answers.map(({ id, replaces, ...review }) => {
      const { state, hasExpired } = toReview(review);
      return { id, replaces, reviewState: state, hasExpired };
    }),
  );
  if (!owed || answer === undefined) return null;
  const raised = { revision: sql`${documents.revision} + 1` };
  await transaction.update(documents).set(raised).where(eq(documents.id, answer.id));
  return answer.id;
}
