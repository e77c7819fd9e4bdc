import { setImmediate } from 'node:timers/promises';
import { correctField } from '@porchlight/domain/readings/document-readings/kept/correct-field.ts';
import type {
  ReadValue,
  ShownReading,
} from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import { MAX_DESCRIBED } from '@porchlight/domain/readings/document-readings/kept/kept-readings.contract.ts';
import { and, desc, eq } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import type { Database } from '../../../platform/database/database.ts';
import { announceChange } from '../../../platform/events/changes.ts';
import type { RateLimitRules, RateLimits } from '../../../platform/http/limits/rate-limits.ts';
import type { JobQueue } from '../../../platform/jobs/jobs.ts';
import { isReadable } from '../../document-store/document-readers.ts';
import {
  type DocumentsContext,
  documentNotFound,
  isReplaced,
} from '../../document-store/documents.service.ts';
import { documents } from '../../document-store/documents.table.ts';
import { documentReadings } from './document-readings.table.ts';
import { queueReading } from './reading-queue.ts';
import { createReadingSealer, decryptReading, describeRow, showReading } from './reading-rows.ts';

export const keptReadingLimits = {
  'ask-reading-account': { maxTries: 60, minutes: 10 },
} as const satisfies RateLimitRules;

/** The documents of one's own that were read or are to be, newest first, with what came of it. */
export async function listReadings(
  { documents: { database, fileKey } }: KeptReadingsContext,
  userId: string,
) {
  const rows = await database.db
    .select({ name: documents.name, isReplaced, reading: documentReadings })
    .from(documentReadings)
    .innerJoin(documents, eq(documents.id, documentReadings.documentId))
    .where(eq(documents.userId, userId))
    .orderBy(desc(documents.createdAt), documents.id);
  const listed = [];
  for (const [place, { reading, ...row }] of rows.entries()) {
    // A form takes a millisecond to open: other requests are answered in between.
    if (place % OPENED_AT_ONCE === OPENED_AT_ONCE - 1 && place < MAX_DESCRIBED) await setImmediate();
    listed.push({ ...row, ...describeRow(place < MAX_DESCRIBED ? fileKey : undefined, reading) });
  }
  return listed;
}

const OPENED_AT_ONCE = 10;

/** What was read of one's own document, or of one that its owner shares to be signed; NOT_FOUND to all others. */
export async function getKeptReading(
  { documents: { database, fileKey } }: KeptReadingsContext,
  userId: string,
  id: string,
): Promise<ShownReading> {
  const [found] = await database.db
    .select({ reading: documentReadings })
    .from(documents)
    .leftJoin(documentReadings, eq(documentReadings.documentId, documents.id))
    .where(isReadable(database.db, userId, id));
  if (found === undefined) throw documentNotFound();
  return showReading(fileKey, id, found.reading ?? undefined);
}

/** Has one's own document read, once while it waits. NOT_FOUND where it is not one's own. */
export async function askForReading(
  { documents: context, jobs, limits }: KeptReadingsContext,
  userId: string,
  id: string,
): Promise<ShownReading> {
  await limits.consume('ask-reading-account', userId);
  return context.database.transact(async (transaction) => {
    const [own] = await transaction
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.id, id), eq(documents.userId, userId)))
      .for('share');
    if (own === undefined) throw documentNotFound();
    await queueReading(transaction, jobs, { documentId: id, userId, now: context.now() });
    await announceChange(transaction, { topic: 'documents', userId });
    const [row] = await transaction
      .select()
      .from(documentReadings)
      .where(eq(documentReadings.documentId, id));
    return showReading(context.fileKey, id, row);
  });
}

/**
 * Keeps that a field says what was read, or what its owner says that the paper says. What was read stays beside it. NOT_FOUND where the
 * document is not one's own or has no such field, BAD_INPUT where the value is not of the field's shape.
 */
export async function confirmField(
  { documents: context }: KeptReadingsContext,
  userId: string,
  { id, field, value }: { id: string; field: string; value?: ReadValue | undefined },
): Promise<ShownReading> {
  return context.database.transact(async (transaction) => {
    const row = await setReadingInProgress(transaction, userId, id);
    const { content, confirmed } = decryptReading(context.fileKey, row);
    const read = content && Object.hasOwn(content.fields, field) ? content.fields[field] : undefined;
    if (read === undefined) throw new Failure('NOT_FOUND', { reason: 'document-readings.no-such-field' });
    const said = value === undefined ? read.value : correctField(field, read.value, value);
    if (said === undefined)
      throw new Failure('BAD_INPUT', { fields: { value: { reason: 'document-readings.other-shape' } } });
    const entered = JSON.stringify(said) !== JSON.stringify(read.value);
    const next = { ...confirmed, [field]: { value: said, entered, at: context.now().toISOString() } };
    const sealedConfirmed = createReadingSealer(context.fileKey).sealConfirmed(id, next);
    await transaction
      .update(documentReadings)
      .set({ sealedConfirmed })
      .where(eq(documentReadings.documentId, id));
    await announceChange(transaction, { topic: 'documents', userId });
    return showReading(context.fileKey, id, { ...row, sealedConfirmed });
  });
}

/** One's own row, held until the transaction ends. */
async function setReadingInProgress(transaction: Database, userId: string, id: string) {
  const [row] = await transaction
    .select()
    .from(documentReadings)
    .where(and(eq(documentReadings.documentId, id), eq(documentReadings.userId, userId)))
    .for('update');
  if (row === undefined) throw documentNotFound();
  return row;
}

export type KeptReadingsContext = {
  documents: Pick<DocumentsContext, 'database' | 'storage' | 'fileKey' | 'now'>;
  jobs: JobQueue;
  limits: RateLimits<keyof typeof keptReadingLimits>;
};
