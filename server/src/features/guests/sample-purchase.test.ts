import type { PurchaseDates } from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import type { HomesView, OfferLogView } from '@porchlight/domain/homes/homes.contract.ts';
import { parseSentReading } from '@porchlight/domain/readings/disclosure-changes/sent-reading.ts';
import { toDocumentReading } from '@porchlight/domain/readings/document-readings/kept/as-read.ts';
import type { ShownReading } from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { getToken, TEST_PASSWORD, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createGuestBuyer } from '@porchlight/testing/people/test-guest.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { extractText } from 'unpdf';
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

it('has the lender’s two forms as documents that were read, of the same home, price and closing day', async () => {
  const guest = await createGuestBuyer(app, 'sample');
  const { documents } = await read<{ documents: { id: string; name: string }[] }>(guest, '/documents');
  expect(documents.map(({ name }) => name).sort()).toEqual([
    'Sample Closing Disclosure.pdf',
    'Sample Loan Estimate.pdf',
  ]);
  const { facts } = await read<{ facts: { fact: string; value: unknown }[] }>(guest, '/plan');
  const plan = Object.fromEntries(facts.map(({ fact, value }) => [fact, value]));
  const papers = await Promise.all(
    documents.map(async ({ id }) => {
      const reading = await read<ShownReading>(guest, `/documents/${id}/readings`);
      const paper = parseSentReading(toDocumentReading(reading));
      if (!paper) throw new Error('the reading is of no form');
      const file = await guest.send('GET', `/api/documents/${id}/content`);
      const { text } = await extractText(new Uint8Array(await file.arrayBuffer()), { mergePages: true });
      expect(text).toContain(String(reading.fields.loan_amount?.value));
      return { reading, paper };
    }),
  );
  for (const { reading } of papers) {
    expect(Number(reading.fields.sale_price?.value) * 100).toBe(plan.price);
    expect(Number(reading.fields.loan_amount?.value) * 100).toBe(
      Number(plan.price) - Number(plan.downPayment),
    );
  }
  const closing = papers.find(({ reading }) => reading.form === 'closing_disclosure');
  expect(closing?.reading.fields.closing_date?.value).toBe(plan.closingDay);
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
