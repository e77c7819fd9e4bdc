import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { JobQueue } from '../../../platform/jobs/jobs.ts';
import { documentReadings } from './document-readings.table.ts';

/** The queue of documents that are to be read. */
export const DOCUMENT_READINGS = 'document-readings';

/**
 * Has a document read, by a job of the transaction. Nothing happens while one waits or is read; what was read before, and what its owner
 * said of it, stays until then.
 */
export async function queueReading(
  transaction: Database,
  jobs: JobQueue,
  { documentId, userId, now }: { documentId: string; userId: string; now: Date },
): Promise<void> {
  const asked = {
    ...({ state: 'waiting', page: null, pageCount: null } as const),
    ...{ attempts: 0, sealedSoFar: null, askedAt: now },
  };
  const queued = await transaction
    .insert(documentReadings)
    .values({ documentId, userId, ...asked })
    .onConflictDoUpdate({
      target: documentReadings.documentId,
      set: asked,
      setWhere: sql`${documentReadings.state} in ('done', 'failed')`,
    })
    .returning({ documentId: documentReadings.documentId });
  if (queued.length > 0) await jobs.enqueue(DOCUMENT_READINGS, { documentId }, transaction);
}
