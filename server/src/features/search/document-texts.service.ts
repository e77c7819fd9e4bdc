import { and, eq, lt } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { runAsUser } from '../../platform/database/rls/run-as.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { freeChunk } from '../../platform/storage/blocks.ts';
import { unwrapFileKey } from '../../platform/storage/file-keys.ts';
import { decryptRange, SealBroken } from '../../platform/storage/sealed-file.ts';
import { NotStored, type Storage } from '../../platform/storage/storage.ts';
import { users } from '../accounts/accounts.table.ts';
import { documents } from '../document-store/documents.table.ts';
import { loadPdfText, MAX_SEARCHED_FILE_BYTES, type PdfText } from './pdf-text.ts';
import { decryptPages, sealPages } from './sealed-text.ts';
import { documentTexts, documentWords } from './search.table.ts';
import { createWordKeys, STEMS_VERSION } from './word-keys.ts';

export type DocumentTextsContext = {
  database: DatabaseConnection;
  storage: Storage;
  /** Wraps the key of every file; 32 bytes. */
  fileKey: Uint8Array;
  /** Ends a reading under way when the server stops; its job is tried again. */
  stopping: AbortSignal;
  now(): Date;
};

/** Reads one PDF's text and keeps it for the search. Nothing happens when that was done before, or it is deleted meanwhile. */
export async function getDocumentText(context: DocumentTextsContext, documentId: string): Promise<void> {
  const document = await findUnread(context.database.db, documentId);
  if (document) await runAsUser(document, () => readText(context, documentId, document));
}

async function readText(
  context: DocumentTextsContext,
  documentId: string,
  document: UnreadDocument,
): Promise<void> {
  const fileKey = openKey(context, document);
  const text =
    fileKey === undefined
      ? refused
      : (openKept(documentId, document, fileKey) ?? (await openText(context, document, fileKey)));
  await context.database.transact(async (transaction) => {
    const [standing] = await transaction
      .select({ id: documents.id })
      .from(documents)
      // If it was signed meanwhile, its text is read again from the sealed file: this one would not open under that file's key.
      .where(and(eq(documents.id, documentId), eq(documents.storagePath, document.storagePath)))
      .for('share');
    if (!standing) return;
    const pages = text.state === 'read' ? text.pages : undefined;
    const words = pages ? createWordKeys(context.fileKey, document.userId).nameAll(pages) : [];
    const row = {
      state: text.state,
      sealedText: pages && fileKey ? sealPages(fileKey, documentId, pages) : null,
      stemsVersion: STEMS_VERSION,
      readAt: context.now(),
    };
    await transaction
      .insert(documentTexts)
      .values({ documentId, ...row })
      .onConflictDoUpdate({ target: documentTexts.documentId, set: row, setWhere: isUnread() });
    const keyed = { documentId, userId: document.userId, words };
    await transaction
      .insert(documentWords)
      .values(keyed)
      .onConflictDoUpdate({ target: [documentWords.documentId, documentWords.userId], set: keyed });
    await announceChange(transaction, { topic: 'documents', userId: document.userId });
  });
}

/** Forgets what was read in a document, because its file is about to become another one under another key. */
export async function forgetDocumentText(transaction: Database, documentId: string): Promise<void> {
  await transaction
    .update(documentTexts)
    .set({ state: null, sealedText: null, stemsVersion: UNREAD, readAt: null })
    .where(eq(documentTexts.documentId, documentId));
  await transaction.delete(documentWords).where(eq(documentWords.documentId, documentId));
}

/** Of a PDF that was stored and not read yet. */
const UNREAD = 0;

/** Not read yet, or its words were made under an earlier rule. */
export const isUnread = () => lt(documentTexts.stemsVersion, STEMS_VERSION);

const refused: PdfText = { state: 'refused' };

type UnreadDocument = {
  userId: string;
  email: string;
  size: number;
  storagePath: string;
  wrappedKey: Uint8Array;
  state: PdfText['state'] | null;
  sealedText: Uint8Array | null;
};

async function findUnread(db: Database, documentId: string): Promise<UnreadDocument | undefined> {
  const [row] = await db
    .select({
      userId: documents.userId,
      email: users.email,
      size: documents.size,
      storagePath: documents.storagePath,
      wrappedKey: documents.wrappedKey,
      state: documentTexts.state,
      sealedText: documentTexts.sealedText,
    })
    .from(documents)
    .innerJoin(users, eq(users.id, documents.userId))
    .innerJoin(documentTexts, eq(documentTexts.documentId, documents.id))
    .where(and(isUnread(), eq(documents.id, documentId)));
  return row;
}

/** Nothing where the key does not open: trying again would not help. */
function openKey(context: DocumentTextsContext, document: UnreadDocument): Uint8Array | undefined {
  try {
    return unwrapFileKey(context.fileKey, document.wrappedKey, document.storagePath);
  } catch (error) {
    if (error instanceof SealBroken) return undefined;
    throw error;
  }
}

/** What was read in it before: no file is read again for the sake of its keys. Nothing where it was not read, or does not open. */
function openKept(
  documentId: string,
  { state, sealedText }: UnreadDocument,
  fileKey: Uint8Array,
): PdfText | undefined {
  if (state === null) return undefined;
  if (state !== 'read') return { state };
  try {
    return sealedText ? { state, pages: decryptPages(fileKey, documentId, sealedText) } : undefined;
  } catch (error) {
    if (error instanceof SealBroken) return undefined;
    throw error;
  }
}

/** A file that is gone or damaged stays so; a store out of reach throws, and the job is tried again. */
async function openText(
  context: DocumentTextsContext,
  { size, storagePath }: UnreadDocument,
  fileKey: Uint8Array,
): Promise<PdfText> {
  if (size > MAX_SEARCHED_FILE_BYTES) return refused;
  async function* open() {
    for await (const chunk of decryptRange(context.storage, storagePath, fileKey, size)) {
      yield chunk;
      freeChunk(chunk);
    }
  }
  try {
    return await loadPdfText(open(), context.stopping);
  } catch (error) {
    if (error instanceof SealBroken || error instanceof NotStored) return refused;
    throw error;
  }
}
