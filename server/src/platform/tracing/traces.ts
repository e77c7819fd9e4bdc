import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace as traceApi,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracesConfig } from '../base/config-types.ts';
import type { Trace } from './current-trace.ts';
import type { RequestTrace, TracedEnd, Traces } from './trace-types.ts';

/** Sends spans by OTLP over HTTP, some at a time; `close` sends what waits. */
export function createTraces({ endpoint, serviceName, sampler, ratio }: TracesConfig): Traces {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: createSampler(sampler, ratio),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) }),
    ],
  });
  const tracer = provider.getTracer('porchlight');

  function open(span: Span): Trace {
    const context = traceApi.setSpan(ROOT_CONTEXT, span);
    return {
      id: span.spanContext().traceId,
      begin(name, attributes) {
        const child = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, context);
        return { end: (error) => endSpan(child, error) };
      },
    };
  }

  function begin(name: string, kind: SpanKind, attributes: Attributes, parent: Context = ROOT_CONTEXT) {
    const span = tracer.startSpan(name, { kind, attributes }, parent);
    return { span, trace: open(span) };
  }

  return {
    beginRequest(method, parent): RequestTrace {
      const attributes = { 'http.request.method': method };
      const { span, trace } = begin(method, SpanKind.SERVER, attributes, readParent(parent));
      return {
        trace,
        end({ request, status, isWhole }: TracedEnd) {
          span.updateName(request.endpoint);
          span.setAttributes({ 'http.response.status_code': status, 'porchlight.request.id': request.id });
          if (status >= 500 || !isWhole) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    beginWork(name, attributes) {
      const { span, trace } = begin(name, SpanKind.CONSUMER, attributes);
      return { trace, end: (error) => endSpan(span, error) };
    },
    close: () => provider.shutdown(),
  };
}

/** A problem is reported by its kind alone: its message can quote a row. */
function endSpan(span: Span, problem: unknown): void {
  if (problem !== undefined && problem !== null) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    const isNamed = typeof problem === 'object' && 'name' in problem;
    span.setAttribute('error.type', isNamed ? String(problem.name) : typeof problem);
  }
  span.end();
}

/** The header `traceparent` (W3C Trace Context 3.2), version 00. */
const PARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

function readParent(header: string | undefined): Context {
  const [, traceId, spanId, flags] = PARENT.exec(header ?? '') ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16);
  return traceApi.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function createSampler(name: TracesConfig['sampler'], ratio: number): Sampler {
  const own = name.replace('parentbased_', '');
  const root =
    own === 'always_off'
      ? new AlwaysOffSampler()
      : own === 'traceidratio'
        ? new TraceIdRatioBasedSampler(ratio)
        : new AlwaysOnSampler();
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}
