import { randomUUID } from 'node:crypto';
import type { PlanView } from '@porchlight/domain/plan/plan.contract.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { saveSampleReading } from '@porchlight/testing/files/save-sample-reading.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase } from '@porchlight/testing/people/test-people.ts';
import { uploadDocument } from '@porchlight/testing/people/test-signer.ts';
import { expect, it } from 'vitest';

let app: TestApp;
let buyer: TestBuyer;
let id: string;
useSharedApp(async (shared) => {
  app = shared;
  buyer = await createBuyer(app, 'Ada Buyer');
  id = await saveSampleReading(app, await uploadDocument(buyer));
});

const take = (body: object, who = buyer) => who.call('POST', `/api/documents/${id}/readings/plan`, body);
const confirm = (field: string) => buyer.call('PUT', `/api/documents/${id}/readings/fields/${field}`, {});
const factOf = (body: unknown, fact: string) => (body as PlanView).facts.find((each) => each.fact === fact);

it('takes what was confirmed, with the document, its page and its words', async () => {
  const before = await take({ facts: ['ratePercent', 'lockUntil'] });
  expect([before.body.kept, factOf(before.body, 'ratePercent')]).toEqual([
    ['ratePercent', 'lockUntil'],
    undefined,
  ]);
  await confirm('rate');
  await confirm('lock_until');
  const { status, body } = await take({ facts: ['ratePercent', 'lockUntil'] });
  expect([status, body.kept]).toEqual([200, []]);
  const from = { source: 'document', documentId: id, name: 'lease.pdf', page: 1, proof: 'confirmed' };
  expect(factOf(body, 'ratePercent')).toMatchObject({ value: '4', from: { ...from, words: '4' } });
  expect(factOf(body, 'lockUntil')).toMatchObject({ value: '2026-12-16', from });
});

it('leaves what a buyer entered until they say otherwise', async () => {
  await buyer.call('PUT', '/api/plan/facts/ratePercent', { id: randomUUID(), value: '5' });
  const kept = await take({ facts: ['ratePercent'] });
  expect([kept.body.kept, factOf(kept.body, 'ratePercent')?.value]).toEqual([['ratePercent'], '5']);
  const replaced = await take({ facts: ['ratePercent'], replace: ['ratePercent'] });
  expect([replaced.body.kept, factOf(replaced.body, 'ratePercent')?.value]).toEqual([[], '4']);
});

it('is of one’s own documents alone, also among two who buy together', async () => {
  const partner = await createBuyer(app, 'Theo Partner');
  await joinPurchase(app, buyer, partner);
  expect((await take({ facts: ['ratePercent'] }, partner)).status).toBe(404);
  expect((await take({ facts: ['ratePercent'] }, new TestBuyer(app))).status).toBe(401);
  expect(factOf((await partner.call('GET', '/api/plan')).body, 'ratePercent')?.value).toBe('4');
});

it.each([[{ facts: [] }], [{ facts: ['shoeSize'] }], [{}]])('refuses %j', async (body) => {
  expect((await take(body)).status).toBe(400);
});
