import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { HeaderSets } from './response-headers.ts';

/**
 * Answers what is no HTTP (RFC 9112 2.2), or comes too slowly, with the headers that every answer has, and ends the connection:
 * what follows cannot be told apart any more.
 */
export function answerUnreadable(server: Server, headers: HeaderSets): void {
  const lines = Object.entries({ ...headers.api, 'content-length': '0', connection: 'close' })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // An answer that has begun would be read on into this one.
    if (!socket.writable || hasBegun(socket as Socket)) {
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

/** Node keeps the answer under way on its connection, as its own handler of this event asks it. */
function hasBegun(socket: Socket & { _httpMessage?: { headersSent: boolean } }): boolean {
  return socket._httpMessage?.headersSent === true;
}
