import type { Config } from '../../config-types.ts';
import { describeListenFailure, drainServer, listen } from '../http/listening.ts';
import { OperatorError } from '../log/operator-error.ts';
import type { Metrics, MetricsSources } from './metrics.ts';

/**
 * Where metrics are wanted, counts and answers them; otherwise nothing is loaded. What opens goes on the stack.
 *
 * @throws OperatorError with the variable to change when nothing can listen there.
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
  await listen(server, settings.port, settings.host).catch((cause: unknown) => {
    const names = { host: 'METRICS_HOST', port: 'METRICS_PORT' };
    const sentence = describeListenFailure(cause, settings, names);
    throw sentence === undefined ? cause : new OperatorError(sentence, { cause });
  });
  opened.defer(() => drainServer(server, { idle: 0, longest: MAX_SCRAPE_MS }));
  return metrics;
}

const MAX_SCRAPE_MS = 2_000;
