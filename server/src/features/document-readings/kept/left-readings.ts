import { MAX_ATTEMPTS } from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import { and, eq, sql } from 'drizzle-orm';
import { settleAll } from '../../../platform/base/settle-all.ts';
import { findRunningInstances } from '../../../platform/database/instance.ts';
import { announceChange } from '../../../platform/events/changes.ts';
import { documentReadings } from './document-readings.table.ts';
import { isUnderWay, type ReadingJobContext } from './reading-job.ts';
import { DOCUMENT_READINGS } from './reading-queue.ts';

/**
 * Takes up what a process that died was reading: once more, and then it is said to have failed. What waits without a job, or for its job to
 * be tried again, is queued at once: a server that was stopped goes on where it was when it starts.
 */
export async function resumeReadings(
  context: Pick<ReadingJobContext, 'database' | 'jobs' | 'instanceId'>,
): Promise<void> {
  const { database, jobs, instanceId } = context;
  const held = await database.db
    .select({
      documentId: documentReadings.documentId,
      userId: documentReadings.userId,
      attempts: documentReadings.attempts,
      instanceId: documentReadings.instanceId,
    })
    .from(documentReadings)
    .where(eq(documentReadings.state, 'reading'));
  const running = await findRunningInstances(
    (text, values) => database.db.$client.query(text, values),
    held.map((row) => row.instanceId ?? 0),
  );
  const left = held.filter((row) =>
    row.instanceId === instanceId ? !isUnderWay(row.documentId) : !running.has(row.instanceId ?? 0),
  );
  await settleAll(left, ({ documentId, userId, attempts, instanceId: readBy }) =>
    database.transact(async (transaction) => {
      const isLast = attempts >= MAX_ATTEMPTS;
      const [freed] = await transaction
        .update(documentReadings)
        .set({
          ...{ state: isLast ? 'failed' : 'waiting', instanceId: null, page: null },
          ...(isLast && { sealedSoFar: null }),
        })
        .where(
          and(
            eq(documentReadings.documentId, documentId),
            eq(documentReadings.state, 'reading'),
            eq(documentReadings.instanceId, readBy ?? 0),
          ),
        )
        .returning({ documentId: documentReadings.documentId });
      if (freed === undefined) return;
      if (!isLast) await jobs.enqueue(DOCUMENT_READINGS, { documentId }, transaction);
      await announceChange(transaction, { topic: 'documents', userId });
    }),
  );
  await queueWithoutJob(context);
}

/** Under the document's own id, so that two processes queue none twice. A row and its first job are of one transaction. */
async function queueWithoutJob({
  database: { db },
  jobs,
}: Pick<ReadingJobContext, 'database' | 'jobs'>): Promise<void> {
  const waiting = await db
    .select({ documentId: documentReadings.documentId })
    .from(documentReadings)
    .where(
      and(
        eq(documentReadings.state, 'waiting'),
        sql`not exists (
          select from pgboss.job j
           where j.name = ${DOCUMENT_READINGS} and j.state in ('created', 'active')
             and j.data ->> 'documentId' = ${documentReadings.documentId}::text)`,
      ),
    );
  const again = waiting.map(({ documentId }) => ({ id: documentId, data: { documentId } }));
  await jobs.enqueueAll(DOCUMENT_READINGS, again, db);
}
