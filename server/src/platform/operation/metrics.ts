import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { findLastBackup } from '../backup/last-backup.ts';
import type { DatabaseConnection } from '../database/database.ts';
import type { DatabaseClock } from '../database/database-clock.ts';
import type { Replica } from '../database/replica/replica.ts';
import type { LiveConnections } from '../events/live-connections.ts';
import { loadJobLag, type OldestDueQueries } from '../jobs/job-lag.ts';
import { answerInTime, type BacklogQueries, loadBacklog } from './backlog.ts';
import type { LoadGuard } from './load-guard.ts';
import { getPool } from './pool-use.ts';
import type { RequestEnd, RequestWatch } from './request-watch.ts';

export type Metrics = {
  /** Counts a request that was not answered from memory. */
  countRequest(end: RequestEnd): void;
  /** Counts a page or file that was answered from memory, by its status. */
  countPage(status: number): void;
  /** In the text format of Prometheus, with its type. */
  write(): Promise<{ type: string; text: string }>;
};

export type MetricsSources = {
  database: DatabaseConnection;
  /** Where one is set. */
  replica: Pick<Replica, 'state' | 'reads'> | undefined;
  clock: Pick<DatabaseClock, 'readDifference'>;
  connections: LiveConnections;
  /** How many notifications of the database this process was sent. */
  countHeard(): number;
  /** What features say of theirs that waits. */
  backlogQueries: BacklogQueries;
  /** The queues of jobs, and what else is done when it is due. */
  lag: { queues: readonly string[]; more: OldestDueQueries };
  guard: LoadGuard;
  watch: RequestWatch;
  now(): Date;
};

/** From a page's data to a long upload, in seconds. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Everything that is counted of this process, in a registry of its own; and what waits in the database, the same in every process. */
export function createMetrics({
  database,
  replica,
  clock,
  connections,
  countHeard,
  backlogQueries,
  lag,
  guard,
  watch,
  now,
}: MetricsSources): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'porchlight_request_seconds',
    help: 'Requests by endpoint of the contract, method and status, and how long they took.',
    labelNames: ['endpoint', 'method', 'status'],
    buckets: DURATIONS,
    registers,
  });
  const cut = new Counter({
    name: 'porchlight_requests_cut_total',
    help: 'Requests whose caller went away, or was cut off, before the answer ended.',
    registers,
  });
  const pages = new Counter({
    name: 'porchlight_pages_total',
    help: 'Pages and files answered from memory, by status; no line of the log tells of them.',
    labelNames: ['status'],
    registers,
  });
  gauge(
    'porchlight_loop_wait_seconds',
    'How long something waits for the event loop, by the last two seconds.',
    () => guard.readLoad().loopWait / 1_000,
  );
  gauge(
    'porchlight_database_connections',
    'Connections of the pool that are open.',
    () => getPool(database).open,
  );
  gauge(
    'porchlight_database_connections_used',
    'Connections of the pool that requests hold.',
    () => getPool(database).used,
  );
  gauge(
    'porchlight_database_waiting',
    'Requests that wait for a connection.',
    () => getPool(database).waiting,
  );
  gauge(
    'porchlight_clock_ahead_seconds',
    'By how much the clock of the database, which is used, is ahead of this machine; 0 where they agree to two seconds.',
    () => clock.readDifference() / 1_000,
  );
  gauge('porchlight_live_connections', 'Pages that follow changes on this process.', connections.count);
  new Counter({
    name: 'porchlight_changes_heard_total',
    help: 'Notifications that the database sent to this process: those of the accounts whose pages it holds, and of all processes.',
    registers,
    collect() {
      this.reset();
      this.inc(countHeard());
    },
  });
  new Gauge({
    name: 'porchlight_requests_under_way',
    help: 'Requests that are being answered, by endpoint; uploads are among them.',
    labelNames: ['endpoint'],
    registers,
    collect() {
      this.reset();
      for (const { endpoint } of watch.underWay) this.inc({ endpoint });
    },
  });
  if (replica) measureReplica(replica, registers);
  const up = gauge('porchlight_database_up', 'Whether the database answered for the figures below.');
  const lastBackup = gauge(
    'porchlight_last_backup_timestamp_seconds',
    'When npm run backup last wrote a whole one, in seconds since 1970; 0 where it never did. The same on every process.',
  );
  const backlog = new Gauge({
    name: 'porchlight_backlog',
    help: 'What waits in the database, or was given up, by kind: the same on every process.',
    labelNames: ['kind'],
    registers,
  });
  const jobLag = new Gauge({
    name: 'porchlight_job_lag_seconds',
    help: 'For how long work has been due that was not begun, by queue; of a job of the clock also while it fails. The same on every process.',
    labelNames: ['queue', 'schedule'],
    registers,
  });

  function gauge(name: string, help: string, read?: () => number): Gauge {
    return new Gauge({
      name,
      help,
      registers,
      ...(read && {
        collect() {
          this.set(read());
        },
      }),
    });
  }

  return {
    countRequest({ request: { endpoint, method }, status, milliseconds, isWhole }) {
      if (isWhole) requests.observe({ endpoint, method, status }, milliseconds / 1_000);
      else cut.inc();
    },
    countPage(status) {
      pages.inc({ status });
    },
    async write() {
      backlog.reset();
      jobLag.reset();
      const reading = Promise.all([
        loadBacklog(database.db, backlogQueries),
        loadJobLag(database.db, { ...lag, now: now() }),
        findLastBackup(database.db),
      ]);
      const [counts, lags, backedUpAt] = (await answerInTime(reading).catch(() => undefined)) ?? [];
      up.set(counts ? 1 : 0);
      if (counts) lastBackup.set((backedUpAt?.getTime() ?? 0) / 1_000);
      for (const [kind, count] of Object.entries(counts ?? {})) backlog.set({ kind }, count);
      for (const { queue, schedule, seconds } of lags ?? []) jobLag.set({ queue, schedule }, seconds);
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}

/** Only where there is a replica: an alert of its absence would otherwise never rest. */
function measureReplica({ state, reads }: Pick<Replica, 'state' | 'reads'>, registers: Registry[]): void {
  new Gauge({
    name: 'porchlight_replica_up',
    help: 'Whether the replica answers and is a standby of the database; as long as it is not, reads go to the database itself.',
    registers,
    collect() {
      this.set(state.isUp ? 1 : 0);
    },
  });
  new Gauge({
    name: 'porchlight_replica_behind_seconds',
    help: 'How long ago the database was where the replica is not yet.',
    registers,
    collect() {
      this.set(state.behindSeconds);
    },
  });
  new Counter({
    name: 'porchlight_replica_reads_total',
    help: 'Reads across people by where they were answered: replica; primary, while the replica is not asked; again, on the primary after the replica failed or was late.',
    labelNames: ['target'],
    registers,
    collect() {
      this.reset();
      for (const [target, count] of Object.entries(reads)) this.inc({ target }, count);
    },
  });
}
