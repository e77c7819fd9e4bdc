import { mkdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { beginCheckpoint } from '@porchlight/testing/faults/held-checkpoint.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import {
  complete,
  giveConsent,
  prepare,
  SIGNABLE_PDF,
  startAndReadSigning,
  uploadDocument,
} from '@porchlight/testing/people/test-signer.ts';
import pLimit from 'p-limit';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Failure } from '../../platform/base/failure.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { createInstanceId } from '../../platform/database/instance.ts';
import { deliverEvents } from '../../platform/events/transaction-events.ts';
import { lockRemovals } from '../../platform/storage/removal-hold.ts';
import { type Storage, StoreGone } from '../../platform/storage/storage.ts';
import { finishRemovalOf, removeDocument } from '../documents/document-removal.ts';
import { storeDocument } from '../documents/document-upload.ts';
import { documents } from './documents.table.ts';
import { createFileIntents } from './file-intents.ts';

const PDF = Buffer.from('%PDF-1.7\nkept');

let app: TestApp;
let buyer: TestBuyer;
let userId: string;
beforeAll(async () => {
  app = await startTestApp();
  buyer = await createBuyer(app);
  const [row] = await app.query('select id from users where email = $1', [buyer.email]);
  userId = String(row?.id);
});
afterAll(() => app.close());

describe('several uploads of one account', () => {
  it('within one millisecond never share a file, also when one is stored while another looks for a path', async () => {
    const moment = new Date('2026-11-20T17:00:00.000Z');
    const parts = { ...app.readParts().documents, now: () => moment };
    const upload = (content: string) =>
      storeDocument(parts, userId, {
        name: 'x.pdf',
        chunks: (async function* () {
          yield Buffer.from(`%PDF-1.7\n${content}`);
        })(),
        isStillSignedIn: async () => true,
      });
    const contents = Array.from({ length: 60 }, (_, each) => `upload ${each}`);
    // More than the app has connections, and few enough that none waits 5 s for one.
    const limit = pLimit(6);
    const stored = await limit.map(contents, upload);
    const read = await Promise.all(
      stored.map(async ({ id }) => (await buyer.send('GET', `/api/documents/${id}/content`)).text()),
    );
    expect(read).toEqual(contents.map((content) => `%PDF-1.7\n${content}`));
  });
});

describe('the sweep of abandoned files', () => {
  it('leaves an upload that is stored while it checks which processes are at work', async () => {
    // With one connection, which is given in the order it is asked for, the upload is stored between the two looks of the sweep.
    const database = deliverEvents(
      openDatabase(app.databaseUrl, 1, () => undefined),
      [],
    );
    const parts = app.readParts().documents;
    const intents = createFileIntents(
      database,
      parts.storage,
      createInstanceId(),
      [documents],
      (transaction, storagePath) =>
        finishRemovalOf(transaction, storagePath, { isErased: async () => false, now: parts.now() }),
    );
    let sweeping: Promise<number> | undefined;
    async function* readFile() {
      yield PDF;
    }
    try {
      const { id } = await storeDocument({ ...parts, database, intents }, userId, {
        name: 'kept.pdf',
        chunks: readFile(),
        async isStillSignedIn() {
          sweeping = intents.sweep();
          return true;
        },
      });
      expect(await sweeping).toBe(0);
      const answer = await buyer.send('GET', `/api/documents/${id}/content`);
      expect(answer.status).toBe(200);
      expect(Buffer.from(await answer.arrayBuffer()).equals(PDF)).toBe(true);
    } finally {
      await database.close();
    }
  });

  it('goes on past a file that cannot be removed, reports it, and tries again the next time', async () => {
    const { intents, now } = app.readParts().documents;
    const paths: string[] = [];
    for (const extension of ['pdf', 'jpg', 'png']) {
      paths.push(await intents.reserve(userId, extension, now()));
    }
    for (const path of paths) intents.release(path);
    const [stuck = ''] = paths;
    // A folder is nothing that is removed as a file.
    const folder = join(app.dataDir, 'files', stuck);
    await mkdir(folder, { recursive: true });
    const readLeft = async () =>
      (await app.query('select storage_path from file_intents')).map((row) => row.storage_path);
    await expect(intents.sweep()).rejects.toThrow(/unlink/);
    expect(await readLeft()).toEqual([stuck]);
    await rmdir(folder);
    expect(await intents.sweep()).toBe(1);
    expect(await readLeft()).toEqual([]);
  });

  it('ends at the first file where the store is gone', async () => {
    const { database, now } = app.readParts();
    let tried = 0;
    const storage = {
      ...app.readParts().documents.storage,
      async remove() {
        tried += 1;
        throw new StoreGone('no answer');
      },
    };
    const own = createFileIntents(database, storage, createInstanceId(), [], async () => undefined);
    const paths = [await own.reserve(userId, 'pdf', now()), await own.reserve(userId, 'png', now())];
    for (const path of paths) own.release(path);
    await expect(own.sweep()).rejects.toBeInstanceOf(StoreGone);
    expect(tried).toBe(1);
    await app.query('delete from file_intents');
  });

  it('of a process taken for dead leaves no file that this process writes afterwards', async () => {
    const { intents } = app.readParts().documents;
    const path = await uploadBehind(async () => {
      expect(await intents.sweep()).toBe(1);
    });
    expect(await app.readParts().documents.storage.size(path)).toBeUndefined();
    expect(await app.query('select 1 from file_intents')).toEqual([]);
  });

  it('of a process taken for dead leaves no file that this process writes between removal and commit', async () => {
    const { database, storage } = app.readParts().documents;
    const removed = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const slow: Storage = {
      ...storage,
      async remove(path) {
        await storage.remove(path);
        removed.resolve();
        await held.promise;
      },
    };
    const intents = createFileIntents(database, slow, createInstanceId(), [documents], async () => undefined);
    let sweeping: Promise<number> | undefined;
    const uploading = uploadBehind(() => {
      sweeping = intents.sweep();
      return removed.promise;
    });
    const isWaiting = async () => {
      const waiting = await app.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          and query like '%porchlight_reserve_file%'`,
      );
      return waiting.length > 0 ? true : undefined;
    };
    await Promise.race([uploading, waitFor('the upload to wait for the sweep', isWaiting)]);
    held.resolve();
    expect(await sweeping).toBe(1);
    expect(await storage.size(await uploading)).toBeUndefined();
    expect(await app.query('select 1 from file_intents')).toEqual([]);
  });

  it('is not waited for by a server that starts', async () => {
    const holder = new pg.Client(app.databaseUrl);
    await holder.connect();
    await app.stop();
    await holder.query('begin; lock table file_intents in access exclusive mode');
    const started = app.restart();
    await waitFor('the server to answer', () =>
      fetch(`${app.origin}/api/health/live`).then(
        ({ ok }) => ok || undefined,
        () => undefined,
      ),
    );
    await holder.end();
    await started;
    expect((await buyer.call('GET', '/api/documents')).status).toBe(200);
  });
});

/** Uploads from a process that is not known to run; `before` it writes the file something happens. Gives the path. */
async function uploadBehind(before: () => Promise<void>): Promise<string> {
  const parts = app.readParts().documents;
  let written = '';
  const storage: Storage = {
    ...parts.storage,
    async write(path, chunks) {
      written = path;
      await before();
      await parts.storage.write(path, chunks);
    },
  };
  const intents = createFileIntents(
    parts.database,
    storage,
    createInstanceId(),
    [documents],
    async () => undefined,
  );
  async function* readFile() {
    yield PDF;
  }
  const upload = { name: 'late.pdf', chunks: readFile(), isStillSignedIn: async () => true };
  await expect(storeDocument({ ...parts, storage, intents }, userId, upload)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
  return written;
}

describe('a server that stops', () => {
  it('counts as running until its jobs have ended, so that no other process sweeps their files', async () => {
    await giveConsent(buyer);
    const opened = await startAndReadSigning(buyer, await uploadDocument(buyer, SIGNABLE_PDF));
    expect((await prepare(buyer, opened)).status).toBe(200);
    const parts = app.readParts().documents;
    const { write } = parts.storage;
    const writing = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    // Of the job that makes the certificate page.
    parts.storage.write = async (path, chunks) => {
      writing.resolve();
      await held.promise;
      await write(path, chunks);
    };
    expect((await complete(buyer, opened)).status).toBe(200);
    await writing.promise;
    const stopping = app.stop();
    await waitFor('the jobs to be stopped', async () => {
      const listening = await app.query(
        `select 1 from pg_stat_activity
          where datname = current_database() and application_name = 'porchlight jobs' and query ilike '%listen%'`,
      );
      return listening.length === 0 ? true : undefined;
    });
    const other = openDatabase(app.databaseUrl, 2, () => undefined);
    const sweeper = createFileIntents(other, parts.storage, createInstanceId(), [], async () => undefined);
    expect(await sweeper.sweep()).toBe(0);
    held.resolve();
    await stopping;
    await other.close();
    await app.restart();
    expect(await app.query('select 1 from certificate_pages')).toHaveLength(1);
    expect(await app.query('select 1 from file_intents')).toEqual([]);
  });
});

describe('an upload that is refused at its end', () => {
  it('leaves others a connection while the store hangs, with two of them and however many there are', async () => {
    const database = openDatabase(app.databaseUrl, 2, () => undefined);
    const parts = app.readParts().documents;
    const { promise: back, resolve: comeBack } = Promise.withResolvers<void>();
    let hanging = 0;
    const storage = {
      ...parts.storage,
      async remove(path: string) {
        hanging += 1;
        await back;
        await parts.storage.remove(path);
      },
    };
    const intents = createFileIntents(database, storage, createInstanceId(), [], async () => undefined);
    async function* readFile() {
      yield PDF;
    }
    const refused = Array.from({ length: 6 }, () =>
      storeDocument({ ...parts, database, storage, intents }, userId, {
        name: 'late.pdf',
        chunks: readFile(),
        isStillSignedIn: async () => false,
      }).catch((error: Failure) => error.code),
    );
    try {
      await waitFor('a removal to hang', async () => hanging > 0 || undefined);
      const { rows } = await database.db.$client.query('select 1 as one');
      expect(rows).toEqual([{ one: 1 }]);
      comeBack();
      expect(await Promise.all(refused)).toEqual(refused.map(() => 'NOT_SIGNED_IN'));
    } finally {
      comeBack();
      await Promise.allSettled(refused);
      await database.close();
    }
    expect(await app.query('select 1 from file_intents')).toEqual([]);
  });
});

describe('a deletion', () => {
  it('does not delay others while the store hangs, however many there are', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 6; count++) ids.push(await uploadDocument(buyer, PDF, `${count}.pdf`));
    const { storage } = app.readParts().documents;
    const remove = storage.remove;
    const { promise: back, resolve: comeBack } = Promise.withResolvers<void>();
    storage.remove = (path) => back.then(() => remove(path));
    const deleting = ids.map((id) => buyer.call('DELETE', `/api/documents/${id}`));
    await waitFor('all rows to be gone', async () =>
      (await app.query('select 1 from documents where id = any($1)', [ids])).length === 0 ? true : undefined,
    );
    expect((await buyer.call('GET', '/api/milestones')).status).toBe(200);
    comeBack();
    expect((await Promise.all(deleting)).map(({ status }) => status)).toEqual(ids.map(() => 200));
    storage.remove = remove;
    expect(await app.query('select 1 from file_intents')).toEqual([]);
  });

  it('removes its file while a checkpoint of the event log is being written', async () => {
    const id = await uploadDocument(buyer, PDF, 'gone.pdf');
    const [row] = await app.query('select storage_path from documents where id = $1', [id]);
    const checkpoint = await beginCheckpoint(app);
    expect((await buyer.call('DELETE', `/api/documents/${id}`)).status).toBe(200);
    await checkpoint.finish();
    expect(await app.readParts().documents.storage.size(String(row?.storage_path))).toBeUndefined();
    expect(await app.query('select 1 from file_intents')).toEqual([]);
  });

  it('beside a backup leaves its file to the sweep, also where the answer to its commit is lost', async () => {
    const id = await uploadDocument(buyer, PDF, 'held.pdf');
    const [row] = await app.query('select storage_path from documents where id = $1', [id]);
    const context = app.readParts().documents;
    const database: typeof context.database = {
      ...context.database,
      async transact(work) {
        await context.database.transact(work);
        throw new Error('the connection was lost');
      },
    };
    const backup = new pg.Client(app.databaseUrl);
    await backup.connect();
    await lockRemovals(backup);
    await expect(removeDocument({ ...context, database }, userId, id)).rejects.toThrow('was lost');
    await backup.end();
    expect(await app.query('select 1 from documents where id = $1', [id])).toEqual([]);
    expect(await context.intents.sweep()).toBe(1);
    expect(await context.storage.size(String(row?.storage_path))).toBeUndefined();
  });
});
