import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { DatabaseClient, UnnamedStatementsClient } from './pool/database-client.ts';
import { RlsPool } from './rls/rls-pool.ts';
import { getActor } from './rls/run-as.ts';
import { writeBegin } from './rls/scoped-query.ts';

/** What a query runs on: the pool, or one connection with a transaction open. */
export type Database = NodePgDatabase & { $client: pg.Pool | pg.ClientBase };

export type DatabaseConnection = {
  db: Database;
  /** The most connections that it opens. */
  connections: number;
  /** Runs `work` in one transaction: all of it is stored, or none. */
  transact<Result>(work: (transaction: Database) => Promise<Result>): Promise<Result>;
  /**
   * Runs `work`, which only reads, in a transaction of its own that sees all tables as of one moment, and everything that was committed
   * when it was called. For what reads across many people: it runs on the replica where there is one that can answer (`replica.ts`), and
   * a second time where that fails. Not to be called within a transaction, whose changes it does not see.
   */
  read<Result>(work: (transaction: Database) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

/**
 * Opens the pool. A request waits at most 5 s for a connection, so that a database that is gone turns into an answer
 * (UNAVAILABLE) and not into a page that hangs; the pool reconnects by itself when it is back. A query that gets no answer is
 * given up after a minute (`DatabaseClient`). `keepsStatements` is false behind a pooler that forgets named statements.
 */
export function openDatabase(
  url: string,
  poolSize: number,
  onLost: (error: Error) => void,
  keepsStatements = true,
): DatabaseConnection {
  const pool: pg.Pool = new RlsPool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'porchlight',
    Client: keepsStatements ? DatabaseClient : UnnamedStatementsClient,
  });
  pool.on('error', onLost);
  return {
    db: drizzle(pool),
    connections: poolSize,
    transact: (work) => transact(pool, work, onLost),
    read: (work) => transact(pool, work, onLost, { begin: READ_ONLY }),
    close: () => pool.end(),
  };
}

export const READ_ONLY = 'begin isolation level repeatable read, read only';

/** `begin` begins the transaction; `prepare` is done on its connection before. */
type Beginning = { begin?: string; prepare?(client: DatabaseClient): Promise<void> };

/** Runs `work` in one transaction of a pool, and `onLost` where the connection is lost meanwhile. */
export async function transact<Result>(
  pool: pg.Pool,
  work: (transaction: Database) => Promise<Result>,
  onLost: (error: Error) => void,
  { begin: how, prepare }: Beginning = {},
): Promise<Result> {
  const begin = writeBegin(getActor(), how);
  const client = (await pool.connect()) as pg.PoolClient & DatabaseClient;
  let isBroken = false;
  // The pool listens to idle connections alone; one that is lost at work would end the process.
  const lose = (error: Error) => {
    isBroken = true;
    onLost(error);
  };
  client.on('error', lose);
  try {
    await prepare?.(client);
    client.runBeforeNext(begin);
    const result = await work(drizzle(client as pg.PoolClient));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      isBroken = true;
    });
    throw error;
  } finally {
    client.off('error', lose);
    client.release(isBroken);
  }
}
