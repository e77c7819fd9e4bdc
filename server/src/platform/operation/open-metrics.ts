import type { Config } from '../../config.ts';
import { drainServer, listen } from '../http/listening.ts';
import type { Metrics, MetricsSources } from './metrics.ts';

/** Where metrics are wanted, counts and answers them; otherwise nothing is loaded. What opens goes on the stack. */
export async function openMetrics(
  settings: Config['metrics'],
  sources: MetricsSources,
  opened: AsyncDisposableStack,
): Promise<Metrics | undefined> {
  if (!settings) return undefined;
  const [{ createMetrics }, { createMetricsServer }] = await Promise.all([
    import('./metrics.ts'),
    import('./metrics-server.ts'),
  ]);
  const metrics = createMetrics(sources);
  const server = createMetricsServer(metrics, settings.token);
  await listen(server, settings.port, settings.host);
  opened.defer(() => drainServer(server, { idle: 0, longest: LONGEST_SCRAPE_MS }));
  return metrics;
}

const LONGEST_SCRAPE_MS = 2_000;
