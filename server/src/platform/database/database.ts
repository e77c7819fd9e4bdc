import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { DatabaseClient, UnnamedStatementsClient } from './pool/database-client.ts';
import { RlsPool } from './rls/rls-pool.ts';

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
  const pool = new RlsPool({
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
    transact: (work) => pool.transact((client) => work(drizzle(client))),
    read: (work) => pool.transact((client) => work(drizzle(client)), { begin: READ_ONLY }),
    close: () => pool.end(),
  };
}

/** The connection as it is within a transaction that is open: all that is asked of it belongs to that one. */
export function joinTransaction(database: DatabaseConnection, transaction: Database): DatabaseConnection {
  return { ...database, db: transaction, transact: (work) => work(transaction) };
}

export const READ_ONLY = 'begin isolation level repeatable read, read only';
