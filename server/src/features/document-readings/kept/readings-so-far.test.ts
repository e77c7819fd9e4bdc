import type { ShownReading } from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { sampleContent, saveSampleReading } from '@porchlight/testing/files/save-sample-reading.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { SIGNABLE_PDF, uploadDocument } from '@porchlight/testing/people/test-signer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReadingSealer } from './reading-rows.ts';

let app: TestApp;
let buyer: TestBuyer;
beforeAll(async () => {
  app = await startTestApp();
  buyer = await createBuyer(app);
});
afterAll(() => app.close());

const addressOf = (id: string) => `/api/documents/${id}/readings`;
const read = async (id: string) => (await buyer.call('GET', addressOf(id))).body as unknown as ShownReading;
const readSealed = async (id: string) =>
  (await app.query('select * from document_readings where document_id = $1', [id]))[0];

/** As if the first page of a document were read and the second on its way; `instance` 1 is a server that is gone. */
async function keepSoFar(id: string, instance = 1) {
  const soFar = { content: sampleContent, pages: ['{"number":1}'] };
  await app.query(
    `update document_readings set state = 'reading', page = 1, page_count = 2, instance_id = $2, sealed_so_far = $3 where document_id = $1`,
    [id, instance, Buffer.from(createReadingSealer(app.secrets.fileKey).sealSoFar(id, soFar))],
  );
}

describe('the pages that are done while others are read', () => {
  let id: string;
  beforeAll(async () => {
    id = await uploadDocument(buyer, SIGNABLE_PDF);
    await saveSampleReading(app, id);
    await app.query('update document_readings set sealed_content = null, form = null');
    await keepSoFar(id);
  });

  it('are shown as far as they are read, and nothing of them is proved or to be checked', async () => {
    const reading = await read(id);
    expect(reading).toMatchObject({
      ...{ state: 'reading', page: 1, pageCount: 2, isPartial: true, form: 'loan_estimate' },
      ...{ checks: {}, notes: [] },
    });
    expect(Object.entries(reading.fields).map(([name, { value, state }]) => [name, value, state])).toEqual([
      ['cash_to_close', '27791', 'read'],
      ['rate', '4', 'read'],
      ['lock_until', '2026-12-16T17:00 EDT', 'read'],
      ['loan_amount', '211000', 'read'],
    ]);
  });

  it('are kept sealed', async () => {
    expect(JSON.stringify(await readSealed(id))).not.toContain('27791');
  });

  it('are not confirmed, put into the plan or found by a search', async () => {
    expect((await buyer.call('PUT', `${addressOf(id)}/fields/rate`, {})).status).toBe(404);
    const taken = await buyer.call('POST', `${addressOf(id)}/plan`, { facts: ['ratePercent'] });
    expect([taken.status, taken.body.kept]).toEqual([200, ['ratePercent']]);
    const found = await buyer.call('GET', '/api/search?q=cash%20to%20close');
    expect([found.status, JSON.stringify(found.body)]).toEqual([200, expect.not.stringContaining('27791')]);
  });

  it('are shown to no other user', async () => {
    const [other, stranger] = [await createBuyer(app), new TestBuyer(app)];
    expect((await other.call('GET', addressOf(id))).status).toBe(404);
    expect((await stranger.call('GET', addressOf(id))).status).toBe(401);
  });

  it('leave what was read before in its place, as that is whole', async () => {
    const again = await saveSampleReading(app, await uploadDocument(buyer, SIGNABLE_PDF));
    await keepSoFar(again);
    const reading = await read(again);
    expect([reading.state, reading.isPartial, reading.fields.cash_to_close?.state]).toEqual([
      'reading',
      undefined,
      'proved',
    ]);
  });

  it('are dropped where the reading fails', async () => {
    const failing = await saveSampleReading(app, await uploadDocument(buyer, SIGNABLE_PDF));
    await keepSoFar(failing);
    await app.query('update document_readings set attempts = 2 where document_id = $1', [failing]);
    await app.sweep();
    expect(await readSealed(failing)).toMatchObject({ state: 'failed', sealed_so_far: null });
  });
});
