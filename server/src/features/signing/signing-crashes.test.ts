import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { OpenSigningView } from '@porchlight/domain/signing/signing-views.ts';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { restartDuringCheckpoint } from '@porchlight/testing/faults/held-checkpoint.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import {
  complete,
  giveConsent,
  loadCertificatePage,
  prepare,
  SIGNABLE_PDF,
  startAndReadSigning,
  uploadDocument,
} from '@porchlight/testing/people/test-signer.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const DEAD_PROCESS = 4_242;
/** Each opening, sealing and certificate page starts a process of its own. */
vi.setConfig({ testTimeout: 480_000 });

let app: TestApp;
let buyer: TestBuyer;
let documentId: string;
let opened: OpenSigningView;
beforeAll(async () => {
  app = await startTestApp();
  buyer = await createBuyer(app);
  await giveConsent(buyer);
  documentId = await uploadDocument(buyer);
  opened = await startAndReadSigning(buyer, documentId);
});
afterAll(() => app.close());

async function listFiles(): Promise<string[]> {
  const folder = join(app.dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

async function readDocument(): Promise<{ status: unknown; bytes: Buffer }> {
  const [row] = await app.query('select status from documents where id = $1', [documentId]);
  const response = await buyer.send('GET', `/api/documents/${documentId}/content`);
  return { status: row?.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

async function expectReceived(): Promise<void> {
  const { status, bytes } = await readDocument();
  expect(status).toBe('received');
  expect(bytes.equals(SIGNABLE_PDF)).toBe(true);
  expect(await app.query('select 1 from signatures')).toEqual([]);
}

async function expectNoIntents(): Promise<void> {
  expect(await app.query('select 1 from file_intents')).toEqual([]);
}

/** Has the database break off at one step: the statement fails, or the connection is cut as if the process had died. */
async function breakAt(step: string, how: 'fails' | 'is cut off'): Promise<() => Promise<void>> {
  const [operation, table] = step.split(' on ');
  const act =
    how === 'fails'
      ? "raise exception 'broken off'"
      : 'perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1)';
  await app.query(
    `create function break_off() returns trigger language plpgsql as $$ begin ${act}; return null; end $$`,
  );
  const isAtEnd = operation === 'commit';
  await app.query(
    isAtEnd
      ? `create constraint trigger break_off after insert on ${table} deferrable initially deferred for each row execute function break_off()`
      : `create trigger break_off after ${operation} on ${table} for each row execute function break_off()`,
  );
  return async () => void (await app.query('drop function break_off() cascade'));
}

const PREPARE_STEPS = [
  'insert on file_intents',
  'update on signings',
  'insert on event_entries',
  'commit on event_entries',
];
const COMPLETE_STEPS = [
  'insert on signatures',
  'delete on signings',
  'insert on file_intents',
  'update on documents',
  'insert on notifications',
  'insert on event_entries',
  'commit on event_entries',
];
const cut = (steps: string[]) =>
  steps.flatMap((step): [string, 'fails' | 'is cut off'][] => [
    [step, 'fails'],
    [step, 'is cut off'],
  ]);

describe('sealing that breaks off', () => {
  it.each([
    ...PREPARE_STEPS.map((step) => [step, 'fails'] as const),
    ['update on signings', 'is cut off'] as const,
  ])('where %s %s leaves the document as received and no file', async (step, how) => {
    const mend = await breakAt(step, how);
    const reply = await prepare(buyer, opened);
    await mend();
    expect(reply.status).toBeGreaterThanOrEqual(500);
    await expectNoIntents();
    expect(await listFiles()).toHaveLength(1);
    await expectReceived();
  });

  it('because the process died before its row was stored leaves its file to the next start', async () => {
    expect((await prepare(buyer, opened)).status).toBe(200);
    await app.query('insert into file_intents select storage_path, $1, now() from signings', [DEAD_PROCESS]);
    await app.query('update signings set storage_path = null');
    expect(await listFiles()).toHaveLength(2);
    await restartDuringCheckpoint(app);
    expect(await listFiles()).toHaveLength(1);
    await expectNoIntents();
    await expectReceived();
  });
});

describe('completing that breaks off', () => {
  it('leaves the document as received at every step, then still completes', async () => {
    expect((await prepare(buyer, opened)).status).toBe(200);
    const files = await listFiles();
    for (const [step, how] of cut(COMPLETE_STEPS)) {
      const mend = await breakAt(step, how);
      const reply = await complete(buyer, opened);
      await mend();
      expect(reply.status, `${step} ${how}`).toBeGreaterThanOrEqual(500);
      expect(await listFiles(), `${step} ${how}`).toEqual(files);
      await expectNoIntents();
      await expectReceived();
    }
    // The process dies with everything prepared: the next start changes nothing, and it can still be completed.
    await app.restart();
    expect(await listFiles()).toEqual(files);
    expect((await complete(buyer, opened)).body.status).toBe('signed');
    // Whether its job has made it by now or not, nothing is under way any more once it is there.
    expect((await loadCertificatePage(buyer, documentId)).status).toBe(200);
    await expectNoIntents();
  });

  it('because the process died right after the commit leaves the former file to the next start', async () => {
    const files = await listFiles();
    expect(files).toHaveLength(2);
    const { bytes } = await readDocument();
    const [user] = (files[0] ?? '').split('/');
    const former = `${user}/1700000000000.pdf`;
    const { copyFile } = await import('node:fs/promises');
    const path = (name: string) => join(app.dataDir, 'files', name);
    await copyFile(path(files[0] ?? ''), path(former));
    await app.query('insert into file_intents values ($1, $2, now())', [former, DEAD_PROCESS]);
    await restartDuringCheckpoint(app);
    expect(await listFiles()).toEqual(files);
    await expectNoIntents();
    expect((await readDocument()).bytes.equals(bytes)).toBe(true);
    expect((await readFile(path(files[0] ?? ''))).length).toBeGreaterThan(0);
  });

  it('in the middle of deleting the signed document is finished by the next start, with every file', async () => {
    await app.query(
      `insert into file_intents select storage_path, $1::int, now() from documents
       union all select storage_path, $1::int, now() from certificate_pages`,
      [DEAD_PROCESS],
    );
    await app.restart();
    expect(await listFiles()).toEqual([]);
    expect((await buyer.call('GET', '/api/documents')).body.documents).toEqual([]);
    await expectNoIntents();
  });
});

describe('a certificate page that could not be made', () => {
  it('is made when it is asked for', async () => {
    const id = await uploadDocument(buyer);
    const signing = await startAndReadSigning(buyer, id);
    const { body } = await prepare(buyer, signing);
    const mend = await breakAt('insert on certificate_pages', 'fails');
    await complete(buyer, signing);
    const path = `/api/signatures/${body.signatureId}/certificate`;
    expect((await buyer.send('GET', path)).status).toBe(500);
    await waitFor('the job to have failed as well', async () =>
      (await app.query("select 1 from pgboss.job where name = 'certificate-pages' and state = 'retry'"))
        .length > 0
        ? true
        : undefined,
    );
    await expectNoIntents();
    expect(await listFiles()).toHaveLength(1);
    await mend();
    const { storage } = app.readParts().documents;
    const write = vi.spyOn(storage, 'write');
    const replies = await Promise.all([buyer.send('GET', path), buyer.send('GET', path)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(write).toHaveBeenCalledOnce();
    write.mockRestore();
    expect((await buyer.send('GET', path)).status).toBe(200);
    expect(await listFiles()).toHaveLength(2);
  });
});
