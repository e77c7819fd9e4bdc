import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileDangerSentences } from '@porchlight/content/en/documents-uploads.ts';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { startTestClamd, type TestClamd } from '@porchlight/testing/outside-world/test-clamd.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { EICAR } from '@porchlight/testing/uploads/specimen.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../platform/base/log.ts';
import { createVirusCheck } from '../../platform/storage/virus-check.ts';

const clean = Buffer.from(`%PDF-1.7\n${'page '.repeat(40_000)}`);
const infected = Buffer.concat([clean, Buffer.from(`\n${EICAR}\n`)]);

let app: TestApp;
let clamd: TestClamd;
let buyer: TestBuyer;
beforeAll(async () => {
  clamd = await startTestClamd(EICAR);
  app = await startTestApp({ environment: { CLAMD_URL: `tcp://localhost:${clamd.port}` } });
  buyer = await createBuyer(app);
});
afterAll(async () => {
  await app.close();
  await clamd.stop();
});

const upload = (bytes: Buffer) => buyer.call('POST', '/api/documents?name=stub.pdf', bytes);

async function countKept(): Promise<[rows: number, files: number, intents: number]> {
  const files = await readdir(join(app.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return [
    (await app.query('select 1 from documents')).length,
    files.filter((entry) => entry.isFile()).length,
    (await app.query('select 1 from file_intents')).length,
  ];
}

describe('an upload, where clamd is asked', () => {
  it('takes what clamd finds nothing in, whole', async () => {
    const { status, body } = await upload(clean);
    expect(status).toBe(201);
    const answer = await buyer.send('GET', `/api/documents/${body.id}/content`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(clean)).toBe(true);
    expect(clamd.scanned).toBe(1);
  });

  it('refuses what clamd finds, and stores nothing of it', async () => {
    const before = await countKept();
    const { status, body } = await upload(infected);
    expect([status, body.code, body.message]).toEqual([422, 'FILE_NOT_SAFE', fileDangerSentences.infected]);
    expect(await countKept()).toEqual(before);
  });

  it.each(['error', 'limit', 'early', 'hangs up'] as const)(
    'refuses a clean file from a clamd that answers with: %s',
    async (mood) => {
      const before = await countKept();
      clamd.mood = mood;
      const { status, body, headers } = await upload(clean);
      clamd.mood = 'well';
      expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
      expect(body.message).toMatch(/nothing was stored.*try again/);
      expect(headers.get('retry-after')).not.toBeNull();
      expect(await countKept()).toEqual(before);
    },
  );

  it('refuses every file while clamd is away, and takes it again once it is back', async () => {
    const before = await countKept();
    await clamd.stop();
    expect((await upload(clean)).body.code).toBe('UNAVAILABLE');
    expect(await countKept()).toEqual(before);
    await clamd.start();
    expect((await upload(clean)).status).toBe(201);
  });

  it('says why a file is refused for itself before it asks', async () => {
    expect((await upload(Buffer.from('GIF89a'))).body.code).toBe('FILE_TYPE_NOT_ACCEPTED');
  });
});

const never = () => new Error('not asked') as never;

it('a clamd that says nothing is not waited for without end', async () => {
  clamd.mood = 'silent';
  const check = createVirusCheck({ host: 'localhost', port: clamd.port }, createLog('silent'), 200);
  await expect(collect(check.watch(chunksOf(clean), never))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
  clamd.mood = 'well';
});

it('an upload that is broken off is reported as that', async () => {
  const check = createVirusCheck({ host: 'localhost', port: clamd.port }, createLog('silent'));
  async function* broken() {
    yield clean;
    throw new RangeError('cut off');
  }
  await expect(collect(check.watch(broken(), never))).rejects.toThrow('cut off');
});

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return all;
}

async function* chunksOf(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

const CLAMD = '/usr/sbin/clamd';

describe.skipIf(!existsSync(CLAMD))('the clamd of this machine, with EICAR for its only signature', () => {
  let folder: string;
  let running: ChildProcess;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'porchlight-clamd-'));
    await mkdir(join(folder, 'signatures'));
    await writeFile(
      join(folder, 'signatures', 'test.ndb'),
      `Eicar-Test:0:*:${Buffer.from(EICAR).toString('hex')}\n`,
    );
    const settings = [
      'Foreground true',
      `DatabaseDirectory ${folder}/signatures`,
      `LocalSocket ${folder}/socket`,
    ];
    await writeFile(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
    running = spawn(CLAMD, ['-c', join(folder, 'clamd.conf')], { stdio: 'ignore' });
    await waitFor('clamd', async () => (existsSync(join(folder, 'socket')) ? true : undefined));
  }, 120_000);
  afterAll(async () => {
    running.kill();
    await rm(folder, { recursive: true, force: true });
  });

  it('finds it in a PDF, and nothing in one without it', async () => {
    const check = createVirusCheck({ path: join(folder, 'socket') }, createLog('silent'));
    const found = new Error('found');
    const tell = () => found as never;
    await expect(collect(check.watch(chunksOf(infected), tell))).rejects.toBe(found);
    const passed = await collect(check.watch(chunksOf(clean), tell));
    expect(Buffer.concat(passed).equals(clean)).toBe(true);
  });
});
