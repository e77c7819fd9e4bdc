import type { Config } from '../../config-types.ts';
import { drainServer, listen } from '../http/listening.ts';
import type { Metrics, MetricsSources } from './metrics.ts';

/**
 * Where metrics are wanted, counts and answers them; otherwise nothing is loaded. What opens goes on the stack.
 *
 * @throws with the settings to change when nothing can listen there.
 */
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
  // Left as it is, it would be told of as the product's own port.
  await listen(server, settings.port, settings.host).catch((cause: unknown) => {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
    throw new Error(
      `The figures cannot be given at METRICS_HOST and METRICS_PORT, ${settings.host}:${settings.port} (${code}). Each process of a machine ` +
        'needs a METRICS_PORT of its own.',
      { cause },
    );
  });
  opened.defer(() => drainServer(server, { idle: 0, longest: LONGEST_SCRAPE_MS }));
  return metrics;
}

const LONGEST_SCRAPE_MS = 2_000;
