import { randomUUID } from 'node:crypto';
import type { PlanView } from '@porchlight/domain/plan/plan.contract.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase } from '@porchlight/testing/people/test-people.ts';
import { expect, it } from 'vitest';

let app: TestApp;
let buyer: TestBuyer;
let partner: TestBuyer;
useSharedApp(async (shared) => {
  app = shared;
  buyer = await createBuyer(app, 'Ada Buyer');
  partner = await createBuyer(app, 'Theo Partner');
  await apply(buyer.email, '$450,000');
});

/** As the questionnaire stores it. */
const apply = (email: string, price: string, acceptedAt = '2026-11-20T12:00:00Z') =>
  app.query(
    `insert into applications (id, timeline, property_type, occupancy, purchase_price, down_payment, name, email, phone, disclosure_version, accepted_at)
     values ($1, '1-2months', 'condo', 'primaryResidence', $2, 'some', 'Ada Buyer', $3, '+18005550199', '2026-11-20', $4)`,
    [randomUUID(), price, email, acceptedAt],
  );
const take = (who: TestBuyer, replace?: string[]) =>
  who.call('POST', '/api/plan/application', { consent: true, ...(replace && { replace }) });
const readOpen = async (who: TestBuyer) => {
  const { body } = await who.call('GET', '/api/plan/application');
  return (body.application as { facts: { fact: string }[] } | null)?.facts.map(({ fact }) => fact).sort();
};
const readFact = (body: unknown, fact: string) => (body as PlanView).facts.find((each) => each.fact === fact);

it('offers the answers that can be read, and takes them over with consent', async () => {
  expect(await readOpen(buyer)).toEqual(['occupancy', 'price', 'propertyType', 'timeline']);
  expect((await buyer.call('POST', '/api/plan/application', { consent: false })).status).toBe(400);
  const { body } = await take(buyer);
  expect(body.kept).toEqual([]);
  expect(readFact(body, 'price')).toMatchObject({ value: 45_000_000, from: { source: 'application' } });
  expect(await readOpen(buyer)).toBeUndefined();
});

it('leaves what a buyer entered until they say otherwise', async () => {
  const put = { id: randomUUID(), value: 40_000_000 };
  await buyer.call('PUT', '/api/plan/facts/price', put);
  expect(await readOpen(buyer)).toBeUndefined();
  await apply(buyer.email, '$460,000', '2026-11-21T12:00:00Z');
  const kept = await take(buyer);
  expect([kept.body.kept, readFact(kept.body, 'price')?.value]).toEqual([['price'], 40_000_000]);
  const replaced = await take(buyer, ['price']);
  expect([replaced.body.kept, readFact(replaced.body, 'price')?.value]).toEqual([[], 46_000_000]);
});

it('is of one’s own confirmed address alone', async () => {
  expect((await new TestBuyer(app).call('GET', '/api/plan/application')).status).toBe(401);
  expect((await take(new TestBuyer(app))).status).toBe(401);
  await joinPurchase(app, buyer, partner);
  expect(await readOpen(partner)).toBeUndefined();
  expect((await take(partner)).body.code).toBe('NOT_FOUND');
});
