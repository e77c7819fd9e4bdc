import { contract } from '@porchlight/domain/contract.ts';
import { requireUser } from '../../../platform/http/request-context.ts';
import type { HeaderSets } from '../../../platform/http/response-headers.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import type { StreamRoute } from '../../../platform/http/routing/stream-routes.ts';
import type { DocumentsContext } from '../../kernel/document-store/documents.service.ts';
import { answerRequest } from './document-answer.ts';
import { createDocumentList } from './document-list.ts';
import { removeDocument } from './document-removal.ts';
import { receiveUpload, sendDownload } from './document-streams.ts';

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
