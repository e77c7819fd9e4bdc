import type { PurchaseDates } from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import type { DocumentList } from '@porchlight/domain/documents/documents.contract.ts';
import type { HomesView, OfferLogView } from '@porchlight/domain/homes/homes.contract.ts';
import { addDays } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { PlanView } from '@porchlight/domain/plan/plan.contract.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts, seedDemo } from './demo-accounts.ts';

let app: TestApp;
let jordan: TestBuyer;
let priya: TestBuyer;
beforeAll(async () => {
  app = await startTestApp();
  await seedDemo(app.readParts());
  [jordan, priya] = await Promise.all([signIn('betaBuyer'), signIn('buyer')]);
}, 120_000);
afterAll(() => app.close());

async function signIn(who: keyof typeof demoAccounts): Promise<TestBuyer> {
  const { email, password } = demoAccounts[who];
  const buyer = new TestBuyer(app, email);
  expect((await buyer.call('POST', '/api/accounts/sign-in', { email, password })).status).toBe(200);
  return buyer;
}

async function read<View>(buyer: TestBuyer, path: string): Promise<View> {
  const { status, body } = await buyer.call('GET', `/api${path}`);
  expect(status, path).toBe(200);
  return body as unknown as View;
}

/** All that one buyer was notified of about the purchase. */
async function readStory(buyer: TestBuyer) {
  const { homes, offers } = await read<HomesView>(buyer, '/homes');
  const [home] = homes;
  const { facts } = await read<PlanView>(buyer, '/plan');
  return {
    homes,
    home,
    offers,
    log: await read<OfferLogView>(buyer, `/homes/${home?.id}/offers`),
    plan: Object.fromEntries(facts.map(({ fact, value }) => [fact, value])),
    dates: (await read<PurchaseDates>(buyer, '/dates')).dates,
    purchase: await read<{ nickname: string }>(buyer, '/purchase'),
  };
}

/** The calendar day where the home is. */
const dayThere = (instant = '') =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date(instant));

describe('the demonstration', () => {
  it('has one story for both buyers: home, offer, plan and dates agree', async () => {
    for (const buyer of [jordan, priya]) {
      const { homes, home, offers, log, plan, dates, purchase } = await readStory(buyer);
      expect(homes).toHaveLength(1);
      expect(offers).toMatchObject({ [home?.id ?? '']: { state: 'contract' } });
      expect(home?.address).toContain(/on (\w+ Street)/.exec(purchase.nickname)?.[1]);
      expect(home).toMatchObject({
        state: (plan.place as { state: string }).state,
        propertyTaxYearly: plan.propertyTaxYearly,
        homeInsuranceYearly: plan.homeInsuranceYearly,
        duesMonthly: plan.duesMonthly,
        propertyType: plan.propertyType,
      });
      const acceptance = log.entries.find(({ kind }) => kind === 'acceptance');
      const accepted = log.entries.find(({ id }) => id === acceptance?.answers);
      expect(accepted?.terms).toMatchObject({
        priceCents: plan.price,
        downPaymentCents: plan.downPayment,
        earnestMoneyCents: plan.deposit,
        closingDay: plan.closingDay,
      });
      const day = dayThere(acceptance?.at);
      for (const { kind, days } of accepted?.terms?.contingencies ?? []) {
        const term = log.contract?.terms.find(({ key }) => key === kind);
        expect([kind, term?.days]).toEqual([kind, days]);
        const due = dates.filter(({ title }) => title === term?.title);
        expect(due.map((each) => each.day)).toEqual([addDays(day, days ?? 0)]);
      }
      expect(dates.filter(({ title }) => /earnest money due/i.test(title))).toHaveLength(1);
      const closing = dates.filter(({ title }) => /^closing( day)?$/i.test(title)).map((each) => each.day);
      expect(closing).toEqual([plan.closingDay]);
    }
  });

  it('has the documents and the milestones that fit: the offer is done, and its contract says the same', async () => {
    const { plan, home } = await readStory(jordan);
    const { documents } = await read<DocumentList>(jordan, '/documents');
    const contract = documents.find(({ documentRequest }) => documentRequest === 'offer.purchase-contract');
    const file = await jordan.send('GET', `/api/documents/${contract?.id}/content`);
    const { text } = await extractText(new Uint8Array(await file.arrayBuffer()), { mergePages: true });
    for (const part of [home?.address ?? '-', '$400,000', String(plan.closingDay)])
      expect(text).toContain(part);
    expect(plan.price).toBe(40_000_000);
    const { milestones } = await read<{ milestones: { slug: string; isCompleted: boolean }[] }>(
      jordan,
      '/milestones',
    );
    const done = milestones.filter(({ isCompleted }) => isCompleted).map(({ slug }) => slug);
    expect(done).toEqual(['interest', 'pre-app', 'pre-approval', 'home-search', 'offer']);
  });
});
