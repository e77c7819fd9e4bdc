import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer } from '@porchlight/testing/people/test-buyer.ts';
import {
  killProcesses,
  pickPort,
  startProcess,
  waitForAddress,
} from '@porchlight/testing/processes/start-process.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueUnreadDocuments } from './unread-documents.service.ts';

/** Several times what one statement looks through. */
const UNREAD = 24_000;
const PREFIXES = 4_096;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const { email } = await createBuyer(app);
  await app.query(
    `insert into documents (id, user_id, name, type, size, storage_path, wrapped_key, status, created_at)
     select md5(n::text)::uuid, users.id, n || '.pdf', 'application/pdf', 9, users.id || '/' || n, '\\x00', 'received', now()
       from users, generate_series(1, $2::int) n where email = $1`,
    [email, UNREAD],
  );
  // The planner knows that nothing was ever read, and has to find its way all the same.
  await app.query('analyze documents, document_texts');
});
afterAll(async () => {
  killProcesses();
  await app.close();
});

const readContext = (stopping: AbortSignal) => ({ database: app.readParts().database, stopping });

describe('thousands of documents whose words are not read yet', () => {
  it('are queued in batches that leave none out, by a few statements', async () => {
    const prefixes = new Set<string>();
    let statements = 0;
    await queueUnreadDocuments(readContext(new AbortController().signal), async (batches) => {
      statements += 1;
      for (const { data } of batches) prefixes.add(data.prefix);
    });
    const rows = await app.query('select distinct left(id::text, 3) as prefix from documents');
    expect([...prefixes].toSorted()).toEqual(rows.map(({ prefix }) => prefix).toSorted());
    expect(statements).toBeLessThan(10);
  });

  it('are found by an index of what is unread, and none are where all is read', async () => {
    const plans = await app.query(
      'explain select document_id from document_texts where stems_version < 5 order by stems_version, document_id limit 5000',
    );
    expect(plans.map((row) => row['QUERY PLAN']).join()).toContain('document_texts_stems');
    await app.query('update document_texts set stems_version = 1000');
    let queued = 0;
    await queueUnreadDocuments(readContext(new AbortController().signal), async (batches) => {
      queued += batches.length;
    });
    await app.query('update document_texts set stems_version = 0');
    expect(queued).toBe(0);
  });

  it('are left to the next start once the server stops', async () => {
    const stopping = new AbortController();
    let statements = 0;
    await queueUnreadDocuments(readContext(stopping.signal), async () => {
      statements += 1;
      stopping.abort();
    });
    expect(statements).toBe(1);
  });

  it('do not delay a server that is asked to stop', async () => {
    await app.stop();
    const started = startProcess({ ...app.environment, PORT: pickPort(), DRAIN_SECONDS: '5' });
    await waitForAddress(started);
    started.child.kill('SIGTERM');
    expect(await started.exited).toBe(0);
    const [queued] = await app.query(
      "select count(*)::int as jobs from pgboss.job where name in ('document-texts', 'unread-documents')",
    );
    expect(queued?.jobs).toBeLessThanOrEqual(PREFIXES);
  }, 360_000);
});
