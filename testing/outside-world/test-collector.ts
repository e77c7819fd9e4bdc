import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = { stringValue?: string; intValue?: number | string };

export type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Value }[];
};

export type TestCollector = {
  /** What OTEL_EXPORTER_OTLP_ENDPOINT names. */
  endpoint: string;
  /** All that came so far, in the order in which it came. */
  readSpans(): Span[];
  /** The bodies as they came. */
  received: readonly string[];
  close(): void;
};

/** A collector of traces (OTLP over HTTP, as JSON). */
export async function startTestCollector(): Promise<TestCollector> {
  const received: string[] = [];
  const server = createServer(async (request: IncomingMessage, answer) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    if (request.method === 'POST' && request.url === '/v1/traces') received.push(body);
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://localhost:${port}`,
    received,
    readSpans: () =>
      received
        .flatMap((body) => JSON.parse(body).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    close: () => void server.close(),
  };
}

export const getReadingValue = ({ attributes }: Span, name: string) =>
  attributes.find(({ key }) => key === name)?.value;
