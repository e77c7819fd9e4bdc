import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { OperatorError } from '../../base/operator-error.ts';
import { refuseAddress } from '../required-database.ts';

/** How the connections of an address behave. */
export type Pooling = {
  /** False where another session may answer the next transaction, as a pooler in transaction mode does. */
  keepsSession: boolean;
  /** Whether a statement that was named once can be run again. PgBouncer does so from 1.21 on, with max_prepared_statements. */
  keepsStatements: boolean;
};

/** With one server connection in the pool every transaction meets the same session; so often it is looked for another. */
const TRIES = 4;

/**
 * Finds out how an address pools its connections: a named statement is run on one connection, before and while another one holds a
 * transaction open. Takes two connections for a few round trips.
 */
export async function loadPooling(url: string): Promise<Pooling> {
  const clients = [connect(url), connect(url)] as const;
  const [asking, holding] = clients;
  // A name that no session has from an earlier check.
  const ask = { name: `porchlight ${randomUUID()}`, text: 'select pg_backend_pid() as pid' };
  try {
    await Promise.all(clients.map((client) => client.connect()));
    const pids = new Set<number>();
    for (let attempt = 0; attempt < TRIES && pids.size < 2; attempt += 1) {
      pids.add(await readPid(asking, ask));
      await holding.query('begin');
      // Where sessions are shared this one has taken the one that answered just now.
      await holding.query('select 1');
      pids.add(await readPid(asking, ask));
      await holding.query('commit');
    }
    return { keepsSession: pids.size === 1, keepsStatements: true };
  } catch (error) {
    // invalid_sql_statement_name: the session that answered has never parsed it.
    if ((error as { code?: string }).code !== '26000') throw error;
    return { keepsSession: false, keepsStatements: false };
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}

async function readPid(client: pg.Client, ask: pg.QueryConfig): Promise<number> {
  const { rows } = await client.query<{ pid: number }>(ask);
  return rows[0]?.pid ?? 0;
}

function connect(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
    application_name: 'porchlight start',
  });
  client.on('error', () => undefined);
  return client;
}

const NEEDS_DIRECT =
  'DATABASE_URL leads to a connection pooler in transaction mode, which keeps no session: events between processes, locks and jobs ' +
  'would not work. Give DATABASE_DIRECT_URL too, the address of the database itself. Nothing was changed.';
const DIRECT_IS_POOLED =
  'DATABASE_DIRECT_URL leads to a connection pooler in transaction mode as well. It has to be the address of the database itself. Nothing was changed.';
const OTHER_DATABASE =
  'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases. Both have to lead to the same one. Nothing was changed.';

/** What is wrong with the addresses, as a sentence for the operator. */
export class UnfitPooler extends OperatorError {}

/**
 * How the address for requests pools, once it is sure that what needs a session of its own has one. `direct` where one was given.
 *
 * @throws UnfitPooler where the addresses cannot work together, and OperatorError with the variable of one that does not answer, or lets in
 * fewer connections than this takes.
 */
export async function checkPooling(url: string, direct: string | undefined): Promise<Pooling> {
  const pooling = await ask('DATABASE_URL', url, loadPooling);
  if (direct === undefined) {
    if (!pooling.keepsSession) throw new UnfitPooler(NEEDS_DIRECT);
    return pooling;
  }
  if (!(await ask('DATABASE_DIRECT_URL', direct, loadPooling)).keepsSession)
    throw new UnfitPooler(DIRECT_IS_POOLED);
  const near = await ask('DATABASE_URL', url, identifyDatabase);
  const far = await ask('DATABASE_DIRECT_URL', direct, identifyDatabase);
  if (near !== far) throw new UnfitPooler(OTHER_DATABASE);
  return pooling;
}

async function ask<Answer>(
  name: string,
  url: string,
  read: (url: string) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await read(url);
  } catch (cause) {
    throw refuseAddress(name, url, cause);
  }
}

/** The same for every connection to one database of one running server, by whichever way. */
async function identifyDatabase(url: string): Promise<string> {
  const client = connect(url);
  try {
    await client.connect();
    const { rows } = await client.query<{ mark: string }>(
      `select pg_postmaster_start_time()::text || ' ' || oid as mark from pg_database where datname = current_database()`,
    );
    return rows[0]?.mark ?? '';
  } finally {
    await client.end();
  }
}
