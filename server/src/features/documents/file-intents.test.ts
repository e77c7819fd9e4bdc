import { mkdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import { createInstanceId } from '../../platform/database/instance.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createBuyer, type TestBuyer } from '../../testing/test-buyer.ts';
import { finishRemovalOf } from './document-removal.ts';
import { storeDocument } from './document-upload.ts';
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

describe('the sweep of abandoned files', () => {
  it('leaves an upload that is stored while it looks who is at work', async () => {
    // With one connection, which is given in the order it is asked for, the upload is stored between the two looks of the sweep.
    const database = openDatabase(app.databaseUrl, 1, () => undefined);
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

  it('goes on past a file that cannot go, tells of it, and takes it up the next time', async () => {
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
});
