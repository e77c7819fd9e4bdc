import { contract } from '@porchlight/domain/contract.ts';
import { deriveDocumentRequest } from '@porchlight/domain/documents/document-reviews.ts';
import { type DocumentView, uploadInput } from '@porchlight/domain/documents/documents.contract.ts';
import { and, eq, sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { lockOwner } from '../../platform/database/owner-lock.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { emit } from '../../platform/events/transaction-events.ts';
import { readBody } from '../../platform/http/read-body.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import type { HeaderSets } from '../../platform/http/response-headers.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import type { StreamRequest, StreamRoute } from '../../platform/http/routing/stream-routes.ts';
import { serveFile } from '../../platform/http/static/send-file.ts';
import { reviewColumns, toReview } from '../document-store/document-review-view.ts';
import {
  type DocumentsContext,
  documentNotFound,
  getDocumentFile,
  toView,
  viewColumns,
} from '../document-store/documents.service.ts';
import { documents } from '../document-store/documents.table.ts';
import { isAskedFor } from '../document-store/requested-documents.ts';
import { createDocumentList } from './document-list.ts';
import { removeDocument } from './document-removal.ts';
import { storeDocument } from './document-upload.ts';

export function createDocumentRoutes(dependencies: DocumentsContext) {
  const { documents } = endpoints;
  const list = createDocumentList(dependencies);
  return {
    list: documents.list.handler(({ context }) => list(requireUser(context).userId)),
    answer: documents.answer.handler(({ context, input }) =>
      answerRequest(dependencies, requireUser(context).userId, input),
    ),
    remove: documents.remove.handler(async ({ context, input }) => {
      await removeDocument(dependencies, requireUser(context).userId, input.id);
      return { done: true as const };
    }),
  };
}

/** POST /api/documents: the body is the file, streamed straight into storage. */
async function receiveUpload(context: DocumentsContext, request: StreamRequest): Promise<void> {
  const { incoming, outgoing, query } = request;
  const { userId } = requireUser(request);
  const input = uploadInput.safeParse(Object.fromEntries(query));
  if (!input.success) {
    throw new Failure('BAD_INPUT', { fields: { name: { reason: 'documents.name-the-file' } } });
  }
  const declaredSize = Number(incoming.headers['content-length'] ?? 0);
  const view = await storeDocument(context, userId, {
    ...input.data,
    declaredSize,
    chunks: readBody(incoming),
    isStillSignedIn: async () => (await request.readSession()) !== undefined,
  });
  const body = JSON.stringify(view);
  outgoing.writeHead(201, { ...request.headers, 'content-type': 'application/json' }).end(body);
}

/** GET and HEAD /api/documents/{id}/content: the decrypted bytes under the document's name, whole or one range. */
async function sendDownload(context: DocumentsContext, request: StreamRequest): Promise<void> {
  const id = request.parameters.id ?? '';
  if (!UUID.test(id)) throw new Failure('NOT_FOUND');
  const opened = await getDocumentFile(context, requireUser(request).userId, id);
  // Signing makes it longer, and nothing else changes it.
  await serveFile(request, { ...opened, etag: `"${id}-${opened.size}"` });
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function createDocumentStreams(dependencies: DocumentsContext, headers: HeaderSets): StreamRoute[] {
  return [
    {
      endpoint: contract.documents.upload,
      headers: headers.api,
      handle: (request) => receiveUpload(dependencies, request),
    },
    {
      endpoint: contract.documents.download,
      headers: headers.file,
      handle: (request) => sendDownload(dependencies, request),
    },
  ];
}

type Answer = { id: string; documentRequest: string };

/**
 * Has an own document that answers nothing answer a document request, as if it had been uploaded for it: where the answer before was
 * sent back or is too old, it takes that one's place. Said twice, it holds once.
 */
async function answerRequest(
  { database, now }: Pick<DocumentsContext, 'database' | 'now'>,
  userId: string,
  { id, documentRequest }: Answer,
): Promise<DocumentView> {
  return database.transact(async (transaction) => {
    if (!(await isAskedFor(transaction, userId, documentRequest))) {
      const reason = 'documents.no-longer-required';
      throw new Failure('BAD_INPUT', { reason, fields: { documentRequest: { reason } } });
    }
    await lockOwner(transaction, 'documents', userId);
    const own = and(eq(documents.id, id), eq(documents.userId, userId));
    const [document] = await transaction.select(viewColumns).from(documents).where(own);
    if (!document) throw documentNotFound();
    if (document.documentRequest === documentRequest) return toView(document);
    if (document.documentRequest !== null) {
      throw new Failure('CHANGED_MEANWHILE', { reason: 'documents.answers-another' });
    }
    const replaces = await holdOwedAgain(transaction, userId, documentRequest);
    await transaction.update(documents).set({ documentRequest, replaces }).where(own);
    await announceChange(transaction, { topic: 'documents', userId }, { topic: 'milestones', userId });
    await emit(transaction, 'document.answered', { documentId: id, buyerId: userId, documentRequest }, now());
    return toView({ ...document, documentRequest });
  });
}

/** The answer because of which the request is owed again, locked for its reviewer; nothing where there is none. */
async function holdOwedAgain(transaction: Database, userId: string, key: string): Promise<string | null> {
  const answers = await transaction
    .select({ id: documents.id, replaces: documents.replaces, ...reviewColumns })
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.documentRequest, key)))
    .orderBy(documents.createdAt, documents.id);
  const { owed, answer } = deriveDocumentRequest(
    answers.map(({ id, replaces, ...review }) => {
      const { state, hasExpired } = toReview(review);
      return { id, replaces, reviewState: state, hasExpired };
    }),
  );
  if (!owed || answer === undefined) return null;
  const raised = { revision: sql`${documents.revision} + 1` };
  await transaction.update(documents).set(raised).where(eq(documents.id, answer.id));
  return answer.id;
}
