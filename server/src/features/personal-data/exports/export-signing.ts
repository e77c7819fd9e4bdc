import { describeError } from '../../../platform/base/log.ts';
import {
  type DocumentsContext,
  getDocumentFile,
  readFile,
  type StoredFile,
} from '../../document-store/documents.service.ts';
import { getCertificateFile } from '../../signing/certificate-pages.service.ts';
import { findOriginal, getOriginal } from '../../signing/signatures.service.ts';
import type { SigningContext } from '../../signing/signing-context.ts';
import type { LoadRows, WrittenRow } from '../read-owned-rows.ts';

type SigningFile = { name: string; chunks: AsyncIterable<Uint8Array> };

/**
 * What belongs to a buyer's signatures and is not among their documents: the certificate page of each, documents of others
 * that they signed, and pictures as they were before they were signed.
 */
export async function* listSigningFiles(
  signing: SigningContext,
  userId: string,
  rows: readonly LoadRows[],
): AsyncGenerator<SigningFile> {
  const read = (file: string): WrittenRow[] => rows.find(({ source }) => source.file === file)?.rows ?? [];
  const own = read('documents');
  for (const { id, documentId } of read('signatures')) {
    const page = await findPage(signing, String(id));
    if (page && (await isInStore(signing.documents, page)))
      yield { name: `signing/certificate ${id}.pdf`, chunks: readFile(signing.documents, page) };
    if (own.some((document) => document.id === documentId)) continue;
    const document = await loadStoredFile(signing.documents, userId, String(documentId));
    if (document)
      yield { name: `signing/signed for somebody else ${documentId}.pdf`, chunks: document.read() };
  }
  for (const { id, status } of own) {
    if (status !== 'signed') continue;
    const original = await findOriginal(signing, userId, String(id));
    if (original.type === 'application/pdf' || !(await isInStore(signing.documents, original))) continue;
    const extension = original.type === 'image/png' ? 'png' : 'jpg';
    yield {
      name: `signing/before it was signed ${id}.${extension}`,
      chunks: getOriginal(signing, original)(),
    };
  }
}

/** False, and the log says so, for a file that a row names and the store has lost. */
export async function isInStore(
  { storage, log }: Pick<DocumentsContext, 'storage' | 'log'>,
  { storagePath }: Pick<StoredFile, 'storagePath'>,
): Promise<boolean> {
  if ((await storage.size(storagePath)) !== undefined) return true;
  log.warn({ storagePath }, 'a download is without a file that the store has lost');
  return false;
}

/**
 * The document, or nothing where the store has lost its file. One that is signed meanwhile has another file, and is opened again; one that is
 * removed is NOT_FOUND.
 */
export async function loadStoredFile(documents: DocumentsContext, userId: string, id: string) {
  for (let lost: string | undefined; ; ) {
    const document = await getDocumentFile(documents, userId, id);
    if (document.storagePath === lost) return undefined;
    if (await isInStore(documents, document)) return document;
    lost = document.storagePath;
  }
}

/** A page that cannot be made holds nothing up: what it would say is in the rows. */
async function findPage(signing: SigningContext, signatureId: string) {
  try {
    return await getCertificateFile(signing, signatureId);
  } catch (error) {
    signing.documents.log.warn(describeError(error), 'a download is without the page of a signature');
    return undefined;
  }
}
