import { createWarnings, describeError, type Log } from './platform/base/log.ts';
import { type Jobs, startJobs } from './platform/jobs/jobs.ts';
import type { Traces } from './platform/tracing/trace-types.ts';
import { listQueues } from './registries/jobs.ts';

/**
 * Starts the queues of all features; they are stopped with what is `opened`. It takes longest of all that a start does, most of it in the
 * database: the rest may go on meanwhile, and learns of a failure where it needs the jobs.
 */
export function startJobQueue(
  directUrl: string,
  { log, traces, stopMs }: { log: Log; traces: Traces | undefined; stopMs: number | undefined },
  opened: AsyncDisposableStack,
): Promise<Jobs> {
  const warnings = {
    onError: createWarnings(log)('job queue'),
    onFailed: (queue: string, error: unknown) => log.warn({ queue, ...describeError(error) }, 'a job failed'),
  };
  const starting = startJobs(directUrl, listQueues(), warnings, { traces, stopMs });
  const started = starting.catch(() => undefined);
  opened.defer(async () => (await started)?.stop());
  return starting;
}
