import { readFileSync } from 'node:fs';
import type { DocumentReading } from '@porchlight/domain/readings/document-readings/document-readings.contract.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
let buyer: TestBuyer;
useSharedApp(async (shared) => {
  app = shared;
  buyer = await createBuyer(app);
});

const path = '/api/tools/read-document';
const parseForm = (name: string) =>
  readFileSync(new URL(`../../../../testing/forms/${name}`, import.meta.url));
/** CFPB's sample H-24(B), CC0, as pictures of 83 dots to the inch. */
const page1 = parseForm('cfpb-loan-estimate-H24B-1.png');
const send = (by: TestBuyer, file: Uint8Array) => by.call('POST', path, new Uint8Array(file));

describe('a picture of a Loan Estimate', () => {
  let reading: DocumentReading;
  beforeAll(async () => {
    const reply = await send(buyer, page1);
    expect(reply.status).toBe(200);
    reading = reply.body as unknown as DocumentReading;
  }, 240_000);

  // CFPB's sample H-24(B), page 1.
  it.each<[string, unknown]>([
    ['lender', 'FICUS BANK'],
    ['date_issued', '2013-02-15'],
    ['applicants', 'Michael Jones and Mary Stone'],
    ['property', '456 Somewhere Avenue, Anytown, ST 12345'],
    ['sale_price', '180000'],
    ['term', '30 years'],
    ['purpose', 'Purchase'],
    ['product', 'Fixed Rate'],
    ['loan_amount', '162000'],
    ['rate', '3.875'],
    ['prepayment_penalty', true],
    ['balloon', false],
    ['pi_month', ['761.78', '761.78']],
    ['escrow_month', ['206', '206']],
    ['total_month', ['1050', '968']],
  ])('says %s', (name, value) => {
    expect(reading.fields[name]?.value).toEqual(value);
  });

  it('says where each figure is', () => {
    const missing =
      'Nothing of pages 2 and 3 of this form was read. Type these from your paper, or send a clearer copy of the page.';
    expect(reading).toMatchObject({
      form: 'loan_estimate',
      notes: [{ code: 'parts-missing', text: missing }],
    });
    for (const { box } of Object.values(reading.fields)) {
      expect(box.x).toBeGreaterThan(0);
      expect(box.x + box.width).toBeLessThan(612);
      expect(box.y + box.height).toBeLessThan(792);
    }
  });
});

describe('who may have a picture read', () => {
  it('is a signed-in user', async () => {
    const reply = await send(new TestVisitor(app), page1);
    expect([reply.status, reply.body.message]).toEqual([415, expect.stringContaining('sign in')]);
  });
});
