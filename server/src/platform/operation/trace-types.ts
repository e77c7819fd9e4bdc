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

/** What became of a request: its endpoint and id, as in the log. */
export type TracedEnd = { request: { id: string; endpoint: string }; status: number; isWhole: boolean };

export type RequestTrace = { trace: Trace; end(end: TracedEnd): void };

export type Traces = {
  /** `parent` is a `traceparent` that may be believed. */
  beginRequest(method: string, parent: string | undefined): RequestTrace;
  beginWork(name: string, attributes: Record<string, string | number>): OpenSpan & { trace: Trace };
  close(): Promise<void>;
};
