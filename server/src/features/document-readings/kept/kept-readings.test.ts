import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import type { ShownReading } from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import {
  MAX_DESCRIBED,
  type ReadDocumentRow,
} from '@porchlight/domain/readings/document-readings/kept/kept-readings.contract.ts';
import { renderTypesetPdf } from '@porchlight/pdf/write/whole-pdf.ts';
import { useInProcessPrograms, useRealProcesses } from '@porchlight/testing/app/programs-in-process.ts';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { sampleContent, saveSampleReading } from '@porchlight/testing/files/save-sample-reading.ts';
import { renderTestPdf } from '@porchlight/testing/outside-world/test-pdf.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { loadPurchase, signInHelper } from '@porchlight/testing/people/test-people.ts';
import { SIGNABLE_PDF, uploadDocument } from '@porchlight/testing/people/test-signer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decryptReadingRows } from '../../personal-data/exports/export-files.ts';
import type { LoadRows } from '../../personal-data/read-owned-rows.ts';
import { resumeReadings } from '../document-readings.feature.ts';
import { loadQueuedDocument } from './reading-job.ts';

/** CFPB's sample H-24(C), CC0. */
const estimate = readFileSync(
  new URL('../../../../../testing/forms/loan-estimate-h24c.pdf', import.meta.url),
);
const nowhere = '00000000-0000-4000-8000-000000000000';

let app: TestApp;
let buyer: TestBuyer;
beforeAll(async () => {
  app = await startTestApp({ readsDocuments: true });
  buyer = await createBuyer(app);
});
afterAll(() => app.close());

const addressOf = (id: string) => `/api/documents/${id}/readings`;
const read = async (id: string, who = buyer) =>
  (await who.call('GET', addressOf(id))).body as unknown as ShownReading;
const waitUntil = (id: string, ...states: ShownReading['state'][]) =>
  waitFor(`a reading that is ${states.join(' or ')}`, async () => {
    const reading = await read(id);
    return states.includes(reading.state) ? reading : undefined;
  });
const listOwn = async (who = buyer) =>
  (await who.call('GET', '/api/document-readings')).body.readings as ReadDocumentRow[];
const readUpload = async (bytes: Uint8Array, name: string) =>
  waitUntil(await uploadDocument(buyer, Buffer.from(bytes), name), 'done', 'failed');
const confirm = (id: string, field: string, value?: unknown, who = buyer) =>
  who.call('PUT', `${addressOf(id)}/fields/${field}`, value === undefined ? {} : { value });

describe('a document that was uploaded', () => {
  let reading: ShownReading;
  beforeAll(async () => {
    reading = await readUpload(estimate, 'estimate.pdf');
  }, 60_000);

  it('is read by itself, with the place and state of each figure', () => {
    expect(reading).toMatchObject({ state: 'done', form: 'loan_estimate', notes: [], page: null });
    expect(reading.fields.cash_to_close).toMatchObject({
      ...{ value: '27791', page: 2, state: 'proved', method: 'text' },
    });
    expect(reading.fields.apr).toMatchObject({ value: '4.617', page: 3, state: 'read' });
    expect(reading.lines.A?.[0]).toMatchObject({
      label: '1% of Loan Amount (Points)',
      amount: '2110',
      page: 2,
    });
    expect(reading.pages).toEqual(
      [1, 2, 3].map((number) => ({ number, width: 612, height: 792, method: 'text' })),
    );
    expect(reading.pageCount).toBe(3);
  });

  it('is in the list with what came of it and whose it is, without a figure', async () => {
    const { body } = await buyer.call('GET', '/api/document-readings');
    expect(body.readings).toEqual([
      {
        documentId: reading.documentId,
        ...{
          name: 'estimate.pdf',
          isReplaced: false,
          state: 'done',
          form: 'loan_estimate',
          readAt: reading.readAt,
        },
        ...{ page: null, pageCount: 3, notes: [] },
        facts: {
          details: { date_issued: '2013-02-15' },
          names: [reading.fields.applicants?.value],
          pageCount: 3,
          printed: { numbers: [1, 2, 3], count: 3 },
        },
      },
    ]);
    expect(reading.fields.applicants?.value).toMatch(/\w/);
    expect(JSON.stringify(body)).not.toContain('27791');
  });

  it('is kept sealed: no figure is in the row', async () => {
    const [row] = await app.query('select * from document_readings where document_id = $1', [
      reading.documentId,
    ]);
    const text = JSON.stringify(row);
    for (const figure of ['27791', 'FICUS', '4.617']) expect(text).not.toContain(figure);
    expect(row).toMatchObject({ form: 'loan_estimate', state: 'done', attempts: 1, instance_id: null });
  });

  it('reports to other systems what kind of document it is, and no more', async () => {
    const [event] = await app.query(
      `select payload from webhook_events where type = 'document.read' and payload like '%' || $1 || '%'`,
      [reading.documentId],
    );
    const { data } = JSON.parse(String(event?.payload));
    expect(Object.keys(data).sort()).toEqual(['buyerId', 'documentId', 'form']);
    expect(data.form).toBe('loan_estimate');
  });

  it('keeps what its owner confirms or corrects, beside what was read', async () => {
    const { documentId } = reading;
    expect((await confirm(documentId, 'apr')).status).toBe(200);
    const { status, body } = await confirm(documentId, 'rate', '4.125 %'.replace(' ', ''));
    expect(status).toBe(200);
    const shown = body as unknown as ShownReading;
    expect(shown.fields.apr).toMatchObject({ value: '4.617', state: 'confirmed' });
    expect(shown.fields.apr).not.toHaveProperty('readAs');
    expect(shown.fields.rate).toMatchObject({ value: '4.125', state: 'confirmed', readAs: '4' });
    expect(shown.fields.rate?.confirmedAt).toBeDefined();
    expect((await read(documentId)).fields).toEqual(shown.fields);
  });

  it.each<[string, string, unknown, number, string]>([
    ['an amount that is none', 'cash_to_close', 'a lot', 400, 'other-shape'],
    ['an empty text', 'lender', ' ', 400, 'other-shape'],
    ['a day that is none', 'date_issued', '2013-02-30', 400, 'other-shape'],
    ['yes as a word', 'balloon', 'yes', 400, 'other-shape'],
    ['a list of another length', 'columns', ['Years 1-5'], 400, 'other-shape'],
    ['a figure of no kind', 'cash_to_close', 12, 400, 'BAD_INPUT'],
    ['a field that was not read', 'escrow_balance', '1', 404, 'NOT_FOUND'],
    ['a name of the language', '__proto__', '1', 404, 'NOT_FOUND'],
  ])('refuses %s', async (_name, field, value, status, words) => {
    const reply = await confirm(reading.documentId, field, value);
    expect([reply.status, JSON.stringify(reply.body)]).toEqual([
      status,
      expect.stringContaining(status === 400 ? 'BAD_INPUT' : words),
    ]);
  });

  it('is read again when asked, and keeps what was confirmed', async () => {
    const asked = await buyer.call('POST', addressOf(reading.documentId), {});
    expect([asked.status, asked.body.state]).toEqual([202, 'waiting']);
    const again = await waitUntil(reading.documentId, 'done');
    expect(again.readAt).not.toBe(reading.readAt);
    expect(again.fields.rate).toMatchObject({ value: '4.125', state: 'confirmed' });
  });
});

describe('what is not read is said', () => {
  it.each<[string, Uint8Array, string]>([
    ['a paper that is no form', renderTestPdf([['A letter about the house and its garden']]), 'not-a-form'],
    ['a PDF with a password', renderTestPdf([['Loan Estimate']], { locked: true }), 'locked'],
    ['the Spanish form', renderTestPdf([['Estimacion de prestamo']]), 'spanish-form'],
    ['a photo in HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'), 'heic'],
    ['a blank page', renderTestPdf([[]]), 'blank-page'],
    ['a PDF that is cut off', estimate.subarray(0, 2_000), 'broken'],
  ])(
    '%s',
    async (name, bytes, note) => {
      const reading = await readUpload(bytes, `${name}.pdf`);
      expect([reading.state, reading.form, reading.notes.map(({ code }) => code)]).toEqual([
        'done',
        null,
        [note],
      ]);
      expect(reading.notes[0]?.text).toMatch(/\w/);
      const listed = (await listOwn()).find(({ documentId }) => documentId === reading.documentId);
      expect([listed?.state, listed?.form, listed?.notes]).toEqual(['done', null, reading.notes]);
    },
    60_000,
  );
});

describe('what the list says of a document', () => {
  it('whose it is, of which day and with which pages, so that its owner hears what to check', async () => {
    const stub = [
      ...['Pay Stub', 'Employer: Quick Fix Garage', 'Employee: Morgan Lee', 'Pay Date: 01/10/2024'],
      ...['Pay Period: 12/22/2023 to 01/05/2024', 'Net Pay  1,667.00', 'FICA  153.00', 'Page 1 of 2'],
    ].join('\n');
    const { documentId } = await readUpload(renderTypesetPdf(stub), 'stub.pdf');
    const findRow = async () => (await listOwn()).find((row) => row.documentId === documentId);
    expect(await findRow()).toMatchObject({
      form: 'pay_stub',
      facts: {
        ...{ names: ['Morgan Lee'], day: '2024-01-10', pageCount: 1 },
        printed: { numbers: [1], count: 2 },
      },
    });
    await confirm(documentId, 'employee', 'Jamie Rivera');
    expect((await findRow())?.facts?.names).toEqual(['Jamie Rivera']);
  }, 60_000);

  it('the names on a document without a field for its holder', async () => {
    const notice = [
      ...['NOTICE TO THE HOME LOAN APPLICANT', 'Credit Score Disclosure       Applicant: Morgan Lee'],
      ...['Consumer Reporting Agency: Equifax Information Services', 'Credit Score: 701'],
      ...['Score Range: 334 to 818', 'Date Created: 07/28/2026'],
      'Key factors that adversely affected your credit score:',
    ].join('\n');
    const { documentId } = await readUpload(renderTypesetPdf(notice), 'notice.pdf');
    expect((await listOwn()).find((row) => row.documentId === documentId)).toMatchObject({
      form: 'credit_score_notice',
      facts: { names: ['Morgan Lee'] },
    });
  }, 60_000);

  it('which page is read, and nothing else as long as it is not done', async () => {
    const id = await readyId('under way.pdf');
    await app.query(
      `update document_readings set state = 'reading', page = 1, page_count = 3, instance_id = 1, form = null where document_id = $1`,
      [id],
    );
    expect((await listOwn()).find((row) => row.documentId === id)).toMatchObject({
      ...{ state: 'reading', page: 1, pageCount: 3, form: null, notes: [], facts: null },
    });
    await app.query(`update document_readings set state = 'done', page = null where document_id = $1`, [id]);
  }, 60_000);

  it('that a newer file was uploaded in its place', async () => {
    const other = await createBuyer(app);
    const send = async (query: string) =>
      String((await other.call('POST', `/api/documents?${query}`, SIGNABLE_PDF)).body.id);
    const first = await send('name=first.pdf&documentRequest=pre-app.government-id');
    const second = await send(`name=second.pdf&replaces=${first}`);
    const listed = (await listOwn(other)).map(({ documentId, isReplaced }) => [documentId, isReplaced]);
    expect(listed).toEqual([
      [second, false],
      [first, true],
    ]);
  });

  it('of those beyond the newest nothing that is sealed', async () => {
    const other = await createBuyer(app);
    const oldest = await uploadDocument(other, SIGNABLE_PDF, 'oldest.pdf');
    await saveSampleReading(app, oldest);
    await app.query(
      `insert into documents (id, user_id, name, type, size, status, storage_path, wrapped_key, created_at)
       select gen_random_uuid(), user_id, 'copy.pdf', type, size, status, storage_path || number, wrapped_key, created_at + interval '1 day'
         from documents, generate_series(1, $2::int) number where id = $1`,
      [oldest, MAX_DESCRIBED - 1],
    );
    await app.query(
      `insert into document_readings (document_id, user_id, state, form, asked_at)
       select id, user_id, 'done', null, now() from documents where user_id = (select user_id from documents where id = $1)
       on conflict do nothing`,
      [oldest],
    );
    const findOldest = async () => (await listOwn(other)).find((row) => row.documentId === oldest);
    expect((await findOldest())?.facts?.pageCount).toBe(2);
    await saveSampleReading(app, await uploadDocument(other, SIGNABLE_PDF, 'newest.pdf'));
    await app.query(
      `update documents set created_at = created_at + interval '2 days' where name = 'newest.pdf'`,
    );
    expect(await findOldest()).toMatchObject({
      state: 'done',
      form: 'loan_estimate',
      facts: null,
      notes: [],
    });
  }, 60_000);
});

describe('a reader that ends before it is done', () => {
  beforeAll(useRealProcesses);
  afterAll(useInProcessPrograms);

  it('is tried once more', async () => {
    const id = await uploadDocument(buyer, estimate, 'once.pdf');
    const first = await endReader();
    const reading = await waitUntil(id, 'done', 'failed');
    expect(first).toBeGreaterThan(0);
    expect([reading.state, reading.form]).toEqual(['done', 'loan_estimate']);
    expect(await readAttempts(id)).toBe(2);
  }, 60_000);

  it('and then it is said, the document is kept, and it can be asked for again', async () => {
    const id = await uploadDocument(buyer, estimate, 'twice.pdf');
    await endReader(await endReader());
    expect((await waitUntil(id, 'done', 'failed')).state).toBe('failed');
    expect((await buyer.send('GET', `/api/documents/${id}/content`)).status).toBe(200);
    await buyer.call('POST', addressOf(id), {});
    expect((await waitUntil(id, 'done', 'failed')).state).toBe('done');
  }, 60_000);

  it('with its whole server is taken up by the next one, once', async () => {
    const [id, last] = [await readyId('left.pdf'), await readyId('left twice.pdf')];
    await app.query(
      `update document_readings set state = 'reading', instance_id = 1, attempts = case when document_id = $1 then 1 else 2 end
        where document_id = any($2)`,
      [id, [id, last]],
    );
    await app.restart();
    expect((await waitUntil(id, 'done')).form).toBe('loan_estimate');
    expect((await read(last)).state).toBe('failed');
  }, 60_000);
});

describe('a reading that waits without a job', () => {
  it('is queued again by the sweep', async () => {
    const id = await readyId('without a job.pdf');
    await app.query(`update document_readings set state = 'waiting' where document_id = $1`, [id]);
    await app.sweep();
    expect((await waitUntil(id, 'done')).form).toBe('loan_estimate');
    expect(await readAttempts(id)).toBe(2);
  }, 60_000);
});

describe('a job that comes again while its reading is under way', () => {
  beforeAll(useRealProcesses);
  afterAll(useInProcessPrograms);

  it('takes nothing away from it', async () => {
    const id = await uploadDocument(buyer, estimate, 'slow.pdf');
    const reader = await signalReader('SIGSTOP');
    const { documents: context, jobs, personalData } = app.readParts();
    const parts = { ...context, jobs, instanceId: personalData.instanceId };
    await loadQueuedDocument({ ...parts, stopping: new AbortController().signal }, id);
    await resumeReadings(parts);
    const { state } = await read(id);
    process.kill(reader, 'SIGCONT');
    expect(state).toBe('reading');
    expect((await waitUntil(id, 'done', 'failed')).state).toBe('done');
    expect(await readAttempts(id)).toBe(1);
  }, 60_000);
});

const readyId = async (name: string) => (await readUpload(estimate, name)).documentId;
const readAttempts = async (id: string) =>
  (await app.query('select attempts from document_readings where document_id = $1', [id]))[0]?.attempts;

const endReader = (other?: number): Promise<number> => signalReader('SIGKILL', other);

/** Ends or halts the process that reads now, and gives its number; not the one named. A reader is there for less than a second. */
async function signalReader(signal: 'SIGKILL' | 'SIGSTOP', other?: number): Promise<number> {
  for (;;) {
    for (const child of await listChildren()) {
      if (child === other) continue;
      const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
      if (!command.includes('reading-program')) continue;
      process.kill(child, signal);
      return child;
    }
    await setImmediate();
  }
}

/** Processes that this one has started, on Linux. */
async function listChildren(): Promise<number[]> {
  const threads = await readdir('/proc/self/task');
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/self/task/${thread}/children`, 'utf8').catch(() => '')),
  );
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}

describe('whose it is', () => {
  let id: string;
  beforeAll(async () => {
    id = await uploadDocument(buyer, SIGNABLE_PDF);
    await waitUntil(id, 'done');
    await saveSampleReading(app, id);
  });

  it('no other user reads it, has it read or confirms it', async () => {
    const other = await createBuyer(app);
    for (const [method, path, body] of [
      ['GET', addressOf(id), undefined],
      ['POST', addressOf(id), {}],
      ['PUT', `${addressOf(id)}/fields/rate`, {}],
    ] as const) {
      expect((await other.call(method, path, body)).status, method).toBe(404);
      expect((await new TestBuyer(app).call(method, path, body)).status, method).toBe(401);
      expect((await buyer.call(method, path.replace(id, nowhere), body)).status, method).toBe(404);
    }
    expect(await listOwn(other)).toEqual([]);
    expect((await new TestBuyer(app).call('GET', '/api/document-readings')).status).toBe(401);
  });

  it('a helper reads it with the document that is granted, which the buyers see, and no longer than that', async () => {
    const helper = new TestBuyer(app);
    const person = await signInHelper(app, buyer, helper);
    const shared = `/api/shared/${person}/documents/${id}/readings`;
    expect((await helper.call('GET', shared)).status).toBe(404);
    await buyer.call('POST', `/api/purchase/people/${person}/grants`, { what: 'documents' });
    const { status, body } = await helper.call('GET', shared);
    expect([status, body.form]).toEqual([200, 'loan_estimate']);
    const { people, accesses } = await loadPurchase(buyer);
    expect(accesses).toContainEqual(expect.objectContaining({ what: 'documents', detail: 'lease.pdf' }));
    expect((await helper.call('POST', addressOf(id), {})).status).toBe(401);
    const given = people.flatMap(({ grants }) => grants).find(({ what }) => what === 'documents');
    await buyer.call('DELETE', `/api/purchase/grants/${given?.id}`);
    expect((await helper.call('GET', shared)).status).toBe(404);
  });

  it('staff read it with the grant that a reason gave, of documents that a milestone asks for', async () => {
    const agent = await createStaff(app, 'agent');
    const query = new URLSearchParams({ name: 'estimate.pdf', documentRequest: 'pre-app.government-id' });
    const asked = String((await buyer.call('POST', `/api/documents?${query}`, SIGNABLE_PDF)).body.id);
    await waitUntil(asked, 'done');
    await saveSampleReading(app, asked);
    await agent.call('POST', `/api/staff/documents/${asked}/claim`, {});
    const reviewed = (document: string, grant: unknown) =>
      agent.call('GET', `/api/staff/documents/${document}/readings?grant=${grant}`);
    expect((await reviewed(asked, nowhere)).body.code).toBe('NOT_ALLOWED');
    const access = await agent.call('POST', `/api/staff/documents/${asked}/access-grants`, {
      reason: 'review',
    });
    const { status, body } = await reviewed(asked, access.body.grant);
    expect([status, body.form]).toEqual([200, 'loan_estimate']);
    expect((await reviewed(id, access.body.grant)).body.code).toBe('NOT_ALLOWED');
  });

  it('is in the download of one’s data, opened', async () => {
    const rows = decryptReadingRows(app.secrets.fileKey, [
      {
        source: { file: 'document-readings' } as LoadRows['source'],
        rows: (await app.query(
          `select document_id as "documentId", encode(sealed_content, 'hex') as "sealedContent", null as "sealedConfirmed"
             from document_readings where document_id = $1`,
          [id],
        )) as LoadRows['rows'],
      },
    ]);
    expect(JSON.parse(String(rows[0]?.rows[0]?.content))).toEqual(sampleContent);
    expect(rows[0]?.rows[0]).not.toHaveProperty('sealedContent');
  });

  it('goes with the document', async () => {
    await buyer.call('DELETE', `/api/documents/${id}`);
    expect((await buyer.call('GET', addressOf(id))).status).toBe(404);
    expect(await app.query('select 1 from document_readings where document_id = $1', [id])).toEqual([]);
  });
});
