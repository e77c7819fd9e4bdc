import { once } from 'node:events';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../base/log.ts';

const INFO = 30;
type Line = { level: number; msg: string; endpoint?: string; cut?: boolean };

let app: TestApp;
let buyer: TestBuyer;
const written: string[] = [];
const readLines = () =>
  written
    .join('')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

beforeAll(async () => {
  const stream = new PassThrough();
  stream.on('data', (chunk) => written.push(String(chunk)));
  app = await startTestApp({ log: createLog('info', stream) });
  buyer = await createBuyer(app);
});
afterAll(() => app.close());
beforeEach(() => {
  written.length = 0;
});

/** Sends the head of a request and a part of its body, and ends the connection as a browser that is closed does. */
async function sendPart(method: string, path: string, headers: string[], part: string): Promise<void> {
  const { port } = new URL(app.origin);
  const socket = connect(Number(port), 'localhost');
  await once(socket, 'connect');
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    `Origin: ${app.origin}`,
    `Cookie: ${buyer.readCookies()}`,
    ...headers,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${part}`);
  // Until the server is in the midst of reading it.
  await new Promise((resolve) => setTimeout(resolve, 200));
  socket.resetAndDestroy();
}

const json = ['Content-Type: application/json', 'Content-Length: 5000'];
const form = ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 5000'];
const file = ['Content-Type: application/pdf', 'Content-Length: 5000000'];

describe('a request that its sender breaks off', () => {
  it.each([
    ['JSON', 'POST', '/api/accounts/sign-in', json, '{"email":"a'],
    ['JSON of a signed-in buyer', 'PUT', '/api/plan/facts/price', json, '{"id":"'],
    [
      'chunked JSON',
      'POST',
      '/api/accounts/sign-in',
      ['Content-Type: application/json', 'Transfer-Encoding: chunked'],
      'ff\r\n{"em',
    ],
    ['a form', 'POST', '/forms/contact', form, 'name=Ad'],
    ['an upload', 'POST', '/api/documents?name=a.pdf', file, '%PDF-1.7\n'],
    [
      'an upload under a key',
      'POST',
      '/api/documents?name=b.pdf',
      [...file, 'Idempotency-Key: cut-off-1'],
      '%PDF-1.7\n',
    ],
    ['pictures to read', 'POST', '/api/tools/read-document', file, '%PDF-1.7\n'],
    [
      'too large a body',
      'POST',
      '/api/accounts/sign-in',
      ['Content-Type: application/json', 'Content-Length: 5000000'],
      '{',
    ],
  ])('in the midst of %s is a line at info level, and no error', async (_, method, path, headers, part) => {
    // Where a library would write it beside the log.
    const console = vi.spyOn(globalThis.console, 'error');
    await sendPart(method, path, headers, part);
    await waitFor('the line of the request', async () =>
      readLines().some(({ msg, cut }) => msg === 'request' && cut === true) ? true : undefined,
    );
    // What fails after the connection has closed is logged after its line.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(readLines().filter(({ level }) => level > INFO)).toEqual([]);
    expect(console.mock.calls).toEqual([]);
    console.mockRestore();
  });
});
