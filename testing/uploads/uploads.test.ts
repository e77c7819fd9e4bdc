import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileDangerSentences } from '@porchlight/content/en/documents-uploads.ts';
import { failureStatus } from '@porchlight/domain/kernel/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, waitFor } from '../app/test-app.ts';
import { createBuyer, PatientBuyer, type Reply, type TestBuyer } from '../people/test-buyer.ts';
import { exhaustingPdfs } from './exhausting-pdfs.ts';
import { honestFiles } from './honest-files.ts';
import { hostileNames } from './hostile-names.ts';
import { hostilePdfs } from './hostile-pdfs.ts';
import { hostilePictures } from './hostile-pictures.ts';
import { otherTypes } from './other-types.ts';
import type { Specimen } from './specimen.ts';

const MAX = 8 * 1024 * 1024;
const AT_ONCE = 8;
/** For machines that are busy with other tests. */
const PATIENCE_MS = 300_000;
const hostileFiles: readonly Specimen[] = [
  ...hostileNames,
  ...hostilePdfs,
  ...exhaustingPdfs,
  ...hostilePictures,
  ...otherTypes,
];

let app: TestApp;
let buyer: TestBuyer;
beforeAll(async () => {
  app = await startTestApp({ environment: { MAX_FILE_BYTES: String(MAX) } });
  buyer = await createBuyer(app, 'Ada Buyer', PatientBuyer);
});
afterAll(() => app.close());

type File = { name: string; bytes: Buffer; contentType?: string };

function upload({ name, bytes, contentType }: File): Promise<Reply> {
  const path = `/api/documents?${new URLSearchParams({ name })}`;
  return buyer.call('POST', path, bytes, contentType === undefined ? {} : { 'content-type': contentType });
}

/** Works through all of them, several at once, and says of each that failed which it was. */
async function forEach<Each extends { what: string }>(
  files: readonly Each[],
  check: (file: Each) => Promise<void>,
): Promise<void> {
  const waiting = [...files];
  const failed: string[] = [];
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const { what } = file;
      await check(file).catch((error: unknown) => failed.push(`${what}: ${String(error)}`));
    }
  });
  await Promise.all(workers);
  expect(failed).toEqual([]);
}

/** What was stored comes back byte for byte, as something that no browser runs, under a name that is safe. */
async function checkDownload(id: unknown, bytes: Buffer, name: unknown): Promise<void> {
  const response = await buyer.send('GET', `/api/documents/${id}/content`);
  const header = (key: string) => response.headers.get(key) ?? '';
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  expect(header('content-type')).toMatch(/^(application\/pdf|image\/(jpeg|png|heic))$/);
  expect(header('content-disposition')).toMatch(
    /^attachment; filename="[^"\\/\r\n]+"; filename\*=UTF-8''[\w.~!#$&+^`|%-]+$/,
  );
  const saved = decodeURIComponent(header('content-disposition').split("UTF-8''")[1] ?? '');
  expect(saved).toBe(name);
  expect(saved).toMatch(/\.(pdf|jpe?g|png|hei[cf])$/i);
  expect(saved).not.toMatch(/[/\\\p{Cc}\p{Cf}<>:"|?*]|^\.|[. ]$/u);
  expect(header('x-content-type-options')).toBe('nosniff');
  expect(header('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  expect(header('cross-origin-resource-policy')).toBe('same-origin');
  expect(header('cache-control')).toBe('private, no-store');
}

async function listFiles(): Promise<string[]> {
  const folder = join(app.dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** What lies in the data folder beside files and mail. */
const listBeside = async () =>
  (await readdir(app.dataDir)).filter((name) => name !== 'files' && name !== 'mail').sort();

const rows = () => app.query('select id, storage_path from documents');

describe('hostile files', () => {
  it('are more than three hundred, each of another kind', () => {
    expect(hostileFiles.length).toBeGreaterThanOrEqual(300);
    expect(new Set(hostileFiles.map(({ what }) => what)).size).toBe(hostileFiles.length);
  });

  it(
    'are each refused with the documented error, or kept and given back so that nothing runs',
    async () => {
      const before = process.memoryUsage().rss;
      const beside = await listBeside();
      let kept = 0;
      await forEach(hostileFiles, async ({ becomes, danger, named, ...file }) => {
        const reply = await upload(file);
        if (becomes === 'neutralised') {
          expect([reply.status, reply.body.code]).toEqual([201, undefined]);
          if (named !== undefined) expect(reply.body.name).toBe(named);
          await checkDownload(reply.body.id, file.bytes, reply.body.name);
          kept++;
          return;
        }
        expect([reply.status, reply.body.code]).toEqual([failureStatus[becomes], becomes]);
        if (danger !== undefined) expect(reply.body.message).toBe(fileDangerSentences[danger]);
      });
      expect(process.memoryUsage().rss - before).toBeLessThan(512 * 1024 * 1024);
      // What waited too long for a connection, as beside many other tests, is the sweep's.
      await app.sweep();
      await waitFor('no intent is left', async () => {
        const left = await app.query('select 1 from file_intents');
        return left.length === 0 ? true : undefined;
      });
      // Nothing of what was refused is left, and nothing lies where it was not put.
      const stored = await rows();
      expect(stored).toHaveLength(kept);
      expect((await listFiles()).sort()).toEqual(stored.map((row) => String(row.storage_path)).sort());
      for (const path of await listFiles()) expect(path).toMatch(/^[\w-]+\/\d{13,}\.(pdf|jpg|png|heic)$/);
      expect(await listBeside()).toEqual(beside);
      expect((await buyer.call('GET', '/api/documents')).status).toBe(200);
    },
    PATIENCE_MS,
  );

  it('of one byte more than the limit are refused, declared or not, and of the limit itself taken', async () => {
    const file = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 0x20)]);
    const tooLong = file(MAX + 1);
    expect((await upload({ name: 'a.pdf', bytes: tooLong })).body.code).toBe('FILE_TOO_LARGE');
    const streamed = new ReadableStream({
      start(controller) {
        controller.enqueue(tooLong);
        controller.close();
      },
    });
    expect((await buyer.call('POST', '/api/documents?name=a.pdf', streamed)).body.code).toBe(
      'FILE_TOO_LARGE',
    );
    const reply = await upload({ name: 'a.pdf', bytes: file(MAX) });
    expect([reply.status, reply.body.size]).toEqual([201, MAX]);
  });
});

describe('a length that is a lie', () => {
  const pdf = Buffer.from('%PDF-1.7\nwhole');
  const head = (length: string, more = '') =>
    `POST /api/documents?name=lie.pdf HTTP/1.1\r\nhost: localhost\r\ncookie: ${buyer.readCookies()}\r\ncontent-length: ${length}\r\n${more}\r\n`;

  function exchange(text: string | Buffer, endsFirst: boolean): Promise<string> {
    return new Promise((resolve) => {
      const socket = connect(Number(new URL(app.origin).port), 'localhost');
      let answer = '';
      socket.on('data', (data) => {
        answer += data.toString('latin1');
        if (!endsFirst) socket.end();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(answer));
      socket.write(text);
      if (endsFirst) socket.end();
    });
  }

  it.each([
    ['that promises more', '5000', ''],
    ['of two sizes', '14', 'content-length: 9\r\n'],
    ['beside another way to say it', '14', 'transfer-encoding: chunked\r\n'],
    ['below zero', '-1', ''],
    ['in letters', 'many', ''],
    ['past what numbers hold', '99999999999999999999999', ''],
  ])('%s stores nothing', async (_, length, more) => {
    const before = (await rows()).length;
    await exchange(Buffer.concat([Buffer.from(head(length, more)), pdf]), true);
    expect((await rows()).length).toBe(before);
    expect((await buyer.call('GET', '/api/documents')).status).toBe(200);
  });

  it('that promises less keeps no more than was promised, and takes the rest for no request', async () => {
    const answer = await exchange(Buffer.concat([Buffer.from(head('9')), pdf]), true);
    expect(answer).toMatch(/^HTTP\/1\.1 (201|400) /);
    const kept = await app.query("select size from documents where name = 'lie.pdf'");
    expect(kept.filter(({ size }) => Number(size) !== 9)).toEqual([]);
    expect(kept.length).toBeLessThanOrEqual(1);
  });

  it('far past the limit is refused before a byte of it', async () => {
    const code = await new Promise((resolve) => {
      const outgoing = request(`${app.origin}/api/documents?name=a.pdf`, {
        method: 'POST',
        headers: { cookie: buyer.readCookies(), 'content-length': 2 ** 45 },
      });
      outgoing.on('response', (response) => {
        resolve(response.statusCode);
        outgoing.destroy();
      });
      outgoing.on('error', () => undefined);
      outgoing.flushHeaders();
    });
    expect(code).toBe(413);
  });
});

describe('honest files', () => {
  it(
    'are more than two hundred, all taken, and come back byte for byte',
    async () => {
      expect(honestFiles.length).toBeGreaterThanOrEqual(200);
      await forEach(honestFiles, async ({ named, ...file }) => {
        const reply = await upload(file);
        expect([reply.status, reply.body.message]).toEqual([201, undefined]);
        expect(reply.body.name).toBe((named ?? file.name).normalize('NFC'));
        await checkDownload(reply.body.id, file.bytes, reply.body.name);
      });
    },
    PATIENCE_MS,
  );
});
