import { readdir, readFile } from 'node:fs/promises';
import type { ShownReading } from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { listEstimateSheets } from '@porchlight/testing/forms/made/drawing/draw-estimate.ts';
import { drawSheets } from '@porchlight/testing/forms/made/drawing/sheet.ts';
import { h24b } from '@porchlight/testing/forms/made/making/h24b.ts';
import { bindScans, scanPages } from '@porchlight/testing/forms/made/pages/scan-pages.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { uploadDocument } from '@porchlight/testing/people/test-signer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
let buyer: TestBuyer;
beforeAll(async () => {
  app = await startTestApp({ readsDocuments: true });
  buyer = await createBuyer(app);
});
afterAll(() => app.close());

const read = async (id: string) =>
  (await buyer.call('GET', `/api/documents/${id}/readings`)).body as unknown as ShownReading;

describe('a scan of two pages', { timeout: 480_000 }, () => {
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
    expect(
      (await app.query('select * from document_readings where document_id = $1', [id]))[0],
    ).toMatchObject({ sealed_so_far: null, attempts: 1 });
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
