import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { awkwardPdfs } from '@porchlight/testing/files/awkward-pdfs.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SCRIPT = 'document.documentElement.dataset.ready = "yes";';
const HASH = createHash('sha256').update(SCRIPT).digest('base64');
const pdf = awkwardPdfs.plain ?? Buffer.alloc(0);

let app: TestApp;
let buyer: TestBuyer;
let documentId: unknown;

beforeAll(async () => {
  app = await startTestApp({ environment: { BASE_URL: 'https://homes.example' } });
  const site = join(app.dataDir, 'site');
  await mkdir(join(site, 'assets'), { recursive: true });
  await mkdir(join(site, 'not-found'));
  await writeFile(join(site, 'index.html'), `<!doctype html><script>${SCRIPT}</script>`);
  await writeFile(join(site, 'not-found', 'index.html'), '<!doctype html><title>Nothing here</title>');
  await writeFile(join(site, '__spa-fallback.html'), '<!doctype html><title>Portal</title>');
  await writeFile(join(site, 'assets', 'start-1.js'), 'start()');
  await writeFile(join(site, 'service-worker.js'), 'addEventListener("fetch", () => {})');
  await writeFile(join(site, 'robots.txt'), 'User-agent: *');
  await app.restart();
  buyer = await createBuyer(app);
  documentId = (await buyer.call('POST', '/api/documents?name=a.pdf', pdf)).body.id;
});
afterAll(() => app.close());

/** Every kind of answer, by the way it leaves: method, address, expected status, and who asks. */
const answers: readonly [what: string, method: string, path: string, status: number, body?: unknown][] = [
  ['a page', 'GET', '/', 200],
  ['a page’s head', 'HEAD', '/', 200],
  ['a program', 'GET', '/assets/start-1.js', 200],
  ['the service worker', 'GET', '/service-worker.js', 200],
  ['a file beside the pages', 'GET', '/robots.txt', 200],
  ['a page that is not there', 'GET', '/nothing', 404],
  ['a portal page that is not there', 'GET', '/portal/nothing', 404],
  ['a page posted to', 'POST', '/', 404, {}],
  ['a page put to', 'PUT', '/', 404, {}],
  ['an address of two slashes', 'GET', '//', 400],
  ['an address with a slash at its end', 'GET', '/about/', 308],
  ['JSON', 'GET', '/api/milestones', 200],
  ['JSON’s head', 'HEAD', '/api/milestones', 404],
  ['health', 'GET', '/api/health/live', 200],
  ['an endpoint that is not there', 'GET', '/api/nothing', 404],
  ['an endpoint by another method', 'PATCH', '/api/documents', 404, {}],
  ['input that is wrong', 'POST', '/api/accounts/sign-in', 400, { email: 5 }],
  ['a document', 'GET', '/api/documents/{id}/content', 200],
  ['a document’s head', 'HEAD', '/api/documents/{id}/content', 200],
  ['a document that is not there', 'GET', '/api/documents/00000000-0000-4000-8000-000000000000/content', 404],
  ['an upload that is refused', 'POST', '/api/documents?name=a.pdf', 415, Buffer.from('no')],
  ['an upload', 'POST', '/api/documents?name=b.pdf', 201, pdf],
  ['a form', 'GET', '/forms/contact', 200],
  ['a form that is sent', 'POST', '/forms/contact', 400, Buffer.from('name=')],
  ['a form by another method', 'DELETE', '/forms/contact', 404],
  ['a calendar that is not there', 'GET', '/calendar/none.ics', 404],
  ['a calendar posted to', 'POST', '/calendar/none.ics', 405, {}],
  ['the keys', 'GET', '/.well-known/jwks.json', 200],
  ['where a weakness is reported', 'GET', '/.well-known/security.txt', 200],
  ['where passwords change', 'GET', '/.well-known/change-password', 302],
  ['the description of the interface', 'GET', '/api/openapi.json', 200],
  ['the page to read it', 'GET', '/api/reference', 200],
  ['how it starts', 'GET', '/api/reference/start.js', 200],
  ['what it does not have', 'GET', '/api/reference/other.js', 404],
  ['emails while trying out', 'GET', '/dev/mail', 200],
  ['what is not there for trying out', 'GET', '/dev/nothing', 404],
];

function checkEverywhere(header: (name: string) => string): void {
  expect(header('x-content-type-options')).toBe('nosniff');
  expect(header('referrer-policy')).toBe('same-origin');
  expect(header('cross-origin-opener-policy')).toBe('same-origin');
  expect(header('cross-origin-resource-policy')).toBe('same-origin');
  expect(header('permissions-policy')).toContain('camera=()');
  expect(header('x-frame-options')).toBe('DENY');
  expect(header('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  const policy = header('content-security-policy');
  expect(policy).toMatch(/default-src '(none|self)'/);
  expect(policy).toContain("frame-ancestors 'none'");
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval(?<!wasm-unsafe-eval)|\*|https?:|data:|blob:/);
  if (!policy.includes("default-src 'none'")) {
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
  }
  expect(header('access-control-allow-origin')).toBe('');
  expect(header('server') + header('x-powered-by')).toBe('');
}

describe('every kind of answer carries the whole set of headers', () => {
  it.each(answers)('%s', async (...[, method, path, status, body]) => {
    const response = await buyer.send(method, path.replace('{id}', String(documentId)), body);
    const text = await response.text();
    expect(response.status).toBe(status);
    checkEverywhere((name) => response.headers.get(name) ?? '');
    if (text !== '')
      expect(response.headers.get('content-type')).toMatch(
        /^(application\/(json|pdf)|text\/[a-z-]+; ?charset=utf-8)/i,
      );
    if (path.startsWith('/api/') && !path.includes('reference'))
      expect(response.headers.get('cache-control')).toContain('no-store');
  });

  it.each([
    ['no HTTP at all', 'nonsense\r\n\r\n', 400],
    ['a header of 100 KB', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`, 431],
    [
      'a length and chunks',
      'POST /api/x HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\nabc',
      400,
    ],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ])('%s', async (_, request, status) => {
    const answer = await exchange(request);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    if (!request.startsWith('GET / HTTP/1.1\r\n\r\n'))
      checkEverywhere((name) => new RegExp(`^${name}: (.*)$`, 'im').exec(answer)?.[1]?.trim() ?? '');
  });

  it('lets a page run its own scripts by their hashes and nothing else', async () => {
    const policy = (await buyer.send('GET', '/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' 'sha256-${HASH}';`);
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain('upgrade-insecure-requests');
  });
});

describe('an address with slashes at its end', () => {
  it.each([
    ['/about/', '/about'],
    ['/about///?a=b/', '/about?a=b/'],
    ['//x//elsewhere.example/', '/elsewhere.example'],
    ['//x/\\\\elsewhere.example/', '/elsewhere.example'],
  ])('%s leads to %s, which is on this site', async (path, to) => {
    const answer = await exchange(`GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 308 /);
    expect(/^location: (.*)$/im.exec(answer)?.[1]?.trim()).toBe(to);
  });
});

describe('methods that nothing needs', () => {
  it.each(['TRACE', 'TRACK', 'CONNECT', 'DEBUG', 'PROPFIND'])(
    '%s is not answered with what was sent',
    async (method) => {
      const answer = await exchange(
        `${method} / HTTP/1.1\r\nhost: a\r\nx-secret: seen\r\nconnection: close\r\n\r\n`,
      );
      expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
      expect(answer).not.toContain('seen');
    },
  );
});

describe('cookies over HTTPS', () => {
  it('are for this host alone, for HTTPS alone, and not for scripts', async () => {
    const fresh = await createBuyer(app);
    const { headers } = await fresh.call('POST', '/api/accounts/sign-in', {
      email: fresh.email,
      password: 'tamarind-orbit-cellar-42',
    });
    const cookies = headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-porchlight\.\w+=/);
      expect(cookie).toMatch(/; Path=\/(;|$)/);
      expect(cookie).toMatch(/; Secure/);
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=Lax/);
      expect(cookie).not.toMatch(/; Domain=/i);
    }
    expect(fresh.readCookies()).toContain('__Host-porchlight.session_token=');
  });

  it('of the name without the prefix open nothing', async () => {
    for (const name of ['porchlight', '__Secure-porchlight']) {
      const cookie = buyer.readCookies().replaceAll('__Host-porchlight', name);
      expect((await buyer.call('GET', '/api/documents', undefined, { cookie })).status).toBe(401);
    }
  });
});

/** The bytes that come back for the bytes that are sent. */
function exchange(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(app.origin).port), 'localhost');
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      socket.end();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.write(text);
  });
}
