import type { ClientBase } from 'pg';
import { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { ON_SESSION_CLIENTS, QUEUE_OPTIONS } from './jobs.ts';

const waitingJob = z.object({
  queue: z.string(),
  id: z.string(),
  data: z.record(z.string(), z.unknown()).nullable(),
  priority: z.number(),
  startAfter: z.string(),
  singletonKey: z.string().nullable(),
});

/** A job that is not done, in no version's own form. */
export type WaitingJob = z.infer<typeof waitingJob>;

export const parseWaitingJob = (text: string): WaitingJob => waitingJob.parse(JSON.parse(text));

const JOBS_AT_ONCE = 1_000;

/**
 * What waits, runs or is tried again, oldest first, in the caller's transaction; without what the clock schedules again by itself. Nothing
 * where no server ever ran.
 */
export async function* loadWaitingJobs(client: ClientBase): AsyncGenerator<WaitingJob> {
  const { rows: found } = await client.query("select to_regclass('pgboss.job') is not null as exists");
  if (!found[0]?.exists) return;
  await client.query(
    `declare waiting_jobs no scroll cursor for
       select json_build_object('queue', name, 'id', id, 'data', data, 'priority', priority, 'startAfter', start_after,
                'singletonKey', singleton_key)::text as job
         from pgboss.job j
        where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%'
          and not exists (select from pgboss.schedule s where s.name = j.name)
        order by created_on, id`,
  );
  for (;;) {
    const { rows } = await client.query<{ job: string }>(`fetch ${JOBS_AT_ONCE} from waiting_jobs`);
    for (const { job } of rows) yield parseWaitingJob(job);
    if (rows.length < JOBS_AT_ONCE) break;
  }
  await client.query('close waiting_jobs');
}

/**
 * Puts jobs back under their own ids, in the caller's transaction. The queue's tables are made first where there are none, on a
 * connection of their own.
 */
export async function storeWaitingJobs(
  url: string,
  client: ClientBase,
  jobs: AsyncIterable<WaitingJob>,
): Promise<number> {
  const boss = new PgBoss({
    connectionString: url,
    max: 2,
    supervise: false,
    schedule: false,
    ...ON_SESSION_CLIENTS,
  });
  boss.on('error', () => undefined);
  await boss.start();
  const db = {
    executeSql: async (text: string, values: unknown[] = []) => client.query(text, values),
  };
  const queues = new Set<string>();
  let stored = 0;
  let batch: WaitingJob[] = [];
  const store = async () => {
    for (const queue of new Set(batch.map((job) => job.queue))) {
      if (!queues.has(queue)) await boss.createQueue(queue, QUEUE_OPTIONS);
      queues.add(queue);
      const own = batch.filter((job) => job.queue === queue).map(toInsert);
      await boss.insert(queue, own, { db });
      stored += own.length;
    }
    batch = [];
  };
  try {
    for await (const job of jobs) {
      batch.push(job);
      if (batch.length >= JOBS_AT_ONCE) await store();
    }
    await store();
    return stored;
  } finally {
    await boss.stop({ graceful: false });
  }
}

function toInsert({ id, data, priority, startAfter, singletonKey }: WaitingJob) {
  return { id, priority, startAfter, ...(data && { data }), ...(singletonKey !== null && { singletonKey }) };
}
