import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { startS3TestServer } from '@porchlight/testing/outside-world/s3-test-server.ts';
import { startTestClamd } from '@porchlight/testing/outside-world/test-clamd.ts';
import {
  getReadingValue,
  startTestCollector,
  type TestCollector,
} from '@porchlight/testing/outside-world/test-collector.ts';
import { renderTestPdf } from '@porchlight/testing/outside-world/test-pdf.ts';
import { signUpBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { EICAR } from '@porchlight/testing/uploads/specimen.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../http/listening.ts';
import { createRequestWatch } from '../operation/request-watch.ts';
import { createTraces } from './traces.ts';

let collector: TestCollector;
let app: TestApp;
let buyer: TestBuyer;
let closeOthers: () => Promise<void>;

beforeAll(async () => {
  collector = await startTestCollector();
  const [clamd, store] = await Promise.all([startTestClamd(EICAR), startS3TestServer()]);
  closeOthers = async () => {
    await clamd.stop();
    await store.close();
  };
  const { config } = store;
  app = await startTestApp({
    readsDocuments: true,
    environment: {
      CLAMD_URL: `tcp://localhost:${clamd.port}`,
      S3_BUCKET: config.bucket,
      S3_REGION: config.region,
      S3_ENDPOINT: config.endpoint ?? '',
      S3_ACCESS_KEY_ID: config.accessKeyId ?? '',
      S3_SECRET_ACCESS_KEY: config.secretAccessKey ?? '',
      S3_FORCE_PATH_STYLE: 'true',
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`,
      OTEL_SERVICE_NAME: 'porch',
      TRUSTED_PROXIES: '127.0.0.1, ::1',
    },
  });
  // By hand, because the email of the address is one of the things that are followed.
  buyer = await signUpBuyer(app);
});
afterAll(async () => {
  collector.close();
  await closeOthers();
});

const readSpans = () => collector.readSpans();

describe('traces', () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const secret = `word-${randomUUID()}`;
  const documentId = randomUUID();

  it('follow a request of a trusted proxy to its queries, under the trace that came with it', async () => {
    const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
    const reply = await buyer.call('GET', `/api/search?q=${secret}`, undefined, { traceparent });
    expect(reply.status).toBe(200);
    await buyer.call('DELETE', `/api/documents/${documentId}`);
    const request = await waitFor('the span', async () =>
      readSpans().find((span) => span.traceId === traceId && span.parentSpanId === 'b7ad6b7169203331'),
    );
    expect(request.name).toBe('search.find');
    expect(getReadingValue(request, 'http.request.method')).toEqual({ stringValue: 'GET' });
    expect(Number(getReadingValue(request, 'http.response.status_code')?.intValue)).toBe(200);
    expect(getReadingValue(request, 'porchlight.request.id')?.stringValue).toBe(
      reply.headers.get('x-request-id'),
    );
    const queries = readSpans().filter((span) => span.parentSpanId === request.spanId);
    expect(queries.map((span) => getReadingValue(span, 'db.operation.name')?.stringValue)).toContain(
      'select',
    );
    expect(queries.every((span) => span.traceId === traceId)).toBe(true);
  });

  it('follow an upload to clamd and the bucket, then the job that reads it and the email of the account', async () => {
    const { status } = await buyer.call(
      'POST',
      `/api/documents?name=${secret}.pdf`,
      renderTestPdf([['Words of a page']]),
    );
    expect(status).toBe(201);
    const find = (name: string) => waitFor(name, async () => readSpans().find((span) => span.name === name));
    const upload = await find('documents.upload');
    const steps = readSpans().filter((span) => span.parentSpanId === upload.spanId);
    expect(steps.map(({ name }) => name)).toEqual(expect.arrayContaining(['clamd INSTREAM', 'S3/PutObject']));
    const job = await find('job document-texts');
    expect(Number(getReadingValue(job, 'porchlight.try')?.intValue)).toBe(1);
    const readings = readSpans().filter((span) => span.traceId === job.traceId);
    expect(readings.map(({ name }) => name)).toContain('S3/GetObject');
    const email = await find('email');
    expect(Number(getReadingValue(email, 'porchlight.try')?.intValue)).toBe(1);
    expect(getReadingValue(email, 'error.type')).toBeUndefined();
  });

  it('begin again for clients that are no such proxy', async () => {
    const traces = createTraces({
      endpoint: collector.endpoint,
      serviceName: 'porch',
      sampler: 'always_on',
      ratio: 1,
    });
    const watch = createRequestWatch(
      () => false,
      () => undefined,
      traces,
    );
    const server = createServer((incoming, outgoing) =>
      watch.answer(incoming, outgoing, 'somebody', () => outgoing.end()),
    );
    const port = await listen(server, 0, 'localhost');
    await fetch(`http://localhost:${port}/`, {
      headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
    });
    server.closeAllConnections();
    server.close();
    await traces.close();
    const span = readSpans().find(({ name }) => name === 'somebody');
    expect(span?.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(span?.traceId).not.toBe(traceId);
  });

  it('are sent to their end when the server stops, and hold nothing of a person', async () => {
    await buyer.call('GET', '/api/milestones');
    await app.close();
    const names = readSpans().map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['milestones.list', 'documents.remove']));
    const all = collector.received.join('\n');
    expect(all).toContain('porch');
    for (const said of [secret, documentId, buyer.email, '/api/', '127.0.0.1', 'where '])
      expect(all).not.toContain(said);
  });
});
