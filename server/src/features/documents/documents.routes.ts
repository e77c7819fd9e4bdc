import { contract } from '@porchlight/domain/contract.ts';
import { uploadInput } from '@porchlight/domain/documents/documents.contract.ts';
import { Failure } from '../../platform/base/failure.ts';
import { readBody } from '../../platform/http/read-body.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import type { HeaderSets } from '../../platform/http/response-headers.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import type { StreamRequest, StreamRoute } from '../../platform/http/routing/stream-routes.ts';
import { serveFile } from '../../platform/http/static/send-file.ts';
import { type DocumentsContext, getDocumentFile } from '../document-store/documents.service.ts';
import { answerRequest } from './document-answer.ts';
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
