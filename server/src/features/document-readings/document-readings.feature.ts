import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { documentReadingsContract } from '@porchlight/domain/readings/document-readings/document-readings.contract.ts';
import {
  MAX_ATTEMPTS,
  type ShownReading,
} from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import { settleAll } from '../../platform/base/settle-all.ts';
import { findRunningInstances } from '../../platform/database/instance.ts';
import { byAccount, INNER } from '../../platform/database/owned-rows.ts';
import { ALL, bothMay, helpersToo } from '../../platform/database/rls/database-grants.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { defineFeature } from '../../platform/feature.ts';
import { requireUser, type StaffMember } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { documentAccessGrants, documents } from '../document-store/documents.table.ts';
import { requireStaff } from '../staff/require-staff.ts';
import {
  type DocumentReadingsContext,
  documentReadingLimits,
  MAX_SENT_DOCUMENT_BYTES,
  receiveDocument,
} from './document-readings.service.ts';
import { documentReadings } from './kept/document-readings.table.ts';
import {
  askForReading,
  confirmField,
  getKeptReading,
  type KeptReadingsContext,
  keptReadingLimits,
  listReadings,
} from './kept/kept-readings.service.ts';
import { isUnderWay, type ReadingJobContext } from './kept/reading-job.ts';
import { DOCUMENT_READINGS } from './kept/reading-queue.ts';
import { showReading } from './kept/reading-rows.ts';

type Parts = DocumentReadingsContext & KeptReadingsContext;

/** What documents say, read on this machine and sent nowhere; of one's own it is kept beside the document. */
export const documentReadingsFeature = defineFeature({
  name: 'document-readings',
  tables: [
    {
      table: documentReadings,
      // A helper reads it with the document that a grant opens.
      grants: helpersToo(bothMay(ALL)),
      owned: {
        file: 'document-readings',
        title: downloadTitles['document-readings'],
        owned: byAccount(documentReadings.userId),
        left: {
          instanceId: INNER,
          attempts: INNER,
          sealedSoFar: 'what is read at this moment, and is in the copy once the reading is done',
        },
      },
    },
  ],
  limits: { ...documentReadingLimits, ...keptReadingLimits },
  routes: (parts: Parts) => ({
    keptReadings: createKeptReadingsRoutes(parts),
    reviewedReadings: createReviewedReadingsRoutes(parts),
  }),
  streams: (parts: Parts, headers) => [
    {
      endpoint: documentReadingsContract.readDocument,
      headers: headers.api,
      maxKeptBytes: MAX_SENT_DOCUMENT_BYTES,
      handle: (request) => receiveDocument(parts, request),
    },
  ],
  queues: [DOCUMENT_READINGS],
  sweeps: ({ documents: { database }, jobs, personalData: { instanceId } }: SweepParts) => [
    {
      what: 'the sweep of readings that nobody works at',
      run: () => resumeReadings({ database, jobs, instanceId }),
    },
  ],
});

type SweepParts = Pick<Parts, 'documents' | 'jobs'> & { personalData: { instanceId: number } };

function createKeptReadingsRoutes(parts: KeptReadingsContext) {
  const { keptReadings } = endpoints;
  return {
    list: keptReadings.list.handler(async ({ context }) => ({
      readings: await listReadings(parts, requireUser(context).userId),
    })),
    read: keptReadings.read.handler(({ context, input }) =>
      getKeptReading(parts, requireUser(context).userId, input.id),
    ),
    ask: keptReadings.ask.handler(({ context, input }) =>
      askForReading(parts, requireUser(context).userId, input.id),
    ),
    confirm: keptReadings.confirm.handler(({ context, input }) =>
      confirmField(parts, requireUser(context).userId, input),
    ),
  };
}

function createReviewedReadingsRoutes(parts: KeptReadingsContext) {
  const { reviewedReadings } = endpoints;
  return {
    read: reviewedReadings.read.handler(({ context, input }) =>
      readReviewedReading(parts, requireStaff(context), input),
    ),
  };
}

/** What was read of a document that answers a request, for the member whose reason opened the file, as long as that lasts. */
async function readReviewedReading(
  { documents: context }: KeptReadingsContext,
  actor: StaffMember,
  { id, grant }: { id: string; grant: string },
): Promise<ShownReading> {
  const [found] = await context.database.db
    .select({ reading: documentReadings })
    .from(documents)
    .innerJoin(documentAccessGrants, eq(documentAccessGrants.documentId, documents.id))
    .leftJoin(documentReadings, eq(documentReadings.documentId, documents.id))
    .where(
      and(
        eq(documents.id, id),
        isNotNull(documents.documentRequest),
        eq(documentAccessGrants.id, grant),
        eq(documentAccessGrants.memberId, actor.userId),
        gt(documentAccessGrants.expiresAt, context.now()),
      ),
    );
  if (found === undefined) throw new Failure('NOT_ALLOWED', { reason: 'documents.access-over' });
  return showReading(context.fileKey, id, found.reading ?? undefined);
}

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
