import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { extname, sep } from 'node:path';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib';
import { ORIGIN_PLACEHOLDER } from '@porchlight/domain/site/site-origin.ts';
import type { HeaderSets } from '../response-headers.ts';

/** A built file with every header it is answered with. */
export type StaticFile = {
  etag: string;
  notModified: OutgoingHttpHeaders;
  /** As `Accept-Encoding` takes it. */
  choose(accepted: string): Variant;
};

export type Variant = { body: Buffer; headers: OutgoingHttpHeaders };
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

/**
 * Reads a file as the build has packed it, a fifth of its size, so that what is served is what was there at the start. The rest is made on
 * first request and kept: its headers, and the file for clients that accept another encoding or none.
 */
export function parseStaticFile(path: string, headerSets: HeaderSets, origin: string): () => StaticFile {
  const isPacked = existsSync(`${path}.br`);
  const bytes = readFileSync(isPacked ? `${path}.br` : path);
  let prepared: StaticFile | undefined;
  return () => {
    prepared ??= prepare(path, bytes, { isPacked, headerSets, origin });
    return prepared;
  };
}

type Place = { isPacked: boolean; headerSets: HeaderSets; origin: string };

function prepare(path: string, kept: Buffer, { isPacked, headerSets, origin }: Place): StaticFile {
  const unpack = () => putOrigin(isPacked ? brotliDecompressSync(kept) : kept, origin);
  const { body, isChanged } = unpack();
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const kind = path.includes(`${sep}assets${sep}`)
    ? headerSets.asset
    : headerSets.page(path.endsWith('.html') ? hashInlineScripts(body.toString()) : []);
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
      ...(encoding && { 'content-encoding': encoding }),
    },
  });
  const variants = new Map<Encoding | 'plain', Variant>();
  // What the build has not packed is small, or packed by nature; a page with its address put in is another than the build's.
  if (isPacked && !isChanged) variants.set('br', describe(kept, 'br'));
  const isWorthPacking = isPacked || isChanged;

  function pack(encoding: Encoding): Variant {
    const plain = unpack().body;
    const keep = (_error: Error | null, packed: Buffer) => {
      if (packed) variants.set(encoding, describe(packed, encoding));
    };
    if (encoding === 'br') brotliCompress(plain, keep);
    else gzip(plain, { level: constants.Z_BEST_COMPRESSION }, keep);
    return describe(packQuickly[encoding](plain), encoding);
  }

  return {
    etag,
    notModified: headers,
    choose(accepted) {
      const encoding = isWorthPacking ? chooseEncoding(accepted) : 'plain';
      const known = variants.get(encoding);
      if (known) return known;
      const made = encoding === 'plain' ? describe(unpack().body) : pack(encoding);
      variants.set(encoding, made);
      return made;
    },
  };
}

/** Pages name the site's own address, which is known only here. */
function putOrigin(built: Buffer, origin: string): { body: Buffer; isChanged: boolean } {
  if (!built.includes(ORIGIN_PLACEHOLDER)) return { body: built, isChanged: false };
  return { body: Buffer.from(built.toString().replaceAll(ORIGIN_PLACEHOLDER, origin)), isChanged: true };
}

function chooseEncoding(accepted: string): Encoding | 'plain' {
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'plain';
}

/** For the first request; in the background it is packed as small as the build would, for all later ones. */
const packQuickly = {
  br: (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => gzipSync(body, { level: constants.Z_BEST_SPEED }),
};

function hashInlineScripts(page: string): string[] {
  const scripts = page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [
    ...new Set([...scripts].map(([, source = '']) => createHash('sha256').update(source).digest('base64'))),
  ];
}
