import type { OpenSpan, Trace } from './current-trace.ts';

/** What became of a request: its endpoint and id, as in the log. */
export type TracedEnd = { request: { id: string; endpoint: string }; status: number; isWhole: boolean };

export type RequestTrace = { trace: Trace; end(end: TracedEnd): void };

export type Traces = {
  /** `parent` is a `traceparent` that may be believed. */
  beginRequest(method: string, parent: string | undefined): RequestTrace;
  beginWork(name: string, attributes: Record<string, string | number>): OpenSpan & { trace: Trace };
  close(): Promise<void>;
};
