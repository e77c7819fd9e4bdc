import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { ORIGIN_PLACEHOLDER } from '@porchlight/domain/site/site-origin.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareHeaderSets } from '../response-headers.ts';
import { loadStaticSite } from './static-site.ts';

const PAGE = '<!doctype html><script>start()</script><script src="/assets/a.js"></script>';
let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-site-'));
  await mkdir(join(folder, 'portal'), { recursive: true });
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'portal', 'index.html'), PAGE);
  await writeFile(join(folder, 'portal', 'index.html.br'), brotliCompressSync(PAGE));
  await mkdir(join(folder, 'team'));
  await writeFile(
    join(folder, 'team', 'index.html'),
    `<link rel="canonical" href="${ORIGIN_PLACEHOLDER}/team">`,
  );
  await writeFile(join(folder, '__spa-fallback.html'), '<!doctype html><title>shell</title>');
  await mkdir(join(folder, 'not-found'));
  await writeFile(join(folder, 'not-found', 'index.html'), '<!doctype html><title>nothing here</title>');
  await writeFile(join(folder, 'assets', 'a.js'), 'start = () => {}');
  await writeFile(join(folder, 'service-worker.js'), 'addEventListener("fetch", () => {})');
  const site = loadStaticSite(folder, prepareHeaderSets(true), 'https://homes.example');
  server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (!site.answer(incoming, outgoing, pathname)) site.answerNotFound(incoming, outgoing, pathname);
  }).listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

it('asks the browser to look for a new service worker each time, so that a release is never missed', async () => {
  const response = await fetch(`${origin}/service-worker.js`);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

describe('a built page', () => {
  it('is revalidated, and allows exactly the scripts it carries', async () => {
    const response = await fetch(`${origin}/portal`);
    expect(await response.text()).toBe(PAGE);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const hash = createHash('sha256').update('start()').digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(response.headers.get('content-security-policy')).toContain("worker-src 'self'");
    expect(response.headers.get('strict-transport-security')).toContain('max-age=');
  });

  it('answers 304 to a reader that has it', async () => {
    const etag = (await fetch(`${origin}/portal`)).headers.get('etag') ?? '';
    const again = await fetch(`${origin}/portal`, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('comes compressed beforehand to clients that accept it', async () => {
    const { request } = await import('node:http');
    const bytes = await new Promise<Buffer>((resolve) => {
      request(`${origin}/portal`, { headers: { 'accept-encoding': 'gzip, br' } }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        expect(response.headers['content-encoding']).toBe('br');
        resolve(Buffer.concat(chunks));
      }).end();
    });
    expect(brotliDecompressSync(bytes).toString()).toBe(PAGE);
  });
});

describe('a page that names the site’s own address', () => {
  it('gives the one it is served under, packed from the first time on', async () => {
    const read = async () => {
      const response = await fetch(`${origin}/team`, { headers: { 'accept-encoding': 'br' } });
      return { text: await response.text(), encoding: response.headers.get('content-encoding') };
    };
    const expected = '<link rel="canonical" href="https://homes.example/team">';
    expect(await read()).toEqual({ text: expected, encoding: 'br' });
    expect(await read()).toEqual({ text: expected, encoding: 'br' });
  });
});

describe('an address without a page', () => {
  it.each([
    ['/nowhere', 'nothing here'],
    ['/not-found', 'nothing here'],
    ['/portal/nowhere', 'shell'],
  ])('%s answers 404 with a page', async (path, title) => {
    const response = await fetch(`${origin}${path}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(`<title>${title}</title>`);
  });
});

describe('an asset', () => {
  it('may be kept for ever', async () => {
    const { headers } = await fetch(`${origin}/assets/a.js`);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toContain('text/javascript');
  });

  it('that is missing answers 404', async () => {
    expect((await fetch(`${origin}/assets/gone.js`)).status).toBe(404);
  });

  it.each(['/../secrets.json', '/%2e%2e/secrets.json', '/assets/../../secrets.json', '/__spa-fallback.html'])(
    'cannot be asked for as %s',
    async (path) => {
      expect((await fetch(`${origin}${path}`)).status).toBe(404);
    },
  );
});
