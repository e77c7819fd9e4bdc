import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import {
  startTransactionPooler,
  type TransactionPooler,
} from '@porchlight/testing/outside-world/transaction-pooler.ts';
import { createBuyer, PatientBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeFatalError } from '../../base/fatal-errors.ts';
import { checkPooling, loadPooling } from './pooler-check.ts';

const CONNECTIONS = 3;
/** A port that no service has. */
const NOBODY = 'postgresql://me:hunter2@127.0.0.1:1/homes';
const REFUSED =
  'no database answers at 127.0.0.1:1 (ECONNREFUSED). Start it, or correct the address. Nothing was changed.';
const NOON = '2026-11-20T12:00:00.000Z';

let url: string;
let other: string;
let pooler: TransactionPooler;
let app: TestApp;
let buyers: TestBuyer[];
beforeAll(async () => {
  [url, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  pooler = await startTransactionPooler(url, CONNECTIONS);
  app = await startTestApp({
    installation: { databaseUrl: url, dataDir: await mkdtemp(join(tmpdir(), 'porchlight-pooled-')) },
    leadToDatabase: pooler.lead,
    environment: { DATABASE_URL: pooler.lead(url), DATABASE_DIRECT_URL: url, DATABASE_POOL_SIZE: '10' },
  });
  // A busy server asks to come again.
  buyers = await Promise.all([1, 2, 3].map(() => createBuyer(app, undefined, PatientBuyer)));
}, 60_000);
afterAll(async () => {
  await app.close();
  await pooler.close();
});

describe('behind a pooler in transaction mode that keeps no named statements', () => {
  it('people sign up and in, and what they ask at once is answered with their own', async () => {
    const notes = await Promise.all(
      buyers.flatMap((buyer, index) =>
        Array.from({ length: 20 }, async (_, round) => {
          const path = `/api/milestones/pre-approval/notes/${randomUUID()}`;
          const stored = await buyer.call('PUT', path, { text: `${index} ${round}`, createdAt: NOON });
          return stored.status;
        }),
      ),
    );
    expect(new Set(notes)).toEqual(new Set([200]));
    for (const [index, buyer] of buyers.entries()) {
      const read = JSON.stringify((await buyer.call('GET', '/api/milestones/pre-approval')).body);
      const other = (index + 1) % buyers.length;
      expect(read).toContain(`"${index} 19"`);
      expect(read).not.toContain(`"${other} 19"`);
    }
  });

  it('requests of ten connections share those of the pooler', () => {
    expect(pooler.readMost()).toBe(CONNECTIONS);
  });
});

describe('the addresses are checked before anything is begun', () => {
  it('how a database itself and a pooler behave', async () => {
    expect(await loadPooling(url)).toEqual({ keepsSession: true, keepsStatements: true });
    expect(await loadPooling(pooler.lead(url))).toEqual({ keepsSession: false, keepsStatements: false });
    expect(await checkPooling(pooler.lead(url), url)).toMatchObject({ keepsStatements: false });
  });

  it.each<[string, () => [string, string | undefined], string]>([
    ['a pooler alone', () => [pooler.lead(url), undefined], 'Give DATABASE_DIRECT_URL too'],
    [
      'two poolers',
      () => [pooler.lead(url), pooler.lead(url)],
      'DATABASE_DIRECT_URL leads to a connection pooler',
    ],
    ['two databases', () => [pooler.lead(url), other], 'lead to different databases'],
    ['an address where no pooler listens', () => [NOBODY, url], `DATABASE_URL: ${REFUSED}`],
    ['a direct one where no database listens', () => [url, NOBODY], `DATABASE_DIRECT_URL: ${REFUSED}`],
  ])('%s is refused', async (_name, addresses, sentence) => {
    const refused = checkPooling(...addresses()).catch(describeFatalError);
    expect(await refused).toEqual(expect.stringContaining(sentence));
  });
});
