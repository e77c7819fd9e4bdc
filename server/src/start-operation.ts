import { locales } from '@porchlight/domain/kernel/locales.ts';
import { sql } from 'drizzle-orm';
import type { Config } from './platform/base/config-types.ts';
import { OperatorError } from './platform/base/operator-error.ts';
import type { DatabaseConnection } from './platform/database/database.ts';
import type { DatabaseClock } from './platform/database/database-clock.ts';
import type { Replica } from './platform/database/replica/replica.ts';
import type { LiveConnections } from './platform/events/live-connections.ts';
import { createProxyCheck } from './platform/http/client-address.ts';
import { describeListenFailure, drainServer, listen } from './platform/http/listening.ts';
import { createLocaleReader } from './platform/http/request-locale.ts';
import { createLoadGuard } from './platform/operation/load-guard.ts';
import type { Metrics, MetricsSources } from './platform/operation/metrics.ts';
import { createReadiness } from './platform/operation/readiness.ts';
import { createRequestWatch, logRequest, type RequestEnd } from './platform/operation/request-watch.ts';
import type { Storage } from './platform/storage/storage.ts';
import { listBacklog, listOldestDue, listQueues } from './registries/jobs.ts';
import type { ServerOptions } from './server-options.ts';

type Parts = {
  database: DatabaseConnection;
  replica: Replica | undefined;
  clock: DatabaseClock;
  connections: LiveConnections;
  countHeard(): number;
  traces: Parameters<typeof createRequestWatch>[2];
  storage: Storage;
  isLive(): boolean;
  now(): Date;
};

/**
 * Where metrics are wanted, counts and answers them; otherwise nothing is loaded. What opens goes on the stack.
 *
 * @throws OperatorError with the variable to change when nothing can listen there.
 */
async function openMetrics(
  settings: Config['metrics'],
  sources: MetricsSources,
  opened: AsyncDisposableStack,
): Promise<Metrics | undefined> {
  if (!settings) return undefined;
  const [{ createMetrics }, { createMetricsServer }] = await Promise.all([
    import('./platform/operation/metrics.ts'),
    import('./platform/operation/metrics-server.ts'),
  ]);
  const metrics = createMetrics(sources);
  const server = createMetricsServer(metrics, settings.token);
  await listen(server, settings.port, settings.host).catch((cause: unknown) => {
    const names = { host: 'METRICS_HOST', port: 'METRICS_PORT' };
    const sentence = describeListenFailure(cause, settings, names);
    throw sentence === undefined ? cause : new OperatorError(sentence, { cause });
  });
  opened.defer(() => drainServer(server, { idle: 0, longest: MAX_SCRAPE_MS }));
  return metrics;
}

const MAX_SCRAPE_MS = 2_000;

/** What operators see of a process and what protects it: readiness, the load guard, the log of requests, metrics. */
export async function startOperation(
  { database, replica, clock, connections, countHeard, traces, storage, isLive, now }: Parts,
  options: ServerOptions,
  opened: AsyncDisposableStack,
) {
  const { config, log } = options;
  const readiness = createReadiness({
    database: () => database.db.execute(sql`select 1`),
    storage: storage.check,
    isLive,
  });
  const guard = createLoadGuard(database, config.databasePoolSize, options.loadLimits);
  opened.defer(guard.close);
  const noteEnd = (end: RequestEnd) => {
    logRequest(log, end);
    metrics?.countRequest(end);
    options.afterRequest?.(end);
  };
  const readLocale = createLocaleReader(config.mode === 'production' ? ['en'] : locales);
  const watch = createRequestWatch(createProxyCheck(config.trustedProxies), noteEnd, traces, readLocale);
  const metrics = await openMetrics(
    config.metrics,
    {
      database,
      replica,
      clock,
      connections,
      countHeard,
      backlogQueries: listBacklog(),
      lag: { queues: listQueues(), more: listOldestDue() },
      guard,
      watch,
      now,
    },
    opened,
  );
  return { readiness, guard, watch, countPage: metrics?.countPage };
}
