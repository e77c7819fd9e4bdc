import { existsSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import type { HeaderSets } from '../response-headers.ts';
import { parseStaticFile, type StaticFile } from './static-file.ts';

export type StaticSite = {
  /** Answers from memory when the path is a built page or asset; false when it is neither. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse, pathname: string): boolean;
  /** Answers 404 with a page: below /portal the shell, which finds out more, and elsewhere the not-found page. */
  answerNotFound(incoming: IncomingMessage, outgoing: ServerResponse, pathname: string): void;
};

/** Pages that no address of their own leads to. */
const SHELL = '/__spa-fallback.html';
const NOT_FOUND = '/not-found';

/** Reads the built site into memory, so that a page costs one look-up and one write from the second time on. */
export function loadStaticSite(folder: string, headerSets: HeaderSets, origin: string): StaticSite {
  const files = new Map<string, () => StaticFile>();
  for (const path of listFiles(folder)) {
    if (extname(path) === '.br') continue;
    files.set(toAddress(relative(folder, path)), parseStaticFile(path, headerSets, origin));
  }

  return {
    answer(incoming, outgoing, pathname) {
      const read = files.get(pathname);
      if (!read || pathname === SHELL || pathname === NOT_FOUND) return false;
      send(read(), 200, incoming, outgoing);
      return true;
    },
    answerNotFound(incoming, outgoing, pathname) {
      const readPage = files.get(pathname.startsWith('/portal/') ? SHELL : NOT_FOUND);
      if (readPage) send(readPage(), 404, incoming, outgoing);
      else
        outgoing
          .writeHead(404, { ...headerSets.api, 'content-type': 'text/plain; charset=utf-8' })
          .end('The site has not been built.');
    },
  };
}

/** While the site is developed its pages come from elsewhere and there may be no build. */
function* listFiles(folder: string): Generator<string> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) yield join(entry.parentPath, entry.name);
  }
}

/** `portal/docs/index.html` answers /portal/docs. */
function toAddress(file: string): string {
  const path = `/${file.split(sep).join('/')}`;
  return path.endsWith('/index.html') ? path.slice(0, -'/index.html'.length) || '/' : path;
}

function send(
  { etag, notModified, choose }: StaticFile,
  status: number,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  if (status === 200 && incoming.headers['if-none-match'] === etag) {
    outgoing.writeHead(304, notModified).end();
    return;
  }
  const { body, headers } = choose(String(incoming.headers['accept-encoding'] ?? ''));
  outgoing.writeHead(status, headers).end(incoming.method === 'HEAD' ? undefined : body);
}
