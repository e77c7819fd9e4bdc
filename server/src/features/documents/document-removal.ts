import { and, eq, sql } from 'drizzle-orm';
import { describeError } from '../../platform/base/log.ts';
import type { Database } from '../../platform/database/database.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { emit } from '../../platform/events/transaction-events.ts';
import { listReaders } from '../document-store/document-readers.ts';
import { type DocumentsContext, documentNotFound } from '../document-store/documents.service.ts';
import { documents } from '../document-store/documents.table.ts';

/**
 * Removes a document's row, then its files: the original, certificate pages, and sealed files not completed. The intents are committed with
 * the row for the next sweep; without the row the files cannot be decrypted. In the journey of an account that is erased nothing is
 * completed by it, and a file that cannot be removed now is a failure.
 */
export async function removeDocument(
  context: DocumentsContext,
  userId: string,
  id: string,
  { isErased = false } = {},
): Promise<void> {
  await noteRemoval(context, userId, id);
  const paths = await removeWithIntents(context, userId, id, isErased);
  await context.intents.finishRemoval(...paths).catch((error: unknown) => {
    if (isErased) throw error;
    context.log.warn(describeError(error), 'a file of a document that was deleted is left for the sweep');
  });
}

/** Says that a signed document is going to be deleted, before the first file goes. */
async function noteRemoval({ database, now }: DocumentsContext, userId: string, id: string): Promise<void> {
  const isSigned = and(isOwn(userId, id), eq(documents.status, 'signed'));
  if ((await database.db.$count(documents, isSigned)) === 0) return;
  await database.transact((transaction) =>
    emit(transaction, 'document.removal_asked', { documentId: id, buyerId: userId }, now()),
  );
}

/** Gives the paths of the files that are to go now. */
async function removeWithIntents(
  context: DocumentsContext,
  userId: string,
  id: string,
  isErased: boolean,
): Promise<string[]> {
  const { database, intents, now } = context;
  let paths: string[] = [];
  try {
    await database.transact(async (transaction) => {
      // Every operation that adds a file to a document locks its row first, so there are no others when they are listed.
      await transaction.select({ id: documents.id }).from(documents).where(isOwn(userId, id)).for('update');
      const listed = await listFiles(context, transaction, userId, id);
      if (listed.length === 0) throw documentNotFound();
      for (const path of listed) {
        // Someone else is at it: a sweep that ends what a process of the release before has begun.
        if (!(await intents.announceLeftover(transaction, path, now()))) throw documentNotFound();
        paths = [...paths, path];
      }
      await removeRow(transaction, { id, userId }, { isErased, now: now() });
    });
    return paths;
  } catch (error) {
    // Where the answer to the commit was lost, the row and the files may be gone together all the same: the sweep knows by the intents.
    for (const path of paths) intents.release(path);
    throw error;
  }
}

/**
 * Ends in a sweep what a process that died left of a removal: removes the row of the document whose file this is, if there is
 * one, with all that follows from it. `isErased` says whether its owner's account is.
 */
export async function finishRemovalOf(
  transaction: Database,
  storagePath: string,
  { isErased, now }: { isErased: (db: Database, userId: string) => Promise<boolean>; now: Date },
): Promise<void> {
  const [document] = await transaction
    .select({ id: documents.id, userId: documents.userId })
    .from(documents)
    .where(eq(documents.storagePath, storagePath))
    .for('update');
  if (!document) return;
  await removeRow(transaction, document, { isErased: await isErased(transaction, document.userId), now });
}

/** Removes the row, which is locked, and notifies the readers of the document and the features that depend on it. */
async function removeRow(
  transaction: Database,
  { id, userId }: { id: string; userId: string },
  { isErased, now }: { isErased: boolean; now: Date },
): Promise<void> {
  for (const reader of await listReaders(transaction, { id, userId }))
    await announceChange(transaction, { topic: 'documents', userId: reader });
  await announceChange(transaction, { topic: 'milestones', userId });
  await closeChain(transaction, id);
  const [gone] = await transaction
    .delete(documents)
    .where(isOwn(userId, id))
    .returning({ documentRequest: documents.documentRequest });
  if (!gone) return;
  const { documentRequest } = gone;
  const data = { documentId: id, buyerId: userId, documentRequest, withAccount: isErased };
  await emit(transaction, 'document.removed', data, now);
}

/** Documents that were uploaded to replace the deleted one now replace the one before it. */
async function closeChain(transaction: Database, id: string): Promise<void> {
  const earlier = transaction
    .select({ replaces: documents.replaces })
    .from(documents)
    .where(eq(documents.id, id));
  await transaction
    .update(documents)
    .set({ replaces: sql`(${earlier})` })
    .where(eq(documents.replaces, id));
}

/** The paths of a document's files, in one order; none when there is no such document. */
async function listFiles(
  { listCompanionFiles }: DocumentsContext,
  db: Database,
  userId: string,
  id: string,
): Promise<string[]> {
  const own = await db.select({ path: documents.storagePath }).from(documents).where(isOwn(userId, id));
  if (own.length === 0) return [];
  return [...own.map(({ path }) => path), ...(await listCompanionFiles(db, id))].sort();
}

const isOwn = (userId: string, id: string) => and(eq(documents.id, id), eq(documents.userId, userId));
