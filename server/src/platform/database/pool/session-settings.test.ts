import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableGrants } from '../../../registries/tables.ts';
import { openCopyClient } from '../../backup/table-copies.ts';
import { migrateDatabase } from '../migrations/migrations.ts';
import { runAsUser } from '../rls/run-as.ts';
import { openListenConnection } from './listen-connection.ts';

let app: TestApp;
let seen: Map<string, Set<unknown>>;

/** As a database outside has it, with a record of what each connection that stores something has set. */
beforeAll(async () => {
  app = await startTestApp();
  const name = /\/(test_\w+)/.exec(app.databaseUrl)?.[1];
  await app.query(`alter database ${name} set jit = on`);
  await app.query('create table connections_seen (name text, jit text)');
  await app.query(`create function note_connection() returns trigger language plpgsql security definer as $$ begin
    insert into public.connections_seen values (current_setting('application_name'), current_setting('jit'));
    return null;
  end $$`);
  await app.query(
    'create trigger note_connection after insert or update on pgboss.job for each statement execute function note_connection()',
  );
  await app.query(
    'create trigger note_connection after insert or update on installation_marks for each statement execute function note_connection()',
  );
  await app.query('delete from installation_marks');
  await app.restart();
  const { jobs, database } = app.readParts();
  await jobs.enqueue('launches', {}, database.db);
  seen = await waitFor('the job to be taken', async () => {
    const rows = await app.query('select * from connections_seen');
    const found = new Map<string, Set<unknown>>();
    for (const { name, jit } of rows) {
      const settings = found.get(String(name)) ?? new Set();
      found.set(String(name), settings.add(jit));
    }
    return found.has('porchlight jobs') ? found : undefined;
  });
});
afterAll(() => app.close());

describe('no connection compiles its queries, whatever the database has on', () => {
  it('here where it is on', async () => {
    expect(await app.query('show jit')).toEqual([{ jit: 'on' }]);
  });

  it.each(['porchlight jobs', 'porchlight start'])('%s', (name) => {
    expect([...(seen.get(name) ?? [])]).toEqual(['off']);
  });

  it('a query of a buyer, and one in a transaction', async () => {
    const { database } = app.readParts();
    const read = (on: typeof database.db) => on.execute('show jit');
    const buyer = { userId: 'nobody', email: 'nobody@example.com' };
    expect((await runAsUser(buyer, () => read(database.db))).rows).toEqual([{ jit: 'off' }]);
    expect((await database.transact(read)).rows).toEqual([{ jit: 'off' }]);
  });

  it('the LISTEN connection, and that of a backup', async () => {
    const found: unknown[] = [];
    const standing = await openListenConnection(app.databaseUrl, {
      async onConnect(client) {
        found.push(...(await client.query('show jit')).rows);
      },
      ask: async () => undefined,
      onNotification: () => undefined,
      onLost: () => undefined,
    });
    await standing.close();
    const copying = await openCopyClient(app.databaseUrl);
    found.push(...(await copying.query('show jit')).rows);
    await copying.end();
    expect(found).toEqual([{ jit: 'off' }, { jit: 'off' }]);
  });

  it('and a database that cannot be reached still fails with what was wrong', async () => {
    await expect(migrateDatabase('postgresql://nobody@127.0.0.1:1/nothing', tableGrants)).rejects.toThrow(
      'ECONNREFUSED',
    );
  });
});
