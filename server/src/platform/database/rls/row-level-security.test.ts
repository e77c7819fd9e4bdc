import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import {
  fillOwnedTables,
  forgetOwnerFilters,
  REFUSED,
  storedTables,
  tell,
} from '@porchlight/testing/people/owned-rows.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { giveConsent, signDocument, uploadDocument } from '@porchlight/testing/people/test-signer.ts';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocumentList } from '../../../features/documents/document-list.ts';
import { loadProgress } from '../../../features/milestones/milestone-progress.ts';
import { listNotifications } from '../../../features/notifications/notifications.service.ts';
import { listOwnDocuments } from '../../../features/search/found-documents.ts';
import { ownedTables, tableGrants } from '../../../registries/tables.ts';
import { type DatabaseConnection, openDatabase } from '../database.ts';
import type { Owner } from '../owned-rows.ts';
import { runAsSystem, runAsUser } from './run-as.ts';

let app: TestApp;
let database: DatabaseConnection;
const people: { buyer: TestBuyer; owner: Owner & { userId: string } }[] = [];
beforeAll(async () => {
  app = await startTestApp();
  database = openDatabase(app.databaseUrl, 3, () => undefined);
  for (const name of ['Ada Mine', 'Ben Theirs']) {
    const buyer = await createBuyer(app, name);
    const [row] = await app.query('select id from users where email = $1', [buyer.email]);
    people.push({ buyer, owner: { userId: String(row?.id), email: buyer.email } });
  }
});
afterAll(async () => {
  await database.close();
  await app.close();
});
const ownerOf = (place: number) => people[place]?.owner as Owner & { userId: string };
const buyerOf = (place: number) => people[place]?.buyer as TestBuyer;

const tables = storedTables.map(({ table, owned }) => ({ name: getTableName(table), table, owned }));
/** Where a buyer may add rows that are not theirs: emails go to the people that a buyer invites. */
const mayAdd = new Set(['emails']);

/** A user with a row in each table, and without a session. */
const stranger = { userId: 'stranger', email: 'stranger@example.com' };

describe('each table with rows of a person’s', () => {
  it.each(tables)('$name has a policy', async ({ name }) => {
    const [row] = await app.query(
      `select relrowsecurity, (select count(*)::int from pg_policies where tablename = $1) as policies
       from pg_class where oid = $1::regclass`,
      [name],
    );
    expect(row).toMatchObject({ relrowsecurity: true });
    expect(row?.policies).toBeGreaterThan(0);
  });

  it('can be reached for its own person', () => {
    const granted = new Set(tableGrants.map(({ table }) => table));
    expect(tables.filter(({ name }) => !granted.has(name))).toEqual([]);
  });

  describe.each(['buyer', 'account'] as const)(
    'within reach of the %s shows, lets change, delete and add nothing of another buyer’s',
    (reach) => {
      beforeAll(() => fillOwnedTables(app.databaseUrl, stranger));

      it.each(tables)('$name', async ({ name, table, owned }) => {
        const mine = <Result>(work: () => Result) => runAsUser(ownerOf(0), work, reach);
        const theirs = owned(stranger);
        expect(await database.db.$count(table, theirs)).toBeGreaterThan(0);
        const before = JSON.stringify(await database.db.select().from(table).where(theirs));
        const [column = ''] = before === '' ? [] : Object.keys(JSON.parse(before)[0]);
        expect(column).not.toBe('');

        const seen = await mine(() => tell(database.db.select({ one: sql`1` }).from(table).where(theirs)));
        expect([[], REFUSED]).toContainEqual(seen);
        const changed = await mine(() =>
          tell(
            database.db.execute(
              sql`with changed as (update ${table} set ${sql.identifier(firstColumn(table))} = ${sql.identifier(firstColumn(table))} where ${theirs} returning 1) select * from changed`,
            ),
          ),
        );
        expect([[], REFUSED]).toContainEqual(changed);
        const deleted = await mine(() =>
          tell(
            database.db.execute(
              sql`with gone as (delete from ${table} where ${theirs} returning 1) select * from gone`,
            ),
          ),
        );
        expect([[], REFUSED]).toContainEqual(deleted);
        expect(JSON.stringify(await database.db.select().from(table).where(theirs))).toBe(before);

        const copied = await database.db.execute<{ row: object }>(
          sql`select to_jsonb(${sql.identifier(name)}) as row from ${table} where ${theirs} limit 1`,
        );
        const row = JSON.stringify(copied.rows[0]?.row);
        const columns = sql.raw(
          listColumns(table)
            .map((column) => `"${column}"`)
            .join(),
        );
        const added = await mine(() =>
          tell(
            database.transact(async (transaction) =>
              transaction.execute(
                sql`insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${sql.identifier(name)}, ${row}::jsonb) on conflict do nothing returning 1`,
              ),
            ),
          ),
        );
        if (mayAdd.has(name)) return;
        expect(added).toBe(REFUSED);
      });
    },
  );
});

describe('under row-level security the download of everything finds all that is listed as a buyer’s', () => {
  /** Someone whom rows name by their address alone. */
  const addressed = { userId: null, email: 'addressed@example.com' };
  beforeAll(async () => {
    await fillOwnedTables(app.databaseUrl, stranger);
    await fillOwnedTables(app.databaseUrl, addressed, '6e7f0f5e-5d2b-4f43-9d0e-0f7a3c1b2a11');
  });

  const listed = ownedTables.map(({ table, owned }) => ({ name: getTableName(table), table, owned }));
  it.each(listed)('$name', async ({ table, owned }) => {
    for (const { userId, email } of [stranger, addressed]) {
      const account = { userId: userId ?? 'addressed', email };
      const theirs = owned(account);
      // Awaited within: a query is asked only then.
      const count = async () => ({ rows: await database.db.$count(table, theirs) });
      expect(await runAsUser(account, count, 'account'), email).toEqual(await count());
    }
  });
});

/** The columns of a table that may be written. */
function listColumns(table: (typeof tables)[number]['table']): string[] {
  return Object.values(getTableColumns(table))
    .filter((column) => column.generated === undefined && column.generatedIdentity?.type !== 'always')
    .map((column) => column.name);
}

function firstColumn(table: (typeof tables)[number]['table']): string {
  return listColumns(table)[0] ?? '';
}

describe('a service that forgets its owner filter', () => {
  let forgetful: DatabaseConnection;
  beforeAll(async () => {
    forgetful = forgetOwnerFilters(openDatabase(app.databaseUrl, 3, () => undefined));
    for (const { buyer } of people) {
      await buyer.call('PUT', '/api/milestones/interest/tasks/set-comfortable-payment', { status: 'done' });
      await giveConsent(buyer);
      await signDocument(buyer, await uploadDocument(buyer, undefined, `paper-of-${buyer.email}.pdf`));
    }
  }, 360_000);
  afterAll(() => forgetful.close());

  const services: [name: string, run: (db: DatabaseConnection, userId: string) => Promise<unknown>][] = [
    [
      'the list of documents',
      (at, id) => createDocumentList({ database: at, limits: { largestFile: 1, space: 1 } })(id),
    ],
    ['the search', (at, id) => listOwnDocuments(at.db, id, [])],
    ['notifications', (at, id) => listNotifications({ database: at, now: () => new Date() }, id, undefined)],
    ['the journey', (at, id) => loadProgress(at.db, id, new Date())],
  ];

  it.each(services)('%s: leaks without the wall, and nothing behind it', async (_, run) => {
    const { userId } = ownerOf(0);
    const whole = JSON.stringify(await runAsSystem(() => run(forgetful, userId)), writeMaps);
    const behind = JSON.stringify(await runAsUser(ownerOf(0), () => run(forgetful, userId)), writeMaps);
    const honest = JSON.stringify(await run(database, userId), writeMaps);
    expect(behind).toBe(honest);
    expect(whole).not.toBe(honest);
  });
});

function writeMaps(_: string, value: unknown): unknown {
  return value instanceof Map || value instanceof Set ? [...value] : value;
}

describe('a connection', () => {
  const whoAmI = sql<string>`select current_user as role, coalesce(current_setting('porchlight.owner', true), '') as owner`;
  const ask = async (on: DatabaseConnection['db']) =>
    (await on.execute<{ role: string; owner: string }>(whoAmI)).rows[0];

  it('plans a query that has a name once, whatever it is asked for, and others as the database likes', async () => {
    const one = openDatabase(app.databaseUrl, 1, () => undefined);
    const own = { name: 'own', text: 'select count(*) from documents where user_id = $1' };
    const plans = `select generic_plans::int as once, custom_plans::int as anew, current_setting('plan_cache_mode') as mode
      from pg_prepared_statements where name = $1`;
    for (const place of [0, 1])
      await runAsUser(ownerOf(place), () =>
        one.db.$client.query({ ...own, values: [ownerOf(place).userId] }),
      );
    const unnamed = await runAsUser(ownerOf(0), () => one.db.$client.query(plans, ['own']));
    expect(unnamed.rows).toEqual([{ once: 2, anew: 0, mode: 'auto' }]);
    expect((await one.db.$client.query(plans, ['own'])).rows).toEqual([{ once: 2, anew: 0, mode: 'auto' }]);
    await one.close();
  });

  it('parses a query with a name again that could not be parsed at first', async () => {
    const one = openDatabase(app.databaseUrl, 1, () => undefined);
    const later = { name: 'later', text: 'select made from made_later' };
    const inOne = () => one.transact((transaction) => transaction.$client.query(later));
    const ways = [
      inOne,
      () => runAsUser(ownerOf(0), inOne),
      () => one.db.$client.query(later),
      () => runAsUser(ownerOf(0), () => one.db.$client.query(later)),
    ];
    for (const ask of [inOne, ...ways]) await expect(ask()).rejects.toThrow('made_later');
    await app.query('create table made_later (made integer)');
    await app.query('grant select on made_later to public');
    for (const ask of ways) expect((await ask()).rows).toEqual([]);
    await app.query('drop table made_later');
    await one.close();
  });

  it('serves the next transaction after one that failed or asked nothing', async () => {
    const one = openDatabase(app.databaseUrl, 1, () => undefined);
    await expect(one.transact((transaction) => transaction.execute(sql`select 1 / 0`))).rejects.toThrow();
    expect(await one.transact(async () => 'nothing asked')).toBe('nothing asked');
    await expect(
      one.transact(async () => {
        throw new Error('nothing asked, and it failed');
      }),
    ).rejects.toThrow('it failed');
    const { userId } = ownerOf(0);
    expect(await runAsUser(ownerOf(0), () => one.transact(ask))).toEqual({
      role: 'porchlight_buyer',
      owner: userId,
    });
    expect(await ask(one.db)).toMatchObject({ owner: '' });
    await one.close();
  });

  it('never carries a user into the query of another, whatever happened on it before', async () => {
    const [service] = await app.query('select current_user as role');
    const identities = [
      undefined,
      ...Array.from({ length: 5 }, (_, n) => ({ userId: `buyer-${n}`, email: `o'${n}@x` })),
    ];
    const seen: unknown[] = [];
    const wanted: unknown[] = [];
    const work = Array.from({ length: 150 }, async (_, turn) => {
      const identity = identities[turn % identities.length];
      const run = <Result>(act: () => Result) => (identity ? runAsUser(identity, act) : runAsSystem(act));
      await run(async () => {
        await new Promise((resolve) => setTimeout(resolve, (turn * 7) % 40));
        const kind = turn % 5;
        const fails = (on: DatabaseConnection['db']) => on.execute(sql`select 1 / 0`).catch(() => undefined);
        if (kind === 1) await fails(database.db);
        if (kind === 2) await database.transact(fails).catch(() => undefined);
        if (kind === 3 && turn % 10 === 3)
          await database.db
            .execute(sql`select pg_terminate_backend(pg_backend_pid())`)
            .catch(() => undefined);
        const answer = kind === 4 ? await database.transact(ask) : await ask(database.db);
        seen[turn] = answer;
        wanted[turn] = identity
          ? { role: 'porchlight_buyer', owner: identity.userId }
          : { role: service?.role, owner: '' };
      });
    });
    await Promise.all(work);
    expect(seen).toEqual(wanted);
    expect(await ask(database.db)).toEqual({ role: service?.role, owner: '' });
  });
});

describe('a server that has lost its owner filters', () => {
  it.each(['/api/documents', '/api/notifications', '/api/milestones', '/api/search?q=paper'])(
    'answers %s as before',
    async (path) => {
      const ask = async () => (await buyerOf(0).call('GET', path)).body;
      const honest = await ask();
      let forgotten = 0;
      const { $client: pool } = app.readParts().database.db;
      const { query } = pool;
      forgetOwnerFilters(app.readParts().database, () => forgotten++);
      const behind = await ask();
      pool.query = query;
      expect(forgotten).toBeGreaterThan(0);
      expect(behind).toEqual(honest);
    },
  );
});
