import { site } from '@porchlight/content/site.ts';
import {
  describeLookReason,
  LOOK_MINUTES,
  type LookReason,
  readFirstName,
} from '@porchlight/domain/documents/document-reviews.ts';
import { and, eq, gt } from 'drizzle-orm';
import { announceChange } from '../../platform/events/changes.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { StaffMember } from '../../platform/http/request-context.ts';
import { findDuePaper } from '../milestones/due-papers.ts';
import { storeNotification } from '../notifications/notifications.service.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { type DocumentsContext, type OpenedDocument, readFile } from './documents.service.ts';
import { documentLooks, documents } from './documents.table.ts';
import { isReviewed, reviewNotFound } from './review-detail.ts';

export type LookInput = { id: string; reason: LookReason; words: string; download: boolean };

const MINUTE_MS = 60_000;

/**
 * Lets a member see a document for ten minutes, for a reason that is written down and told to the buyer. What no browser draws
 * can only be downloaded, and only what no browser draws.
 */
export async function lookAtDocument(
  { database, now }: DocumentsContext,
  actor: StaffMember,
  { id, reason, words, download }: LookInput,
): Promise<{ grant: string; expiresAt: string }> {
  return database.transact(async (transaction) => {
    const [document] = await transaction
      .select({ userId: documents.userId, type: documents.type, dueDocument: documents.dueDocument })
      .from(documents)
      .where(isReviewed(id))
      .for('update');
    if (!document) throw reviewNotFound();
    refuseWrongWay(document.type, download);
    const { userId } = document;
    const lookedAt = now();
    const expiresAt = new Date(lookedAt.getTime() + LOOK_MINUTES * MINUTE_MS);
    const because = describeLookReason(reason, words);
    const memberName = readFirstName(actor.name);
    const [look] = await transaction
      .insert(documentLooks)
      .values({
        documentId: id,
        userId,
        memberId: actor.userId,
        memberName,
        reason: because,
        isDownload: download,
        lookedAt,
        expiresAt,
      })
      .returning({ id: documentLooks.id });
    if (!look) throw new Error('the database returned no row for an insert');
    await recordStaffAction(transaction, actor, {
      action: download ? 'documents.downloaded' : 'documents.seen',
      subject: { kind: 'document', id },
      about: { userId },
      reason: because,
    });
    await storeNotification(transaction, userId, {
      kind: 'document-opened-by-staff',
      subject: findDuePaper(document.dueDocument ?? '')?.title ?? 'A document',
      detail: `${memberName} of ${site.name} ${download ? 'downloaded' : 'looked at'} it because ${because}.`,
      // One review takes several looks; each is listed beside the document, and one notification a day tells of them.
      onceKey: `document-opened ${id} ${actor.userId} ${lookedAt.toISOString().slice(0, 10)}`,
      now: lookedAt,
    });
    await announceChange(transaction, { topic: 'documents', userId });
    return { grant: look.id, expiresAt: expiresAt.toISOString() };
  });
}

/** The document that a grant opens to the member who gave the reason, as long as it lasts. */
export async function openLookedAt(
  context: DocumentsContext,
  actor: StaffMember,
  id: string,
  grant: string,
): Promise<OpenedDocument & { isShown: boolean }> {
  const [row] = await context.database.db
    .select({
      name: documents.name,
      type: documents.type,
      size: documents.size,
      storagePath: documents.storagePath,
      wrappedKey: documents.wrappedKey,
      isDownload: documentLooks.isDownload,
    })
    .from(documents)
    .innerJoin(documentLooks, eq(documentLooks.documentId, documents.id))
    .where(
      and(
        isReviewed(id),
        eq(documentLooks.id, grant),
        eq(documentLooks.memberId, actor.userId),
        gt(documentLooks.expiresAt, context.now()),
      ),
    );
  if (!row) throw new Failure('NOT_ALLOWED', { message: LOOK_IS_OVER });
  const { isDownload, ...file } = row;
  return { ...file, isShown: !isDownload, read: (range) => readFile(context, file, range) };
}

const LOOK_IS_OVER =
  'This look at the document is over, or the buyer deleted it. Say again why you have to see it.';

function refuseWrongWay(type: string, download: boolean): void {
  const isDrawn = type !== 'image/heic';
  if (isDrawn === !download) return;
  throw new Failure('BAD_INPUT', {
    message: isDrawn
      ? 'This document can be seen here, so it is not downloaded.'
      : 'No browser draws a HEIC picture. It can be downloaded, with a reason of its own.',
  });
}
