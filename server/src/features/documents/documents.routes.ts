import { contract } from '@porchlight/domain/contract.ts';
import { endpoints } from '../../platform/http/endpoints.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import type { HeaderSets } from '../../platform/http/response-headers.ts';
import type { StreamRoute } from '../../platform/http/stream-routes.ts';
import { createDocumentList } from './document-list.ts';
import { removeDocument } from './document-removal.ts';
import { receiveUpload, sendDownload } from './document-streams.ts';
import type { DocumentsContext } from './documents.service.ts';

export function createDocumentRoutes(dependencies: DocumentsContext) {
  const { documents } = endpoints;
  const list = createDocumentList(dependencies);
  return {
    list: documents.list.handler(({ context }) => list(requireUser(context).userId)),
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
