import type { PurchaseDates } from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import type { HomesView, OfferLogView } from '@porchlight/domain/homes/homes.contract.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { getToken, TEST_PASSWORD, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createGuestBuyer } from '@porchlight/testing/people/test-guest.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { expect, it } from 'vitest';

let app: TestApp;
useSharedApp((shared) => {
  app = shared;
});

async function read<View>(guest: TestBuyer, path: string): Promise<View> {
  const { status, body } = await guest.call('GET', `/api${path}`);
  expect(status, path).toBe(200);
  return body as unknown as View;
}

it('the sample tells one story: plan, home, an offer with a counteroffer, and dates agree', async () => {
  const guest = await createGuestBuyer(app, 'sample');
  const { facts } = await read<{ facts: { fact: string; value: unknown }[] }>(guest, '/plan');
  const plan = Object.fromEntries(facts.map(({ fact, value }) => [fact, value]));
  const { homes, offers } = await read<HomesView>(guest, '/homes');
  const [home] = homes;
  expect(offers).toMatchObject({ [home?.id ?? '']: { state: 'contract' } });
  const log = await read<OfferLogView>(guest, `/homes/${home?.id}/offers`);
  expect(log.entries.map(({ kind, by }) => `${kind} of the ${by}`)).toEqual([
    'offer of the buyer',
    'counter of the seller',
    'acceptance of the buyer',
  ]);
  expect(log.entries[1]?.terms).toMatchObject({ priceCents: plan.price, closingDay: plan.closingDay });
  const { dates } = await read<PurchaseDates>(guest, '/dates');
  const closing = dates.filter(({ title }) => /^closing( day)?$/i.test(title)).map(({ day }) => day);
  expect(closing).toEqual([plan.closingDay]);
  expect(dates.length).toBeGreaterThan(4);
  const { milestones } = await read<{ milestones: { slug: string; isCompleted: boolean }[] }>(
    guest,
    '/milestones',
  );
  expect(milestones.filter(({ isCompleted }) => isCompleted).map(({ slug }) => slug)).toEqual([
    ...['interest', 'pre-app', 'pre-approval', 'home-search', 'offer'],
  ]);
});

it('the sample is changed by its guest alone, and left for an own purchase that is empty', async () => {
  const visitor = new TestVisitor(app);
  const start = async (kind: string) =>
    visitor.call('POST', '/api/guests', { kind, proof: await visitor.solve() });
  const { body: sample } = await start('sample');
  expect(sample.guest).toMatchObject({ kind: 'sample' });
  const { body: own } = await start('own');
  expect(own.guest).toMatchObject({ kind: 'own' });
  expect(own.id).not.toBe(sample.id);
  expect((await visitor.call('GET', '/api/plan')).body.facts).toEqual([]);
  expect(await app.query('select id from users where id = $1', [sample.id])).toEqual([]);
});

it('an account that is created beside the sample begins with an empty purchase', async () => {
  const guest = await createGuestBuyer(app, 'sample');
  const browser = new TestBuyer(app, undefined, guest.readCookies());
  const asked = { name: 'Ada Buyer', email: browser.email, password: TEST_PASSWORD };
  await browser.call('POST', '/api/accounts/sign-up', asked);
  const token = getToken(await app.readEmail(browser.email, /confirm/i));
  expect((await browser.call('POST', '/api/accounts/verify-email', { token })).status).toBe(200);
  expect((await browser.call('GET', '/api/plan')).body.facts).toEqual([]);
});

it('the sample is made by few statements and takes few kilobytes', async () => {
  const guest = await createGuestBuyer(app, 'sample');
  const [{ bytes } = { bytes: 0 }] = await app.query(
    `select sum(pg_column_size(facts.*)) as bytes from plan_facts facts
     where user_id = (select id from users where email = $1)`,
    [guest.email],
  );
  expect(Number(bytes)).toBeLessThan(8_192);
  const published = await app.query('select payload from webhook_events where payload like $1', [
    `%${guest.email.replace('guest:', '')}%`,
  ]);
  expect(published).toEqual([]);
});
