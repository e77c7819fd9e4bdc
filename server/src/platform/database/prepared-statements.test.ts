import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { uploadDocument } from '@porchlight/testing/people/test-signer.ts';
import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documents } from '../../features/document-store/documents.table.ts';
import { bytes, instant } from './columns.ts';
import { type DatabaseConnection, openDatabase } from './database.ts';
import { insertPrepared, prepareStatement } from './prepared-statements.ts';
import { runAsUser } from './rls/run-as.ts';

const things = pgTable('things_written', {
  id: integer('id').primaryKey(),
  at: instant('at'),
  content: bytes('content'),
  word: text('word').notNull().default('as usual'),
});
const NOON = new Date(Date.UTC(2026, 10, 20, 12));

let app: TestApp;
let database: DatabaseConnection;
beforeAll(async () => {
  app = await startTestApp();
  database = openDatabase(app.databaseUrl, 2, () => undefined);
  await app.query(
    `create table things_written (id integer primary key, at timestamptz, content bytea, word text not null default 'as usual')`,
  );
});
afterAll(async () => {
  await database.close();
  await app.close();
});

it('stores moments, bytes and nothing as they are given, and columns that are not named as the table has them', async () => {
  const insert = insertPrepared('insert thing', things, ['id', 'at', 'content'], (rows) => rows.returning());
  const full = { id: 1, at: NOON, content: Buffer.from([0, 1, 255]) };
  const empty = { id: 2, at: null, content: null };
  expect(await insert(database.db, full)).toEqual([{ ...full, word: 'as usual' }]);
  expect(await database.transact((transaction) => insert(transaction, empty))).toEqual([
    { ...empty, word: 'as usual' },
  ]);
});

it('is written once for each connection, however often and by how many at once it is run', async () => {
  let written = 0;
  const count = prepareStatement<{ from: number }, { id: number }[]>('count things', (on) => {
    written += 1;
    return on
      .select({ id: things.id })
      .from(things)
      .where(sql`${things.id} >= ${sql.placeholder('from')}`);
  });
  const counted = await Promise.all(
    Array.from({ length: 40 }, (_, from) => database.transact((transaction) => count(transaction, { from }))),
  );
  expect(counted.map((rows) => rows.length).slice(0, 4)).toEqual([2, 2, 1, 0]);
  expect(written).toBe(2);
});

it('reaches the rows of the buyer for whom it is run and no others, also where it was planned for another', async () => {
  const single = openDatabase(app.databaseUrl, 1, () => undefined);
  const list = prepareStatement<Record<string, never>, { name: string }[]>('list any documents', (on) =>
    on.select({ name: documents.name }).from(documents),
  );
  const owners: { userId: string; email: string }[] = [];
  for (const name of ['Ada', 'Ben']) {
    const buyer = await createBuyer(app, name);
    await uploadDocument(buyer, Buffer.from('%PDF-1.7\nkept'), `${name}.pdf`);
    const [row] = await app.query('select id from users where email = $1', [buyer.email]);
    owners.push({ userId: String(row?.id), email: buyer.email });
  }
  const listFor = async (owner: (typeof owners)[number]) => [
    await runAsUser(owner, () => list(single.db, {})),
    await runAsUser(owner, () => single.transact((transaction) => list(transaction, {}))),
  ];
  try {
    expect(await list(single.db, {})).toHaveLength(2);
    const [ada, ben] = owners as [(typeof owners)[number], (typeof owners)[number]];
    expect(await listFor(ada)).toEqual([[{ name: 'Ada.pdf' }], [{ name: 'Ada.pdf' }]]);
    expect(await listFor(ben)).toEqual([[{ name: 'Ben.pdf' }], [{ name: 'Ben.pdf' }]]);
    expect(await list(single.db, {})).toHaveLength(2);
  } finally {
    await single.close();
  }
});
