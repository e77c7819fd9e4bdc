import { and, gt, gte, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type DocumentTextsContext, getDocumentText, isUnread } from './document-texts.service.ts';
import { documentTexts } from './search.table.ts';

export const UNREAD_DOCUMENTS = 'unread-documents';

/**
 * A batch of unread documents: all whose id begins with these three hexadecimal digits, of which there are 4,096. Ids are random, so the
 * batches are alike, and each has one name however often it is queued.
 */
export type UnreadBatch = { prefix: string };
export type QueuedBatch = { id: string; data: UnreadBatch };

/** Documents that one statement queues: about twenty milliseconds, so that a stop does not wait for it. */
const QUEUED_AT_ONCE = 5_000;
const READ_AT_ONCE = 50;
const PREFIX_DIGITS = 3;

/**
 * Queues the PDFs that were stored before there was a search, or read under other stems, or whose job was given up, batch by batch. Ends
 * early when the server stops.
 */
export async function queueUnreadDocuments(
  { database, stopping }: Pick<DocumentTextsContext, 'database' | 'stopping'>,
  queueBatches: (batches: QueuedBatch[], on: Database) => Promise<void>,
): Promise<void> {
  let last = { version: 0, id: FIRST_ID };
  while (!stopping.aborted) {
    const rows = await database.db
      .select({ version: documentTexts.stemsVersion, id: documentTexts.documentId })
      .from(documentTexts)
      .where(
        and(
          isUnread(),
          sql`(${documentTexts.stemsVersion}, ${documentTexts.documentId}) > (${last.version}::int, ${last.id}::uuid)`,
        ),
      )
      .orderBy(documentTexts.stemsVersion, documentTexts.documentId)
      .limit(QUEUED_AT_ONCE);
    const prefixes = new Set(rows.map(({ id }) => id.slice(0, PREFIX_DIGITS)));
    const batches = [...prefixes].map((prefix) => ({ id: fillId(prefix, '0'), data: { prefix } }));
    await queueBatches(batches, database.db);
    const end = rows.at(-1);
    if (end === undefined || rows.length < QUEUED_AT_ONCE) return;
    last = end;
  }
}

/**
 * Reads what is unread of a batch, one document after the other. One that cannot be read now does not hold up the others; when the server
 * stops, the rest is left to the next try.
 *
 * @throws at the end what the first of those failed with, or why it was stopped.
 */
export async function getUnreadBatch(context: DocumentTextsContext, { prefix }: UnreadBatch): Promise<void> {
  const failures: unknown[] = [];
  for (let last = ''; ; ) {
    const ids = await listUnread(context.database.db, prefix, last);
    for (const id of ids) {
      context.stopping.throwIfAborted();
      await getDocumentText(context, id).catch((error: unknown) => failures.push(error));
    }
    last = ids.at(-1) ?? '';
    if (last === '') break;
  }
  context.stopping.throwIfAborted();
  if (failures.length > 0) throw failures[0];
}

async function listUnread(db: Database, prefix: string, last: string): Promise<string[]> {
  const rows = await db
    .select({ id: documentTexts.documentId })
    .from(documentTexts)
    .where(
      and(
        isUnread(),
        gte(documentTexts.documentId, fillId(prefix, '0')),
        lte(documentTexts.documentId, fillId(prefix, 'f')),
        last === '' ? undefined : gt(documentTexts.documentId, last),
      ),
    )
    .orderBy(documentTexts.documentId)
    .limit(READ_AT_ONCE);
  return rows.map(({ id }) => id);
}

const FIRST_ID = fillId('', '0');

/** The first or last id that begins so, by the digit it is filled up with. */
function fillId(prefix: string, digit: '0' | 'f'): string {
  return prefix.padEnd(32, digit).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
