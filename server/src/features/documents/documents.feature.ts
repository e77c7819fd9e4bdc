import { site } from '@porchlight/content/site.ts';
import { contract } from '@porchlight/domain/contract.ts';
import {
  ACCESS_MINUTES,
  type AccessReason,
  describeAccessReason,
  parseFirstName,
} from '@porchlight/domain/documents/document-reviews.ts';
import { eq } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { defineFeature } from '../../platform/feature.ts';
import type { StaffMember } from '../../platform/http/request-context.ts';
import type { HeaderSets } from '../../platform/http/response-headers.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import type { StreamRequest, StreamRoute } from '../../platform/http/routing/stream-routes.ts';
import { serveFile } from '../../platform/http/static/send-file.ts';
import { isReadableByStaff, isReviewed } from '../document-store/document-readers.ts';
import { type DocumentsContext, type OpenedDocument, readFile } from '../document-store/documents.service.ts';
import { documentAccessGrants, documents } from '../document-store/documents.table.ts';
import { findRequestTitle } from '../document-store/requested-documents.ts';
import { storeNotification } from '../notifications/notifications.service.ts';
import { remindBy } from '../reminders/reminder-rounds.ts';
import { requireActor, requireStaff } from '../staff/require-staff.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { documentExpiryReminders } from './document-expiry.ts';
import { claimDocument, decideReview, getReview, releaseDocument } from './document-reviews.service.ts';
import { createDocumentRoutes, createDocumentStreams } from './documents.routes.ts';
import { reviewNotFound } from './review-detail.ts';
import { countReviews, listReviews } from './review-list.service.ts';

const MINUTE_MS = 60_000;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Parts = { documents: DocumentsContext };

export const documentsFeature = defineFeature({
  name: 'documents',
  routes: ({ documents }: Parts) => ({
    documents: createDocumentRoutes(documents),
    documentReviews: createDocumentReviewRoutes(documents),
  }),
  streams: ({ documents }: Parts, headers) => [
    ...createDocumentStreams(documents, headers),
    ...createDocumentReviewStreams(documents, headers),
  ],
  ...remindBy(documentExpiryReminders),
});

function createDocumentReviewRoutes(dependencies: DocumentsContext) {
  const { documentReviews } = endpoints;
  return {
    list: documentReviews.list.handler(({ context, input }) =>
      listReviews(dependencies, requireActor(context), input),
    ),
    counts: documentReviews.counts.handler(({ context }) =>
      countReviews(dependencies, requireStaff(context)),
    ),
    get: documentReviews.get.handler(({ context, input }) =>
      getReview(dependencies, requireStaff(context), input.id),
    ),
    claim: documentReviews.claim.handler(({ context, input }) =>
      claimDocument(dependencies, requireStaff(context), input.id),
    ),
    release: documentReviews.release.handler(async ({ context, input }) => {
      await releaseDocument(dependencies, requireStaff(context), input.id);
      return { done: true as const };
    }),
    decide: documentReviews.decide.handler(({ context, input }) =>
      decideReview(dependencies, requireStaff(context), input),
    ),
    requestAccess: documentReviews.requestAccess.handler(({ context, input }) =>
      grantDocumentAccess(dependencies, requireStaff(context), input),
    ),
  };
}

function createDocumentReviewStreams(dependencies: DocumentsContext, headers: HeaderSets): StreamRoute[] {
  return [
    {
      endpoint: contract.documentReviews.content,
      headers: headers.file,
      handle: (request) => sendGranted(dependencies, request),
    },
  ];
}

/** GET and HEAD /api/staff/documents/{id}/content: the decrypted bytes, for a page to show. */
async function sendGranted(context: DocumentsContext, request: StreamRequest): Promise<void> {
  const actor = requireStaff(request);
  const { id = '' } = request.parameters;
  const grant = request.query.get('grant') ?? '';
  if (!UUID.test(id) || !UUID.test(grant)) throw new Failure('NOT_FOUND');
  const opened = await openWithAccess(context, actor, id, grant);
  await serveFile(request, { ...opened, etag: `"${id}-${opened.size}"` });
}

type AccessInput = { id: string; reason: AccessReason; words: string; download: boolean };

/**
 * Lets a member see a document for ten minutes, for a reason that is logged and shown to the buyer. What no browser draws can only be
 * downloaded, and only what no browser draws.
 */
async function grantDocumentAccess(
  { database, now }: DocumentsContext,
  actor: StaffMember,
  { id, reason, words, download }: AccessInput,
): Promise<{ grant: string; expiresAt: string }> {
  return database.transact(async (transaction) => {
    const [document] = await transaction
      .select({ userId: documents.userId, type: documents.type, documentRequest: documents.documentRequest })
      .from(documents)
      .where(isReviewed(id))
      .for('update');
    if (!document) throw reviewNotFound();
    refuseWrongWay(document.type, download);
    const { userId } = document;
    const grantedAt = now();
    const expiresAt = new Date(grantedAt.getTime() + ACCESS_MINUTES * MINUTE_MS);
    const because = describeAccessReason(reason, words);
    const memberName = parseFirstName(actor.name);
    const [granted] = await transaction
      .insert(documentAccessGrants)
      .values({
        documentId: id,
        userId,
        memberId: actor.userId,
        memberName,
        reason: because,
        isDownload: download,
        grantedAt,
        expiresAt,
      })
      .returning({ id: documentAccessGrants.id });
    if (!granted) throw new Error('the database returned no row for an insert');
    await recordStaffAction(transaction, actor, {
      action: download ? 'documents.downloaded' : 'documents.seen',
      subject: { kind: 'document', id },
      about: { userId },
      reason: because,
    });
    await storeNotification(transaction, userId, {
      kind: 'document-opened-by-staff',
      subject: (await findRequestTitle(transaction, document.documentRequest ?? '')) ?? 'A document',
      detail: `${memberName} of ${site.name} ${download ? 'downloaded' : 'looked at'} it because ${because}.`,
      // One review takes several accesses; each is listed beside the document, and one notification a day reports them.
      onceKey: `document-opened ${id} ${actor.userId} ${grantedAt.toISOString().slice(0, 10)}`,
      now: grantedAt,
    });
    await announceChange(transaction, { topic: 'documents', userId });
    return { grant: granted.id, expiresAt: expiresAt.toISOString() };
  });
}

/** The document that a grant opens to the member who gave the reason, as long as it lasts. */
async function openWithAccess(
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
      isDownload: documentAccessGrants.isDownload,
    })
    .from(documents)
    .innerJoin(documentAccessGrants, eq(documentAccessGrants.documentId, documents.id))
    .where(isReadableByStaff(id, { grant, memberId: actor.userId, now: context.now() }));
  if (!row) throw new Failure('NOT_ALLOWED', { reason: 'documents.access-over' });
  const { isDownload, ...file } = row;
  return { ...file, isShown: !isDownload, read: (range) => readFile(context, file, range) };
}

function refuseWrongWay(type: string, download: boolean): void {
  const isDrawn = type !== 'image/heic';
  if (isDrawn === !download) return;
  throw new Failure('BAD_INPUT', { reason: isDrawn ? 'documents.seen-here' : 'documents.not-drawn' });
}
