import { readFileSync } from 'node:fs';
import type { DocumentReading } from '@porchlight/domain/readings/document-readings/document-readings.contract.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
useSharedApp((shared) => {
  app = shared;
});

const path = '/api/tools/read-document';
/** CFPB's sample H-24(C), CC0: three pages with their text, and old values under those of its form fields. */
const sample = readFileSync(new URL('../../../../testing/forms/loan-estimate-h24c.pdf', import.meta.url));
const send = (body: Uint8Array, type = 'application/pdf') =>
  new TestVisitor(app).call('POST', path, new Uint8Array(body), { 'content-type': type });

const FORM_TYPE = 'multipart/form-data; boundary=x';
const writeManyParts = (count: number) =>
  Buffer.from(`${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(count)}--x--\r\n`);
async function sendOfBuyer(size: number) {
  const buyer = await createBuyer(app);
  return buyer.call('POST', path, new Uint8Array(size), { 'content-type': 'application/pdf' });
}

async function sendForm(file: Uint8Array, field = 'file') {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(file)], { type: 'application/pdf' }), 'estimate.pdf');
  const written = new Response(form);
  return send(new Uint8Array(await written.arrayBuffer()), written.headers.get('content-type') ?? '');
}

describe('a Loan Estimate with text', () => {
  let reading: DocumentReading;
  beforeAll(async () => {
    const reply = await sendForm(sample);
    expect(reply.status).toBe(200);
    reading = reply.body as unknown as DocumentReading;
  }, 60_000);

  // CFPB's sample, as pdftotext and a reading at 200 dpi agree.
  it.each<[string, unknown]>([
    ['lender', 'FICUS BANK'],
    ['date_issued', '2013-02-15'],
    ['applicants', 'Michael Jones and Mary Stone'],
    ['property', '456 Somewhere Avenue, Anytown, ST 12345'],
    ['sale_price', '240000'],
    ['term', '30 years'],
    ['purpose', 'Purchase'],
    ['product', '5 Year Interest Only, 5/3 Adjustable Rate'],
    ['loan_type', 'Conventional'],
    ['rate_lock', 'yes'],
    ['lock_until', '2013-04-16T17:00 EDT'],
    ['costs_expire', '2013-03-04T17:00 EDT'],
    ['loan_amount', '211000'],
    ['amount_can_increase', false],
    ['rate', '4'],
    ['rate_can_increase', true],
    ['rate_max', '12'],
    ['pi', '703.33'],
    ['pi_can_increase', true],
    ['pi_max', '2068'],
    ['prepayment_penalty', false],
    ['balloon', false],
    ['columns', ['Years 1-5', 'Years 6-8', 'Years 9-11', 'Years 12-30']],
    ['pi_month', ['703.33', '1028-1359', '1028-1604', '1028-2068']],
    ['mi_month', ['109', '109', '109', '0']],
    ['escrow_month', ['0', '0', '0', '0']],
    ['total_month', ['812', '1137-1468', '1137-1713', '1028-2068']],
    ['taxes_insurance_month', '533'],
    ['in_escrow', { 'Property Taxes': false, 'Homeowner’s Insurance': false }],
    ['A', '3110'],
    ['B', '820'],
    ['C', '1921'],
    ['D', '5851'],
    ['E', '152'],
    ['F', '1352'],
    ['G', null],
    ['H', '1436'],
    ['I', '2940'],
    ['J', '8791'],
    ['lender_credits', null],
    ['closing_costs_financed', '0'],
    ['down_payment', '29000'],
    ['deposit', '10000'],
    ['funds_for_borrower', '0'],
    ['seller_credits', '0'],
    ['adjustments', '0'],
    ['cash_to_close', '27791'],
    ['five_years_total', '54944'],
    ['five_years_principal', '0'],
    ['apr', '4.617'],
    ['tip', '81.18'],
    ['late_payment', '15 days, 5%'],
    ['servicing', 'transfer'],
    ['assumption', false],
  ])('says %s', (name, value) => {
    expect(reading.fields[name]?.value).toEqual(value);
  });

  it('says the lines of each section', () => {
    expect(reading.lines).toEqual({
      A: [
        ['1% of Loan Amount (Points)', '2110'],
        ['Application Fee', '500'],
        ['Processing Fee', '500'],
      ],
      B: [
        ['Appraisal Fee', '305'],
        ['Credit Report Fee', '30'],
        ['Flood Determination Fee', '35'],
        ['Lender’s Attorney Fee', '400'],
        ['Tax Status Research Fee', '50'],
      ],
      C: [
        ['Pest Inspection Fee', '125'],
        ['Survey Fee', '150'],
        ['Title – Courier Fee', '32'],
        ['Title – Lender’s Title Policy', '665'],
        ['Title – Settlement Agent Fee', '325'],
        ['Title – Title Search', '624'],
      ],
      E: [['Recording Fees and Other Taxes', '152']],
      F: [
        ['Homeowner’s Insurance Premium', '1000', '12 months'],
        ['Prepaid Interest', '352', '23.44 per day for 15 days @ 4.00%'],
      ],
      G: [],
      H: [['Title – Owner’s Title Policy (optional)', '1436']],
    });
  });

  it('is proved by its own sums, and each figure says where it is', () => {
    expect(reading).toMatchObject({
      form: 'loan_estimate',
      notes: [],
      checks: {
        ...{ 'A+B+C=D': true, 'E+F+G+H=I': true, 'D+I-credits=J': true },
        ...{ cash_to_close: true, lines_sum: true, per_diem_rounded: true },
      },
    });
    expect(reading.fields.cash_to_close).toMatchObject({ state: 'proved', page: 2 });
    expect(reading.fields.apr).toMatchObject({ state: 'read', page: 3 });
    for (const { box } of Object.values(reading.fields)) {
      expect(box.x).toBeGreaterThan(0);
      expect(box.x + box.width).toBeLessThan(612);
      expect(box.y + box.height).toBeLessThan(792);
    }
  });

  it('reads the same as a bare body', async () => {
    expect((await send(sample)).body).toEqual(reading);
  });
});

describe('what cannot be read', () => {
  it.each<[string, () => Promise<{ status: number; body: unknown }>, number, string]>([
    ['no file', () => sendForm(sample, 'other'), 400, 'Send one file'],
    [
      'a form that is cut off',
      () => send(new Uint8Array(9), 'multipart/form-data; boundary=x'),
      400,
      'Send one file',
    ],
    ['an empty file', () => send(new Uint8Array(0)), 422, 'empty'],
    ['a picture', () => send(Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3])), 415, 'not a PDF'],
    ['10 MB and more', () => send(new Uint8Array(11 * 1024 * 1024)), 413, 'larger than 10 MB'],
    ['25 MB and more of an account', () => sendOfBuyer(26 * 1024 * 1024), 413, 'larger than 25 MB'],
    ['a form of 100,000 parts', () => send(writeManyParts(100_000), FORM_TYPE), 400, 'Send one file'],
    ['something that calls itself a PDF', () => send(Buffer.from('%PDF-1.7\nx')), 200, 'could not be opened'],
    ['a PDF that is cut off', () => send(sample.subarray(0, 2_000)), 200, 'Nothing was read'],
  ])('%s is said', async (_name, ask, status, words) => {
    const reply = await ask();
    expect([reply.status, JSON.stringify(reply.body)]).toEqual([status, expect.stringContaining(words)]);
  });
});
