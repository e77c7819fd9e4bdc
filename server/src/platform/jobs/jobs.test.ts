import { createTestDatabase, waitFor } from '@porchlight/testing/app/test-app.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseConnection, openDatabase } from '../database/database.ts';
import { type Jobs, startJobs } from './jobs.ts';

const EMAIL = 'wilhelmina@example.com';

let database: DatabaseConnection;
let jobs: Jobs;
const failed: string[] = [];

function fail(error: Error): never {
  throw error;
}

beforeAll(async () => {
  const url = await createTestDatabase();
  database = openDatabase(url, 2, fail);
  jobs = await startJobs(url, ['queued', 'slow'], { onError: fail, onFailed: (queue) => failed.push(queue) });
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

/** As the driver and drizzle write one: with what was to be stored. */
async function breakOnData(): Promise<never> {
  throw Object.assign(new Error(`Failed query: insert, params: ${EMAIL}`), { code: '23505' });
}

async function readEnded(queue: string, state: string) {
  return waitFor(`a job of ${queue} that ended`, async () => {
    const asked = 'select output::text as output from pgboss.job where name = $1 and state = $2';
    const { rows } = await database.db.$client.query(asked, [queue, state]);
    return rows[0]?.output as string | undefined;
  });
}

describe('a queue whose jobs take long', () => {
  it('expires them later, also where it was there already', async () => {
    await jobs.work('slow', async () => {}, { expireInSeconds: 3_600 });
    await jobs.enqueue('slow', {}, database.db);
    const asked = "select expire_seconds from pgboss.job where name = 'slow'";
    expect((await database.db.$client.query(asked)).rows).toEqual([{ expire_seconds: 3_600 }]);
  });
});

describe('a job that fails is reported and leaves nothing it was about in the queue', () => {
  it('where something brought it about, and is tried again without those that came with it', async () => {
    const done: string[] = [];
    await database.transact(async (transaction) => {
      for (const which of ['first', 'bad', 'last']) await jobs.enqueue('queued', { which }, transaction);
    });
    await jobs.work<{ which: string }>('queued', async ({ which }) => {
      if (which === 'bad') await breakOnData();
      done.push(which);
    });
    const output = await readEnded('queued', 'retry');
    expect(JSON.parse(output)).toMatchObject({ kind: 'Error', code: '23505' });
    expect(output).not.toContain(EMAIL);
    expect(done.toSorted()).toEqual(['first', 'last']);
    expect(failed).toEqual(['queued']);
  });

  it('where the clock did, and waits for its next time', async () => {
    failed.length = 0;
    await jobs.repeat('of-the-clock', '0 0 1 1 *', breakOnData);
    await jobs.enqueue('of-the-clock', {}, database.db);
    const output = await readEnded('of-the-clock', 'failed');
    expect(JSON.parse(output)).toMatchObject({ kind: 'Error', code: '23505' });
    expect(output).not.toContain(EMAIL);
    expect(failed).toEqual(['of-the-clock']);
  });
});
