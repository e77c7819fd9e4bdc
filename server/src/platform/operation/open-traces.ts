import type { Traces, TracesConfig } from './trace-types.ts';

/** Where traces are wanted, begins them; otherwise nothing is loaded. What waits is sent when the stack is closed. */
export async function openTraces(
  settings: TracesConfig | undefined,
  opened: AsyncDisposableStack,
): Promise<Traces | undefined> {
  if (!settings) return undefined;
  const { createTraces } = await import('./traces.ts');
  const traces = createTraces(settings);
  // A receiver that is away keeps no server from stopping.
  opened.defer(() => traces.close().catch(() => undefined));
  return traces;
}
