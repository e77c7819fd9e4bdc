import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { ORIGIN_PLACEHOLDER } from '@porchlight/domain/site/site-origin.ts';
import type { HeaderSets } from './response-headers.ts';

export type StaticSite = {
  /** Answers from memory when the path is a built page or asset; false when it is neither. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse, pathname: string): boolean;
  /** Answers 404 with a page: below /portal the shell, which finds out more, and elsewhere the not-found page. */
  answerNotFound(incoming: IncomingMessage, outgoing: ServerResponse, pathname: string): void;
};

type Variant = { body: Buffer; headers: OutgoingHttpHeaders };
type Prepared = {
  etag: string;
  notModified: OutgoingHttpHeaders;
  plain: Variant;
  pack(encoding: Encoding): Variant;
};
type Encoding = 'br' | 'gzip';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json',
  '.data': 'text/x-script',
};

/** Pages that no address of their own leads to. */
const SHELL = '/__spa-fallback.html';
const NOT_FOUND = '/not-found';

/** Reads the built site into memory with every header prepared, so that a page costs one look-up and one write. */
export function loadStaticSite(folder: string, headerSets: HeaderSets, origin: string): StaticSite {
  const responses = new Map<string, Prepared>();
  for (const path of listFiles(folder)) {
    const extension = extname(path);
    if (extension === '.br' || extension === '.gz') continue;
    responses.set(toAddress(relative(folder, path)), prepare(path, headerSets, origin));
  }
  const shell = responses.get(SHELL);
  const notFound = responses.get(NOT_FOUND);

  return {
    answer(incoming, outgoing, pathname) {
      const prepared = responses.get(pathname);
      if (!prepared || pathname === SHELL || pathname === NOT_FOUND) return false;
      send(prepared, 200, incoming, outgoing);
      return true;
    },
    answerNotFound(incoming, outgoing, pathname) {
      const page = pathname.startsWith('/portal/') ? shell : notFound;
      if (page) send(page, 404, incoming, outgoing);
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

function prepare(path: string, headerSets: HeaderSets, origin: string): Prepared {
  const built = readFileSync(path);
  const body = putOrigin(built, origin);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const isPage = path.endsWith('.html');
  const isHashed = path.includes(`${sep}assets${sep}`);
  const kind = isHashed
    ? headerSets.asset
    : headerSets.page(isPage ? hashInlineScripts(body.toString()) : []);
  const headers = {
    ...kind,
    etag,
    vary: 'accept-encoding',
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
  };
  const describe = (bytes: Buffer, encoding?: Encoding): Variant => ({
    body: bytes,
    headers: {
      ...headers,
      'content-length': bytes.length,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  });
  const plain = describe(body);
  const pack = body === built ? readPacked(path, plain, describe) : packOnDemand(body, describe);
  return { etag, notModified: headers, plain, pack };
}

type Describe = (bytes: Buffer, encoding: Encoding) => Variant;

/** Pages name the site's own address, which is known only here. */
function putOrigin(built: Buffer, origin: string): Buffer {
  if (!built.includes(ORIGIN_PLACEHOLDER)) return built;
  return Buffer.from(built.toString().replaceAll(ORIGIN_PLACEHOLDER, origin));
}

/** What the build has packed beside the file. */
function readPacked(path: string, plain: Variant, describe: Describe): Prepared['pack'] {
  const brotli = readIfThere(`${path}.br`);
  const gzip = readIfThere(`${path}.gz`);
  const variants = { br: brotli && describe(brotli, 'br'), gzip: gzip && describe(gzip, 'gzip') };
  return (encoding) => variants[encoding] ?? plain;
}

/** Packs quickly for whoever asks first, and in the background as small as the build would for everybody after. */
function packOnDemand(body: Buffer, describe: Describe): Prepared['pack'] {
  const variants = new Map<Encoding, Variant>();
  return (encoding) => {
    const known = variants.get(encoding);
    if (known) return known;
    const quick = describe(packQuickly[encoding](body), encoding);
    variants.set(encoding, quick);
    const keep = (_error: Error | null, packed: Buffer) => {
      if (packed) variants.set(encoding, describe(packed, encoding));
    };
    if (encoding === 'br') brotliCompress(body, keep);
    else gzip(body, { level: constants.Z_BEST_COMPRESSION }, keep);
    return quick;
  };
}

const packQuickly = {
  br: (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => gzipSync(body, { level: constants.Z_BEST_SPEED }),
};

function send(prepared: Prepared, status: number, incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (status === 200 && incoming.headers['if-none-match'] === prepared.etag) {
    outgoing.writeHead(304, prepared.notModified).end();
    return;
  }
  const { body, headers } = chooseVariant(prepared, String(incoming.headers['accept-encoding'] ?? ''));
  outgoing.writeHead(status, headers).end(incoming.method === 'HEAD' ? undefined : body);
}

function chooseVariant(prepared: Prepared, accepted: string): Variant {
  if (accepted.includes('br')) return prepared.pack('br');
  return accepted.includes('gzip') ? prepared.pack('gzip') : prepared.plain;
}

function hashInlineScripts(page: string): string[] {
  const scripts = page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [
    ...new Set([...scripts].map(([, source = '']) => createHash('sha256').update(source).digest('base64'))),
  ];
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
