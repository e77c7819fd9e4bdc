import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { certificatePages, documentOriginals, signatures, signings } from './signing.table.ts';

/** Paths of the files that signing keeps beside a document: what it was before, what is sealed and not completed, certificate pages. */
export async function listCompanionFiles(db: Database, documentId: string): Promise<string[]> {
  const originals = await db
    .select({ path: documentOriginals.storagePath })
    .from(documentOriginals)
    .where(eq(documentOriginals.documentId, documentId));
  const prepared = await db
    .select({ path: signings.storagePath })
    .from(signings)
    .where(eq(signings.documentId, documentId));
  const pages = await db
    .select({ path: certificatePages.storagePath })
    .from(certificatePages)
    .innerJoin(signatures, eq(signatures.id, certificatePages.signatureId))
    .where(eq(signatures.documentId, documentId));
  return [...originals, ...prepared, ...pages].flatMap(({ path }) => path ?? []);
}
