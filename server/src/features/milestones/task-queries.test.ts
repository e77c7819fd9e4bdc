import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import {
  getReadingValue,
  startTestCollector,
  type TestCollector,
} from '@porchlight/testing/outside-world/test-collector.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let app: TestApp;
let collector: TestCollector;
let buyer: TestBuyer;
beforeAll(async () => {
  collector = await startTestCollector();
  app = await startTestApp({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint } });
  buyer = await createBuyer(app);
});
afterAll(async () => {
  await app.close();
  collector.close();
});

/** The queries of each tick, by their name or verb. */
async function listQueries(ticks: number): Promise<string[][]> {
  const requests = await waitFor('the spans of the requests', async () => {
    const found = collector.readSpans().filter(({ name }) => name === 'milestones.setTask');
    return found.length === ticks ? found : undefined;
  });
  const queries = collector.readSpans().filter((span) => getReadingValue(span, 'db.system.name'));
  return requests.map(({ spanId }) =>
    queries.filter(({ parentSpanId }) => parentSpanId === spanId).map(({ name }) => name),
  );
}

it('ticking a task reads the progress once, and takes at most eight queries', async () => {
  const [task] = milestoneTexts.find(({ slug }) => slug === 'interest')?.tasks ?? [];
  const statuses = ['done', 'to-do', 'done'];
  for (const status of statuses) {
    const reply = await buyer.call('PUT', `/api/milestones/interest/tasks/${task?.id}`, { status });
    expect(reply.status).toBe(200);
  }
  for (const queries of await listQueries(statuses.length)) {
    expect(queries.filter((name) => name === 'read progress')).toHaveLength(1);
    expect(queries.length).toBeLessThanOrEqual(8);
  }
});
