import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database, DatabaseConnection } from '../database.ts';

/**
 * A connection whose `db` runs in the transaction that is open around the call, and on the pool where none is: for a library that
 * is given its database once and knows of no transaction. A `transact` within another joins it. A query that fails undoes the whole
 * transaction, also where its error was swallowed on the way, and is what the caller gets to see.
 */
export function useAmbientTransactions(database: DatabaseConnection): DatabaseConnection {
  const underWay = new AsyncLocalStorage<OpenTransaction>();
  const db = drizzle(
    new FollowingPool(() => readOpen() ?? database.db.$client) as unknown as pg.Pool,
  ) as Database;

  function readOpen(): OpenTransaction | undefined {
    const open = underWay.getStore();
    return open?.isOver ? undefined : open;
  }

  return {
    db,
    connections: database.connections,
    close: database.close,
    read: database.read,
    transact(work) {
      if (readOpen()) return work(db);
      return database.transact((transaction) => {
        const open = new OpenTransaction(transaction.$client);
        return underWay.run(open, () => open.run(() => work(db)));
      });
    },
  };
}

type Asked = Pick<pg.ClientBase, 'query'>;

/** Named as drizzle recognizes a pool by: it would begin its own kind of transaction on any other client. */
class FollowingPool {
  readonly #find: () => Asked;

  constructor(find: () => Asked) {
    this.#find = find;
  }

  query(...parameters: unknown[]): Promise<unknown> {
    return this.#find().query(...(parameters as [string]));
  }

  connect(): never {
    throw new Error('transactions are begun by transact alone');
  }
}

/** One connection with a transaction open, which takes one query after the other, as the driver asks for. */
class OpenTransaction {
  isOver = false;
  #last: Promise<unknown> = Promise.resolve();
  #problem: { error: unknown } | undefined;
  readonly #client: Asked;

  constructor(client: Asked) {
    this.#client = client;
  }

  /** In PostgreSQL nothing of a transaction is stored once one of its queries failed: nobody may believe otherwise. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work();
      if (this.#problem) throw this.#problem.error;
      return result;
    } catch (error) {
      throw this.#problem ? this.#problem.error : error;
    } finally {
      this.isOver = true;
    }
  }

  readonly query = ((...parameters: unknown[]) => {
    const answer = this.#last.then(() => this.#client.query(...(parameters as [string])));
    this.#last = answer.catch((error: unknown) => {
      this.#problem ??= { error };
    });
    return answer;
  }) as Asked['query'];
}
