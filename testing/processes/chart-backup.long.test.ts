import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app/test-app.ts';
import { createBuyer } from '../people/test-buyer.ts';
import { uploadDocument } from '../people/test-signer.ts';
import { toEnvironment } from './several-processes.ts';

// The script of the chart's nightly job (deploy/helm), with a folder of this machine in place of the claim.
const root = fileURLToPath(new URL('../..', import.meta.url));
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let app: TestApp;
let parent: string;
let backups: string;
let script: string;
let keepDays: number;
const started = new Set<ChildProcess>();

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'porchlight-chart-'));
  app = await startTestApp();
  await uploadDocument(await createBuyer(app));
  const chart = join(root, 'deploy/helm/porchlight');
  keepDays = Number(/^ {2}keepDays: (\d+)$/m.exec(await readFile(join(chart, 'values.yaml'), 'utf8'))?.[1]);
  const template = await readFile(join(chart, 'templates/backup.yaml'), 'utf8');
  script = (/ args:\n +- \|\n(.*?)\n +env:/s.exec(template)?.[1] ?? '').replace(
    '{{ mul .Values.backup.keepDays 1440 }}',
    String(keepDays * 24 * 60),
  );
  expect(script).toContain('server/src/backup.ts');
  expect(script).not.toContain('{{');
});
beforeEach(async () => {
  backups = await mkdtemp(join(parent, 'claim-'));
});
afterAll(async () => {
  for (const { pid } of started) if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  await app.close();
  await rm(parent, { recursive: true, force: true });
});

describe('the nightly backup of the chart', () => {
  it('is written and checked, and what is too old goes with what killed ones have left', async () => {
    await keepOld('old.backup', keepDays);
    await keepOld('killed.backup.unfinished', keepDays);
    await keepOld('young.backup', keepDays - 1);
    await keepOld('other.txt', keepDays);
    const { exited, output } = start();
    expect([await exited, output()]).toEqual([0, expect.stringMatching(/is written: .*is whole/s)]);
    expect(await readdir(backups)).toEqual([expect.stringMatching(TONIGHT), 'other.txt', 'young.backup']);
  });

  it('is checked also where the store has lost files, and says so by its code', async () => {
    const lost = await app.query('select storage_path from documents');
    const files = join(app.dataDir, 'files');
    for (const { storage_path: path } of lost)
      await rename(join(files, `${path}`), join(files, `${path}.away`));
    const { exited, output } = start();
    expect([await exited, output()]).toEqual([
      3,
      expect.stringMatching(/the store lacks 1 files.*is whole/s),
    ]);
    expect(await readdir(backups)).toEqual([expect.stringMatching(TONIGHT)]);
    for (const { storage_path: path } of lost)
      await rename(join(files, `${path}.away`), join(files, `${path}`));
  });

  it('removes none before where it cannot be written', async () => {
    await keepOld('old.backup', keepDays);
    const { exited, output } = start({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/porchlight' });
    expect([await exited, output()]).toEqual([1, expect.stringContaining('ECONNREFUSED')]);
    expect(await readdir(backups)).toEqual(['old.backup']);
  });

  it('is signaled when it has to stop, and leaves nothing', async () => {
    const store = await startEndlessStore();
    const { child, exited, output } = start(store.environment);
    await Promise.race([store.read, exited]);
    expect(await readdir(backups)).toEqual([expect.stringMatching(/\.unfinished$/)]);
    child.kill('SIGTERM');
    expect([await exited, output()]).toEqual([130, expect.stringContaining('Stopped.')]);
    expect(await readdir(backups)).toEqual([]);
    await store.close();
  });
});

const TONIGHT = /^\d{4}-\d\d-\d\d-\d{4}\.backup$/;

/** As the container runs it; the output is whole when it has exited. */
function start(more: Record<string, string> = {}) {
  const child = spawn('sh', ['-ec', script.replaceAll('/backups', backups)], {
    cwd: root,
    env: {
      ...app.environment,
      BACKUP_PASSPHRASE: 'seven quiet herons at the weir',
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // With what it starts, so that all of it can be ended.
    detached: true,
  });
  started.add(child);
  child.once('close', () => started.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const exited = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return { child, exited, output: () => output };
}

/** A file of so many days and a minute. */
async function keepOld(name: string, days: number): Promise<void> {
  await writeFile(join(backups, name), name);
  const then = new Date(Date.now() - days * DAY_MS - MINUTE_MS);
  await utimes(join(backups, name), then, then);
}

/** A bucket that has every file, and whose files have no end: a backup of it ends by a signal alone. */
async function startEndlessStore() {
  const { promise: read, resolve } = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-length': String(1e12) });
    if (request.method === 'HEAD') return response.end();
    resolve();
    const sending = setInterval(() => response.write(Buffer.alloc(100_000)), 20);
    response.on('close', () => clearInterval(sending));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const environment = toEnvironment({
    bucket: 'endless',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accessKeyId: 'anyone',
    secretAccessKey: 'anything',
    forcePathStyle: true,
  });
  return { environment, read, close: () => new Promise((closed) => server.close(closed)) };
}
