import type { OwnFindings } from '@porchlight/domain/search/search.contract.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { saveSampleReading } from '@porchlight/testing/files/save-sample-reading.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase } from '@porchlight/testing/people/test-people.ts';
import { uploadDocument } from '@porchlight/testing/people/test-signer.ts';
import { expect, it } from 'vitest';

let app: TestApp;
let buyer: TestBuyer;
let documentId: string;
useSharedApp(async (shared) => {
  app = shared;
  buyer = await createBuyer(app);
  documentId = await saveSampleReading(app, await uploadDocument(buyer, undefined, 'estimate.pdf'));
});

const find = async (q: string, who = buyer) =>
  ((await who.call('GET', `/api/search?${new URLSearchParams({ q })}`)).body as unknown as OwnFindings)
    .figures;

it.each([
  ['What is my rate lock date?', 'lock_until', '2026-12-16T17:00 EDT', 1],
  ['cash to close', 'cash_to_close', '27791', 2],
  ['interest rate', 'rate', '4', 1],
  ['loan amount', 'loan_amount', '211000', 1],
])('“%s” finds the figure with its document and page', async (query, field, value, page) => {
  expect((await find(query))[0]).toMatchObject({ documentId, name: 'estimate.pdf', field, value, page });
});

it('what was corrected is found as corrected', async () => {
  await buyer.call('PUT', `/api/documents/${documentId}/readings/fields/rate`, { value: '4.125' });
  expect((await find('interest rate'))[0]).toMatchObject({ value: '4.125', state: 'confirmed' });
});

it('nothing is found of another’s, also of one with whom the purchase is shared', async () => {
  const partner = await createBuyer(app);
  expect(await find('cash to close', partner)).toEqual([]);
  await joinPurchase(app, buyer, partner);
  expect(await find('cash to close', partner)).toEqual([]);
});

it('words that are no figure find none', async () => {
  expect(await find('appraisal gap waiver clause')).toEqual([]);
});
