import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import type { ClientBase } from 'pg';
import { OperatorError } from '../../base/operator-error.ts';
import { isWaitingForLock } from '../brief-locks.ts';
import { LOCK_KEYS } from '../lock-keys.ts';
import type { Grant } from '../rls/database-grants.ts';
import { prepareRls } from '../rls/rls-roles.ts';
import { SessionClient } from '../session-client.ts';
import { refuseHalfMigrated } from './migration-mark.ts';

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../../migrations', import.meta.url));

/** For how long a change of a table may delay requests for it, while it waits for earlier users of it. */
const MAX_LOCK_WAIT = '2s';
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;
const MAX_WAIT_MS = 10 * 60_000;

/** When a start that waits is logged first, and how often from then on. */
const TOLD_AFTER_S = 5;
const TOLD_EVERY_S = 60;

/**
 * Brings the database to the newest schema, and the RLS roles with it; safe to run from several processes at once. `tell` gets a
 * sentence after five seconds, and then once a minute, for as long as it takes.
 *
 * @throws when tables that change are in use for `longestWaitMs` on end, when a database without tables is not fit for them, and when its
 * tables were not made by these migrations; what was done until then the release before can work with, and the next start goes on
 * from there.
 */
export async function migrateDatabase(
  url: string,
  grants: readonly Grant[],
  longestWaitMs = MAX_WAIT_MS,
  tell: (sentence: string) => void = console.error,
  migrations: readonly Migration[] = listMigrations(),
): Promise<void> {
  const client = new SessionClient({ connectionString: url });
  // Lost in a pause between two tries, the next query reports it; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  const wait = tellOfWait(tell);
  try {
    await runInTurn(client);
    wait.isFor(OWN_CHANGES);
    await refuseHalfMigrated(client);
    await requireFitDatabase(client);
    const done = await loadJournal(client);
    if (!isBeginningOf(migrations, done)) throw new OperatorError(UNKNOWN_TABLES);
    await migrateBesideOthers(client, migrations, longestWaitMs, () => wait.isFor(READERS));
    await prepareRls(client, grants);
    await analyzeDivided(client);
  } finally {
    wait.end();
    await client.end();
  }
}

/**
 * Waits for the lock of migrations, half a second at a time: `create index concurrently` of the process that has it waits for every query
 * that has begun, this one too, and after a second PostgreSQL would end one of them.
 */
async function runInTurn(client: ClientBase): Promise<void> {
  await client.query(`set lock_timeout = '500ms'`);
  for (let isTaken = false; !isTaken; ) {
    isTaken = await client.query('select pg_advisory_lock($1)', [LOCK_KEYS.migrations]).then(
      () => true,
      (error: unknown) => {
        if (!isWaitingForLock(error)) throw error;
        return false;
      },
    );
  }
  await client.query('reset lock_timeout');
}

const OLDEST_POSTGRES = 150_000;

/**
 * With another encoding a database would refuse some letters of what people write, or take anything for one, and it cannot be changed once
 * there are tables.
 *
 * @throws with what is needed where a database without tables is older than PostgreSQL 15 or has another encoding than UTF8.
 */
export async function requireFitDatabase(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string; hasTables: boolean }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
            to_regclass('drizzle.__drizzle_migrations') is not null as "hasTables"`,
  );
  const [found] = rows;
  if (found === undefined || found.hasTables) return;
  if (found.version < OLDEST_POSTGRES)
    throw new OperatorError('The database has to be PostgreSQL 15 or newer.');
  if (found.encoding !== 'UTF8')
    throw new OperatorError('The database has to be made with the encoding UTF8.');
}

const OTHER_CHANGES =
  'The start waits: another process changes the tables of this database, as a server that starts does, a restore or a move.';
const OWN_CHANGES = 'The tables of the database are being brought up to date.';
const READERS =
  'The start waits: tables that have to change are being read, by a backup for instance. It tries again until they are free, for ten minutes at most.';

/** Nothing else shows why a process is not ready yet, and an operator who sees nothing ends it, to wait from the beginning again. */
function tellOfWait(tell: (sentence: string) => void) {
  let reason = OTHER_CHANGES;
  let seconds = 0;
  const counting = setInterval(() => {
    seconds += TOLD_AFTER_S;
    if (seconds % TOLD_EVERY_S === TOLD_AFTER_S) tell(`${reason} So far ${seconds} s.`);
  }, TOLD_AFTER_S * 1_000);
  return {
    isFor(next: string) {
      reason = next;
    },
    end: () => clearInterval(counting),
  };
}

/**
 * A change of a table waits for all who have begun to read it, a backup for instance, and later requests for the table wait behind the
 * change, which would stop the site. So it waits briefly, lets them pass, and tries again.
 */
async function migrateBesideOthers(
  client: pg.Client,
  migrations: readonly Migration[],
  longestWaitMs: number,
  onHeldUp: () => void,
): Promise<void> {
  await client.query(`set lock_timeout = '${MAX_LOCK_WAIT}'`);
  const until = performance.now() + longestWaitMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    try {
      await migrateInStages(client, migrations, longestWaitMs);
      break;
    } catch (error) {
      if (!isWaitingForLock(error)) throw error;
      if (performance.now() + pause > until) throw new OperatorError(HELD_UP, { cause: error });
      onHeldUp();
    }
    await wait(pause);
  }
  await client.query('reset lock_timeout');
}

/** All in one transaction; one that has steps to do beforehand, while others use the database, begins another. */
async function migrateInStages(
  client: ClientBase,
  migrations: readonly Migration[],
  longestWaitMs: number,
): Promise<void> {
  const done = (await loadJournal(client)).length;
  for (const [index, { online }] of migrations.entries()) {
    // A database without tables has no rows that these would be for.
    if (online.length === 0 || done === 0 || index < done) continue;
    await migrateInTransaction(client, migrations.slice(0, index));
    for (const step of online) await runOnline(client, step, longestWaitMs);
  }
  await migrateInTransaction(client, migrations);
}

async function migrateInTransaction(client: ClientBase, migrations: readonly Migration[]): Promise<void> {
  await client.query('begin');
  try {
    await migrateWithin(client, migrations);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** An index that is made concurrently delays no request, however long it waits for those who have begun to read. */
async function runOnline(client: ClientBase, step: string, longestWaitMs: number): Promise<void> {
  if (!/\bconcurrently\b/i.test(step)) {
    await client.query(step);
    return;
  }
  await client.query(`set lock_timeout = ${Math.max(1, longestWaitMs)}`);
  try {
    await client.query(step);
  } finally {
    await client.query(`set lock_timeout = '${MAX_LOCK_WAIT}'`);
  }
}

/** Nothing else does so for a partitioned table as a whole, and queries are planned by it. */
async function analyzeDivided(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'p' and relnamespace = 'public'::regnamespace and reltuples < 0`,
  );
  for (const { name } of rows) await client.query(`analyze ${name}`);
}

const HELD_UP =
  'The tables could not be brought up to date, because somebody reads them all the time, such as a backup. The release before can go on ' +
  'with them; start again when that has ended.';

const ONLINE = /^\s*(--.*\n)*-- online\n/;

const UNKNOWN_TABLES =
  'The database has tables of a version of Porchlight from before its first release, which this one cannot bring up to date, so Porchlight ' +
  'did not start and changed nothing: run that version to go on with its data, or begin with an empty database (another DATABASE_URL, ' +
  'or another DATA_DIR where Porchlight runs a database of its own).';

/**
 * A migration, which a database lists by `hash` and `createdAt` once it has it. `online` are statements under a line `-- online`, which run
 * by themselves before the transaction of the others, where there may be rows: what they make in advance the others make where it
 * is missing, and they may be run again.
 */
export type Migration = { hash: string; createdAt: number; online: string[]; statements: string[] };

/** The migrations of this release, oldest first. */
export function listMigrations(migrationsFolder = MIGRATIONS_FOLDER): Migration[] {
  return readMigrationFiles({ migrationsFolder }).map(({ hash, folderMillis, sql }) => ({
    hash,
    createdAt: folderMillis,
    online: sql.filter((statement) => ONLINE.test(statement)),
    statements: sql.filter((statement) => !ONLINE.test(statement)),
  }));
}

/** Until the caller's transaction ends no server that starts makes its tables; what it looks at stays so. */
export async function lockMigrations(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK_KEYS.migrations]);
}

/**
 * Brings a database to a state of the schema in the caller's transaction, which servers that start meanwhile wait for. Migrations that it
 * has already are skipped.
 *
 * @throws what `requireFitDatabase` throws.
 */
export async function migrateWithin(
  client: ClientBase,
  migrations: readonly Migration[] = listMigrations(),
): Promise<void> {
  await lockMigrations(client);
  await requireFitDatabase(client);
  await client.query(`create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  for (const { hash, createdAt, statements } of migrations.slice((await loadJournal(client)).length)) {
    for (const statement of statements) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      createdAt,
    ]);
  }
}

/** The migrations that a database has, oldest first; none where it has no tables. */
export async function loadJournal(client: ClientBase): Promise<Journal> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!found[0]?.exists) return [];
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    'select hash, created_at from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map((row) => ({ hash: row.hash, createdAt: Number(row.created_at) }));
}

export type Journal = Pick<Migration, 'hash' | 'createdAt'>[];

/** Whether a database has these migrations as far as it goes, or all of them and later ones. */
export function isBeginningOf(migrations: readonly Migration[], journal: Journal): boolean {
  return migrations.slice(0, journal.length).every(({ hash }, index) => journal[index]?.hash === hash);
}
