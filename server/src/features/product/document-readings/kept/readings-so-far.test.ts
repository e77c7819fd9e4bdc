import { readdir, readFile } from 'node:fs/promises';
import type { ShownReading } from '@porchlight/domain/document-readings/kept/kept-reading.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listEstimateSheets } from '../../../../testing/forms/made/drawing/draw-estimate.ts';
import { drawSheets } from '../../../../testing/forms/made/drawing/sheet.ts';
import { h24b } from '../../../../testing/forms/made/making/h24b.ts';
import { bindScans, scanPages } from '../../../../testing/forms/made/pages/scan-pages.ts';
import { keepSampleReading, sampleContent } from '../../../../testing/keep-sample-reading.ts';
import { SIGNABLE_PDF, uploadDocument } from '../../../../testing/outside-world/test-signer.ts';
import { startTestApp, type TestApp, waitFor } from '../../../../testing/test-app.ts';
import { createBuyer, TestBuyer } from '../../../../testing/test-buyer.ts';
import { createReadingSealer } from './sealed-readings.ts';

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
    await keepSampleReading(app, id);
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

  it('are shown to nobody else', async () => {
    const [other, stranger] = [await createBuyer(app), new TestBuyer(app)];
    expect((await other.call('GET', addressOf(id))).status).toBe(404);
    expect((await stranger.call('GET', addressOf(id))).status).toBe(401);
  });

  it('leave what was read before in its place, as that is whole', async () => {
    const again = await keepSampleReading(app, await uploadDocument(buyer, SIGNABLE_PDF));
    await keepSoFar(again);
    const reading = await read(again);
    expect([reading.state, reading.isPartial, reading.fields.cash_to_close?.state]).toEqual([
      'reading',
      undefined,
      'proved',
    ]);
  });

  it('are let go of where the reading fails', async () => {
    const failing = await keepSampleReading(app, await uploadDocument(buyer, SIGNABLE_PDF));
    await keepSoFar(failing);
    await app.query('update document_readings set attempts = 2 where document_id = $1', [failing]);
    await app.sweep();
    expect(await readSealed(failing)).toMatchObject({ state: 'failed', sealed_so_far: null });
  });
});

describe('a scan of two pages', { timeout: 480_000 }, () => {
  beforeAll(async () => {
    await app.close();
    app = await startTestApp({ readsDocuments: true });
    buyer = await createBuyer(app);
  });

  it('shows the first while the second is read, and goes on with that when the server was restarted', async () => {
    const sheets = listEstimateSheets(h24b).slice(0, 2);
    const pictures = await scanPages(await drawSheets('Helvetica', sheets), { dpi: 150 });
    const id = await uploadDocument(buyer, Buffer.from(await bindScans(pictures)), 'scan.pdf');
    const waitForReading = (what: string, isThere: (reading: ShownReading) => boolean | undefined) =>
      waitFor(
        what,
        async () => {
          const reading = await read(id);
          return isThere(reading) ? reading : undefined;
        },
        240_000,
      );
    const first = await waitForReading('figures of the first page', ({ isPartial }) => isPartial);
    expect(first).toMatchObject({ state: 'reading', page: 1, pageCount: 2, form: 'loan_estimate' });
    expect(first.fields.loan_amount).toMatchObject({ value: '162000', page: 1, state: 'read' });
    expect(Object.values(first.fields).map(({ page, state }) => `${page} ${state}`)).not.toContainEqual(
      expect.not.stringMatching('1 read'),
    );

    await app.restart();
    expect((await read(id)).fields).toEqual(first.fields);
    expect(await waitFor('the reader of pictures', findReadPages, 240_000)).toBe('2');
    const whole = await waitForReading('the whole document', ({ state }) => state === 'done');
    expect(whole.isPartial).toBeUndefined();
    expect(whole.fields.loan_amount?.value).toBe('162000');
    expect(whole.fields.J).toMatchObject({ value: '8054', page: 2, state: 'proved' });
    expect(await readSealed(id)).toMatchObject({ sealed_so_far: null, attempts: 1 });
  });
});

/** The numbers of the pages that the process of this test that recognizes pictures was asked for. */
async function findReadPages(): Promise<string | undefined> {
  for (const thread of await readdir('/proc/self/task')) {
    const children = await readFile(`/proc/self/task/${thread}/children`, 'utf8').catch(() => '');
    for (const child of children.split(' ').filter(Boolean)) {
      const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
      if (command.includes('picture-program')) return command.split('\0').filter(Boolean).at(-1);
    }
  }
  return undefined;
}
