import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { describeError } from '../base/log.ts';
import type { Database } from '../database/database.ts';
import { queueGrants } from '../database/rls/database-grants.ts';
import { grantSchema } from '../database/rls/rls-roles.ts';
import { SessionClient } from '../database/session-client.ts';
import type { Traces } from '../tracing/trace-types.ts';
import { traceWork } from '../tracing/traced-work.ts';

/** Where features put jobs. */
export type JobQueue = Pick<Jobs, 'enqueue' | 'enqueueAll'>;

export type Jobs = {
  /**
   * Stores a job in the given transaction: it runs if and only if what caused it is committed. Where it has an `id` (UUID),
   * nothing is stored while the queue holds another of that id.
   */
  enqueue(queue: string, data: object, on: Database, id?: string): Promise<void>;
  /** The same for many jobs by one statement; those whose `id` the queue holds already are passed over. */
  enqueueAll(queue: string, jobs: readonly { id: string; data: object }[], on: Database): Promise<void>;
  /**
   * Runs a queue's jobs here, one at a time; a handler that throws is tried again, later and later. `taken` jobs are taken from the
   * queue at once, and no other process has them from then on: few where each takes minutes. A job that runs longer than `expireInSeconds`
   * is tried again, though its handler may still run; 15 minutes otherwise.
   */
  work<Data extends object>(
    queue: string,
    handler: (data: Data) => Promise<void>,
    options?: { taken?: number; expireInSeconds?: number },
  ): Promise<void>;
  /** Runs something in one of the processes at each time of a cron line, in UTC. */
  repeat(name: string, cron: string, run: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
};

export type JobWarnings = {
  /** Of the queue's own work and connections. */
  onError(error: Error): void;
  /** Of a job that failed; one that the clock did not bring about is tried again. */
  onFailed(queue: string, error: unknown): void;
};

/** Ten tries with doubling pauses: about half a day of a mail server being away. */
const RETRY = { retryLimit: 10, retryDelay: 30, retryBackoff: true };
/** Finished jobs may hold what was sent to a person, so they do not stay. */
const KEEP_FINISHED_SECONDS = 60;
/** The same for every queue, so that it does not matter which process makes it first. */
export const QUEUE_OPTIONS = { ...RETRY, deleteAfterSeconds: KEEP_FINISHED_SECONDS, notify: true };
const LOOKED_FOR_EVERY_SECONDS = 10;
/** How long a stop waits for the jobs under way; what takes longer ends with the process, and is tried again. */
const STOP_MS = 5_000;

/** Jobs of one transaction wake the worker once: it takes all of them. */
const TAKEN = 10;
const BATCH = {
  pollingIntervalSeconds: 2,
  perJobResults: true,
  includeMetadata: true,
} as const;

/** The queue hands on to the driver's pool what it is given, and has no name of its own for the client. */
export const ON_SESSION_CLIENTS: object = { Client: SessionClient };

export async function startJobs(
  url: string,
  queues: readonly string[],
  { onError, onFailed }: JobWarnings,
  { traces, stopMs = STOP_MS }: { traces?: Traces | undefined; stopMs?: number | undefined } = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    max: 3,
    useListenNotify: true,
    application_name: 'porchlight jobs',
    ...ON_SESSION_CLIENTS,
  });
  boss.on('error', onError);

  const follow = (queue: string, tryNumber: number, run: () => Promise<void>) =>
    traceWork(
      traces,
      `job ${queue}`,
      { 'messaging.destination.name': queue, 'porchlight.try': tryNumber },
      run,
    );

  /** A job that fails is tried again by itself, without those that were taken along with it. */
  async function runJob(queue: string, id: string, run: () => Promise<void>): Promise<JobResult> {
    try {
      await run();
      return { id, status: 'completed' };
    } catch (error) {
      onFailed(queue, error);
      // Without the message: those of the database quote rows.
      return { id, status: 'failed', output: describeError(error) };
    }
  }

  await boss.start();
  await Promise.all(queues.map((queue) => boss.createQueue(queue, QUEUE_OPTIONS)));
  const db = boss.getDb();
  await grantSchema((text, values) => db.executeSql(text, values), 'pgboss', queueGrants);
  return {
    async enqueue(queue, data, on, id) {
      const executeSql = (text: string, values: unknown[] = []) => on.$client.query(text, values);
      await boss.send(queue, data, { db: { executeSql }, ...(id === undefined ? {} : { id }) });
    },
    async enqueueAll(queue, jobs, on) {
      const executeSql = (text: string, values: unknown[] = []) => on.$client.query(text, values);
      if (jobs.length > 0) await boss.insert(queue, [...jobs], { db: { executeSql } });
    },
    async work<Data extends object>(
      queue: string,
      handler: (data: Data) => Promise<void>,
      { taken = TAKEN, expireInSeconds }: { taken?: number; expireInSeconds?: number } = {},
    ) {
      // Of jobs that are queued from now on; a queue that is there already keeps what it was made with.
      if (expireInSeconds !== undefined) await boss.updateQueue(queue, { expireInSeconds });
      const options = { ...BATCH, batchSize: taken };
      const worker = await boss.work(queue, options, async (jobs: JobWithMetadata<Data>[]) => {
        const results: JobResult[] = [];
        for (const { id, data, retryCount } of jobs)
          results.push(await runJob(queue, id, () => follow(queue, retryCount + 1, () => handler(data))));
        // What came meanwhile is not left until the queue is looked at again.
        boss.notifyWorker(worker);
        return results;
      });
    },
    async repeat(name, cron, run) {
      // What was missed is made up for by the next run, so none is tried again.
      await boss.createQueue(name, { retryLimit: 0, deleteAfterSeconds: KEEP_FINISHED_SECONDS });
      await boss.schedule(name, cron);
      await boss.work(
        name,
        { pollingIntervalSeconds: LOOKED_FOR_EVERY_SECONDS, perJobResults: true },
        async ([job]) => (job ? [await runJob(name, job.id, () => follow(name, 1, run))] : []),
      );
    },
    stop: () => boss.stop({ graceful: true, timeout: stopMs }),
  };
}
