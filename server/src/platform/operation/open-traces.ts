import type { RequestEnd } from './current-request.ts';
import type { OpenSpan, Trace } from './current-trace.ts';

/** The samplers of the OpenTelemetry specification (OTEL_TRACES_SAMPLER). */
export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Where spans go (without the last slash), the name they go under, which traces are kept, and their share from 0 to 1. */
export type TracesConfig = {
  endpoint: string;
  serviceName: string;
  sampler: (typeof SAMPLERS)[number];
  ratio: number;
};

export type RequestTrace = { trace: Trace; end(end: RequestEnd): void };

export type Traces = {
  /** `parent` is a `traceparent` that may be believed. */
  beginRequest(method: string, parent: string | undefined): RequestTrace;
  beginWork(name: string, attributes: Record<string, string | number>): OpenSpan & { trace: Trace };
  close(): Promise<void>;
};

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
