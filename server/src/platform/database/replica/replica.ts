import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { Failure } from '../../base/failure.ts';
import { describeError, type Log } from '../../base/log.ts';
import { type DatabaseConnection, READ_ONLY } from '../database.ts';
import { UnnamedStatementsClient } from '../pool/database-client.ts';
import { RlsPool } from '../rls/rls-pool.ts';
import { runAsSystem } from '../rls/run-as.ts';
import { getPrimaryPosition, loadStandby } from './replica-position.ts';
import { type ReplicaState, watchReplica } from './replica-watch.ts';

/** How long a read waits for the replica to replay what was committed before it, in ms, and how often it looks. */
const MAX_WAIT_MS = 250;
const LOOKED_EVERY_MS = 5;

/** Reads by where they were answered: `again` on the primary, after the replica failed or was late. */
type ReplicaReads = { replica: number; primary: number; again: number };

export type Replica = {
  read: DatabaseConnection['read'];
  state: Readonly<ReplicaState>;
  reads: Readonly<ReplicaReads>;
  close(): Promise<void>;
};

/**
 * A standby of the primary for `read` (decision 0101). Each read asks the primary how far its log reaches and is run on the replica once
 * that was replayed there, so that it sees whatever was committed before, by whichever process. What the replica does not answer, or not
 * in time, the primary is asked.
 *
 * @throws UnfitReplica where what answers at `url` is no standby of this database; one that does not answer is waited for.
 */
export async function openReplica(
  url: string,
  primary: DatabaseConnection,
  log: Pick<Log, 'warn'>,
): Promise<Replica> {
  const atWork = new Set<pg.PoolClient>();
  const reads: ReplicaReads = { replica: 0, primary: 0, again: 0 };
  // Exempt from row-level security: how far the log reaches is no user's row.
  const readPosition = () => runAsSystem(() => getPrimaryPosition(primary.db.$client as pg.Pool));
  const watched = await watchReplica(url, readPosition, {
    onGone() {
      for (const client of atWork) client.end();
    },
    onChange(problem, error) {
      log.warn(
        { problem, ...(error === undefined ? {} : describeError(error)) },
        problem === undefined ? 'the replica is read from' : 'the replica is not read from',
      );
    },
  });
  const pool = new RlsPool({
    connectionString: url,
    max: primary.connections,
    connectionTimeoutMillis: 1_000,
    idleTimeoutMillis: 30_000,
    application_name: 'porchlight reads',
    // Whether a pooler is in front of it is not asked, since it may be gone at the start.
    Client: UnnamedStatementsClient,
  });
  pool.on('error', () => undefined);

  async function waitFor(client: pg.PoolClient, position: bigint): Promise<void> {
    for (const end = performance.now() + MAX_WAIT_MS; ; await sleep(LOOKED_EVERY_MS)) {
      const there = await loadStandby(client);
      if (!watched.isFit(there)) throw new Error('what answers is no standby of this database');
      if (there.position >= position) return;
      if (performance.now() > end) {
        watched.noteLate();
        throw new Error('the replica is behind');
      }
    }
  }

  async function readThere<Result>(
    position: bigint,
    work: Parameters<typeof primary.read<Result>>[0],
  ): Promise<Result> {
    let asked: pg.PoolClient | undefined;
    const prepare = (client: pg.PoolClient) => {
      asked = client;
      atWork.add(client);
      return waitFor(client, position);
    };
    try {
      return await pool.transact((client) => work(drizzle(client)), { begin: READ_ONLY, prepare });
    } finally {
      if (asked) atWork.delete(asked);
    }
  }

  return {
    state: watched.state,
    reads,
    async read(work) {
      if (!watched.state.isUp || watched.state.problem !== undefined) {
        reads.primary += 1;
        return primary.read(work);
      }
      const { position } = await readPosition();
      try {
        const result = await readThere(position, work);
        reads.replica += 1;
        return result;
      } catch (error) {
        // Refused by a rule of ours, on rows that are as good as the primary's. Anything else the primary may answer.
        if (error instanceof Failure) throw error;
        reads.again += 1;
        return primary.read(work);
      }
    },
    async close() {
      await watched.close();
      await pool.end();
    },
  };
}
