import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HeaderSets } from './response-headers.ts';

/**
 * Answers what is no HTTP (RFC 9112 2.2), or comes too slowly, with the headers that every answer has, and ends the connection: the
 * requests that follow can no longer be separated.
 */
export function answerUnreadable(server: Server, headers: HeaderSets): void {
  const lines = Object.entries({ ...headers.api, 'content-length': '0', connection: 'close' })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const answers = new WeakMap<Duplex, ServerResponse[]>();
  // Requests can follow each other on a connection before the first is answered (RFC 9112 9.3.2).
  server.on('request', ({ socket }, response) => {
    answers.set(socket, [...(answers.get(socket) ?? []).filter(isUnfinished), response]);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // An answer that has begun would be read on into this one.
    if (!socket.writable || answers.get(socket)?.some(hasBegun)) {
      socket.destroy();
      return;
    }
    const status = STATUSES.get(error.code ?? '') ?? '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\n${lines}\r\n`);
  });
}

const STATUSES = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', '413 Content Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
]);

const isUnfinished = ({ writableFinished }: ServerResponse) => !writableFinished;
const hasBegun = (response: ServerResponse) => response.headersSent && isUnfinished(response);
