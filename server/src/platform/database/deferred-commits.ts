import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, DatabaseConnection } from './database.ts';
import { beforeAsking } from './rls/rls-pool.ts';

/** What is still done in a transaction, after its work and before its commit. */
export type CommitStep = (transaction: Database) => Promise<void>;

/**
 * Work whose last transaction is committed together with what the work ended in. Each transaction in it gives its result at once
 * and waits with its commit: for `commit`, for the next thing the work asks of the database, or for 200 ms, so that it never
 * waits on itself.
 */
export class DeferredWork {
  readonly #usually: CommitStep;
  #waiting: ((step: CommitStep) => Promise<void>) | undefined;
  #problem: { error: unknown } | undefined;
  #isOver = false;

  /** `usually` is the last step of each transaction that is committed before the work is over. */
  constructor(usually: CommitStep) {
    this.#usually = usually;
  }

  /** Runs the work; what it does on a connection of `deferCommits` is held. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return underWay.run(this, () => beforeAsking.run(() => this.#commitWaiting(), work));
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Commits what waits; false when nothing does. Once a commit has failed, this fails for good. */
  async commit(step: CommitStep = this.#usually): Promise<boolean> {
    const finish = this.#waiting;
    this.#waiting = undefined;
    if (finish) {
      await finish(step).catch((error) => {
        this.#problem = { error };
      });
    }
    if (this.#problem) throw this.#problem.error;
    return finish !== undefined;
  }

  /** From here on transactions are committed as everywhere else. */
  end(): void {
    this.#isOver = true;
  }

  /** What it asks next must see what it stored. */
  async #commitWaiting(): Promise<void> {
    if (this.#waiting) await this.commit();
  }

  async hold<Result>(
    transact: DatabaseConnection['transact'],
    work: (transaction: Database) => Promise<Result>,
  ): Promise<Result> {
    await this.commit();
    return new Promise((resolve, reject) => {
      const committed = transact(async (transaction) => {
        const result = await work(transaction);
        await this.commit();
        const step = await new Promise<CommitStep>((decide) => {
          const timer = setTimeout(() => void this.commit().catch(() => undefined), MAX_WAIT_MS);
          this.#waiting = (last) => {
            clearTimeout(timer);
            decide(last);
            return committed;
          };
          resolve(result);
        });
        await step(transaction);
      });
      committed.catch(reject);
    });
  }
}

const underWay = new AsyncLocalStorage<DeferredWork>();
const MAX_WAIT_MS = 200;

/** A connection on which the transactions of held work wait with their commit; for all others nothing changes. */
export function deferCommits(database: DatabaseConnection): DatabaseConnection {
  return {
    ...database,
    transact(work) {
      const held = underWay.getStore();
      return held && !held.isOver ? held.hold(database.transact, work) : database.transact(work);
    },
  };
}
