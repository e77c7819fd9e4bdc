import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { Failure } from '../../platform/http/failure.ts';
import { mayRemoveFiles } from '../../platform/storage/removal-hold.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { settleDueDocument } from '../milestones/milestones.service.ts';
import { certificatePages, documentOriginals, signatures, signings } from '../signing/signing.table.ts';
import { type DocumentsContext, documentNotFound, listReaders } from './documents.service.ts';
import { documents } from './documents.table.ts';

/**
 * Removes a document's row and all its files, or nothing: the file itself, what it was before it was signed, certificate
 * pages, and what was sealed and not completed. The files go before the row's deletion is committed; if one cannot go, the
 * row stays. A crash in between leaves the intents, and the next sweep finishes the removal. Nothing is completed by it in the
 * journey of an account that is erased.
 */
export async function removeDocument(
  context: DocumentsContext,
  userId: string,
  id: string,
  { isErased = false } = {},
): Promise<void> {
  await noteRemoval(context, userId, id);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const paths = await listFiles(context.database.db, userId, id);
    if (paths.length === 0) throw documentNotFound();
    if (!(await context.intents.announceRemoval(paths, context.now()))) throw documentNotFound();
    if (await removeAnnounced(context, userId, id, { paths, isErased })) return;
  }
  throw new Failure('UNAVAILABLE');
}

/**
 * That somebody asked for a signed document to be deleted goes on the log before the first file does: the deletion may end in
 * another process, after a crash of this one.
 */
async function noteRemoval(
  { database, events, now }: DocumentsContext,
  userId: string,
  id: string,
): Promise<void> {
  const signed = await database.db
    .select({ id: signatures.id })
    .from(signatures)
    .innerJoin(documents, eq(documents.id, signatures.documentId))
    .where(isOwn(userId, id));
  if (signed.length === 0) return;
  await database.transact((transaction) =>
    events.append(transaction, {
      kind: 'removal-asked',
      at: now(),
      userId,
      detail: {
        userId,
        documentId: id,
        signatureIds: signed
          .map((row) => row.id)
          .sort()
          .join(' '),
      },
    }),
  );
}

/** Only somebody who signs it at this very moment adds a file between listing and removing. */
const MOST_TRIES = 5;

/** False when the document has other files by now than were announced. */
async function removeAnnounced(
  context: DocumentsContext,
  userId: string,
  id: string,
  { paths, isErased }: { paths: readonly string[]; isErased: boolean },
): Promise<boolean> {
  const { database, intents, storage } = context;
  const settleAll = async (on: Database) => {
    for (const path of paths) await intents.settle(on, path);
  };
  let mayHaveGone = false;
  try {
    return await database.transact(async (transaction) => {
      // Whoever adds a file to a document holds its row first.
      await transaction.select({ id: documents.id }).from(documents).where(isOwn(userId, id)).for('update');
      const present = await listFiles(transaction, userId, id);
      const isComplete = present.toString() === paths.toString();
      const filesMayGo = await mayRemoveFiles(transaction);
      if (filesMayGo || !isComplete) await settleAll(transaction);
      if (!isComplete) return false;
      await removeRow(transaction, { id, userId }, { isErased, now: context.now() });
      // While a backup reads them, the files stay, with nobody left who has their keys; the sweep removes them afterwards.
      for (const path of filesMayGo ? paths : []) {
        mayHaveGone = true;
        await storage.remove(path);
      }
      return true;
    });
  } catch (error) {
    // A removal that failed half-way may have taken the file all the same; then the sweep finishes it.
    const isWhole = !mayHaveGone || (await areStored(storage, paths).catch(() => false));
    if (isWhole) await settleAll(database.db).catch(() => undefined);
    throw error;
  } finally {
    for (const path of paths) intents.release(path);
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

/** Removes the row, which is held, and lets everybody and everything that it mattered to know. */
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
    .returning({ dueDocument: documents.dueDocument });
  // What was sent back may have been all that kept its paper owed.
  if (gone?.dueDocument && !isErased) await settleDueDocument(transaction, userId, gone.dueDocument, now);
}

/** Whether all of these files are there. */
export async function areStored(storage: Storage, paths: readonly string[]): Promise<boolean> {
  const sizes = await Promise.all(paths.map((path) => storage.size(path)));
  return sizes.every((size) => size !== undefined);
}

/** What was handed in for a document that goes now stands for the one before it. */
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
async function listFiles(db: Database, userId: string, id: string): Promise<string[]> {
  const own = await db.select({ path: documents.storagePath }).from(documents).where(isOwn(userId, id));
  const originals = await db
    .select({ path: documentOriginals.storagePath })
    .from(documentOriginals)
    .innerJoin(documents, eq(documents.id, documentOriginals.documentId))
    .where(isOwn(userId, id));
  const prepared = await db
    .select({ path: signings.storagePath })
    .from(signings)
    .innerJoin(documents, eq(documents.id, signings.documentId))
    .where(isOwn(userId, id));
  const pages = await db
    .select({ path: certificatePages.storagePath })
    .from(certificatePages)
    .innerJoin(signatures, eq(signatures.id, certificatePages.signatureId))
    .innerJoin(documents, eq(documents.id, signatures.documentId))
    .where(isOwn(userId, id));
  return [...own, ...originals, ...prepared, ...pages].flatMap(({ path }) => path ?? []).sort();
}

const isOwn = (userId: string, id: string) => and(eq(documents.id, id), eq(documents.userId, userId));
