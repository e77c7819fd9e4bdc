import { randomUUID } from 'node:crypto';
import { reviewReasons } from '@porchlight/domain/documents/document-reviews.ts';
import type { TodayView } from '@porchlight/domain/today/today.contract.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase, signInHelper } from '@porchlight/testing/people/test-people.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAcceptedHome, sampleHome, sampleOffer } from '../homes/sample-home.ts';

let app: TestApp;
const NOW = new Date('2026-11-25T18:00:00.000Z');
let clock = NOW;
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
beforeEach(() => {
  clock = NOW;
});
afterAll(() => app.close());

const getToday = async (who: TestBuyer) => (await who.call('GET', '/api/today')).body as unknown as TodayView;
const setFact = (who: TestBuyer, fact: string, value: unknown) =>
  who.call('PUT', `/api/plan/facts/${fact}`, { id: randomUUID(), value });
const saveHome = (who: TestBuyer, id: string, more: object = {}) =>
  who.call('PUT', `/api/homes/${id}`, { ...sampleHome, ...more });
const giveScore = (who: TestBuyer, id: string, score: number) =>
  who.call('PUT', `/api/homes/${id}/opinion`, { score, note: '', walkAway: null });
const ID = 'pre-app.government-id';
const nothing = { price: null, payment: null, cashToClose: null, savings: null, priceRange: null };

describe('today', () => {
  it('of a new buyer has nothing, and is no visitor’s', async () => {
    const buyer = await createBuyer(app);
    expect(await getToday(buyer)).toEqual({
      ...{ home: null, owned: null, figures: nothing, hasFirstAnswer: false, closingDay: null },
      ...{ people: [], returned: [], wanted: [], toSign: [], cardPayments: [], news: [] },
    });
    expect((await new TestBuyer(app).call('GET', '/api/today')).status).toBe(401);
  });

  it('carries the price range of the plan before there is a home, and its cost by the upper end', async () => {
    const buyer = await createBuyer(app);
    await setFact(buyer, 'savings', 6_000_000);
    expect((await getToday(buyer)).hasFirstAnswer).toBe(false);
    await setFact(buyer, 'priceRange', { from: 30_000_000, to: 34_000_000 });
    await setFact(buyer, 'downPayment', 3_400_000);
    const { figures, hasFirstAnswer } = await getToday(buyer);
    expect(hasFirstAnswer).toBe(true);
    expect(figures).toMatchObject({
      ...{ price: null, savings: 6_000_000, priceRange: { from: 30_000_000, to: 34_000_000 } },
    });
    expect(figures.payment).toBeGreaterThan(200_000);
    expect(figures.cashToClose).toBeGreaterThan(3_400_000);
  });

  it('shows the favorite, then the home an offer is out on, then the one under contract at its agreed price', async () => {
    const buyer = await createBuyer(app);
    const [first, second] = [randomUUID(), randomUUID()];
    await saveHome(buyer, first);
    await saveHome(buyer, second, { address: '9 Oak Court, Columbus, OH' });
    expect((await getToday(buyer)).home).toBeNull();
    await giveScore(buyer, first, 4);
    expect(await getToday(buyer)).toMatchObject({
      home: { id: first, reason: 'favorite', address: sampleHome.address },
      figures: { price: 38_500_000 },
    });
    await buyer.call('PUT', `/api/homes/${second}/offers/${randomUUID()}`, sampleOffer);
    expect(await getToday(buyer)).toMatchObject({
      home: { id: second, reason: 'live' },
      figures: { price: 38_000_000 },
    });
    const accepted = await createAcceptedHome(buyer);
    expect(await getToday(buyer)).toMatchObject({
      home: { id: accepted, reason: 'contract' },
      figures: { price: 38_000_000 },
    });
  });

  it('has the closing day wherever it was set', async () => {
    const [planned, dated] = [await createBuyer(app), await createBuyer(app)];
    await setFact(planned, 'closingDay', '2027-01-15');
    await dated.call('PUT', '/api/dates/closing-day', { day: '2027-02-12' });
    expect((await getToday(planned)).closingDay).toBe('2027-01-15');
    expect((await getToday(dated)).closingDay).toBe('2027-02-12');
  });

  it('names the other buyer, and both read the same home', async () => {
    const [jordan, priya] = [await createBuyer(app, 'Jordan Rivera'), await createBuyer(app, 'Priya Shah')];
    await joinPurchase(app, jordan, priya);
    const id = randomUUID();
    await saveHome(jordan, id);
    expect(await getToday(jordan)).toMatchObject({ people: ['Priya'], home: { id } });
    expect(await getToday(priya)).toMatchObject({ people: ['Jordan'], home: { id } });
    expect((await getToday(await createBuyer(app))).home).toBeNull();
  });

  it('says what the other buyer did in two weeks, and neither what the reader did nor what a stranger did', async () => {
    const [jordan, priya] = [await createBuyer(app, 'Jordan Rivera'), await createBuyer(app, 'Priya Shah')];
    await joinPurchase(app, jordan, priya);
    const stranger = await createBuyer(app, 'Sam Stranger');
    const id = randomUUID();
    await saveHome(jordan, id);
    await setFact(stranger, 'savings', 100);
    expect((await getToday(priya)).news).toEqual([]);
    await giveScore(jordan, id, 4);
    await jordan.call('PUT', `/api/homes/${id}/offers/${randomUUID()}`, sampleOffer);
    await setFact(jordan, 'savings', 5_000_000);
    await jordan.call('PUT', '/api/milestones/pre-app/tasks/collect-pay-stubs', { status: 'done' });
    const { news } = await getToday(priya);
    const home = { id, address: sampleHome.address };
    expect(news.toSorted((a, b) => a.kind.localeCompare(b.kind))).toMatchObject([
      { kind: 'offer', by: 'Jordan', home },
      { kind: 'opinion', by: 'Jordan', home },
      { kind: 'plan', by: 'Jordan', home: null },
      { kind: 'task', by: 'Jordan', home: null },
    ]);
    expect((await getToday(jordan)).news).toEqual([]);
    expect((await getToday(stranger)).news).toEqual([]);
    clock = new Date('2026-12-10T18:00:00.000Z');
    expect((await getToday(priya)).news).toEqual([]);
  });

  it('has what to pay on a card before its statement, to its owner alone', async () => {
    const [jordan, priya] = [await createBuyer(app, 'Jordan Rivera'), await createBuyer(app, 'Priya Shah')];
    await joinPurchase(app, jordan, priya);
    const id = randomUUID();
    const card = { name: 'Blue card', balance: 270_000, limit: 300_000, statementDay: 5 };
    expect((await jordan.call('PUT', `/api/credit/cards/${id}`, card)).status).toBe(200);
    expect((await getToday(jordan)).cardPayments).toEqual([
      { id, name: 'Blue card', pay: 180_000, payBy: '2026-12-04', statementOn: '2026-12-05' },
    ]);
    expect((await getToday(priya)).cardPayments).toEqual([]);
    await jordan.call('PUT', `/api/credit/cards/${id}`, { ...card, balance: 90_000 });
    expect((await getToday(jordan)).cardPayments).toEqual([]);
  });

  it('has a document that was sent back, to its owner alone, until it is uploaded again', async () => {
    const [jordan, priya] = [await createBuyer(app, 'Jordan Rivera'), await createBuyer(app, 'Priya Shah')];
    await joinPurchase(app, jordan, priya);
    const agent = await createStaff(app, 'agent');
    const upload = async (query: Record<string, string>) => {
      const path = `/api/documents?${new URLSearchParams({ name: 'id.pdf', documentRequest: ID, ...query })}`;
      return String((await jordan.call('POST', path, new TextEncoder().encode('%PDF-1.7\nsample'))).body.id);
    };
    const id = await upload({});
    expect((await getToday(jordan)).returned).toEqual([]);
    const path = `/api/staff/documents/${id}`;
    const { revision } = (await agent.call('GET', path)).body;
    const decision = {
      revision,
      decision: 'needs-attention',
      reason: 'cut-off',
      words: 'The top is missing.',
    };
    expect((await agent.call('POST', `${path}/decision`, decision)).status).toBe(200);
    expect((await getToday(jordan)).returned).toMatchObject([
      {
        id,
        key: ID,
        milestone: 'pre-app',
        reason: reviewReasons['cut-off'].sentence,
        words: 'The top is missing.',
      },
    ]);
    expect((await getToday(priya)).returned).toEqual([]);
    await upload({ replaces: id });
    expect((await getToday(jordan)).returned).toEqual([]);
  });

  it('asks for the documents of milestones under way until either buyer uploads them, and a helper for none of them', async () => {
    const [jordan, priya] = [await createBuyer(app, 'Jordan Rivera'), await createBuyer(app, 'Priya Shah')];
    await joinPurchase(app, jordan, priya);
    const agent = new TestBuyer(app);
    await signInHelper(app, jordan, agent, ['documents', 'progress']);
    const wanted = async (who: TestBuyer) => (await getToday(who)).wanted.map(({ key }) => key);
    expect(await wanted(jordan)).toEqual([]);
    await priya.call('PUT', '/api/milestones/pre-app/tasks/collect-pay-stubs', { status: 'done' });
    expect((await getToday(jordan)).wanted).toMatchObject([
      { key: ID, title: 'Government photo ID', milestone: 'pre-app' },
      { key: 'pre-app.pay-stubs', milestone: 'pre-app' },
    ]);
    const path = `/api/documents?${new URLSearchParams({ name: 'id.pdf', documentRequest: ID })}`;
    expect((await jordan.call('POST', path, new TextEncoder().encode('%PDF-1.7\nsample'))).status).toBe(201);
    expect(await wanted(jordan)).toEqual(['pre-app.pay-stubs']);
    expect(await wanted(priya)).toEqual(['pre-app.pay-stubs']);
    expect((await agent.call('GET', '/api/today')).status).toBe(401);
  });
});

describe('a price above what the income carries', () => {
  const income = { cents: 8_400_000, per: 'year' };

  it('is said of the plan’s price, and of the agreed one once a home is under contract', async () => {
    const buyer = await createBuyer(app);
    await setFact(buyer, 'price', 31_800_000);
    expect((await getToday(buyer)).aboveIncome).toBeUndefined();
    await setFact(buyer, 'incomeWages', income);
    const { aboveIncome } = await getToday(buyer);
    expect(aboveIncome).toMatchObject({
      ...{ price: 31_800_000, program: 'conventional', countsDebts: false },
    });
    expect(aboveIncome?.carried).toBeLessThan(31_800_000);
    expect(aboveIncome?.carried).toBeGreaterThan(15_000_000);
    await setFact(buyer, 'monthlyDebts', 0);
    expect((await getToday(buyer)).aboveIncome?.countsDebts).toBe(true);
    await createAcceptedHome(buyer);
    const { figures, aboveIncome: agreed } = await getToday(buyer);
    expect(agreed?.price).toBe(figures.price);
  });

  it('is not said of a price that the income carries', async () => {
    const buyer = await createBuyer(app);
    await setFact(buyer, 'incomeWages', income);
    await setFact(buyer, 'price', 18_000_000);
    expect(await getToday(buyer)).not.toHaveProperty('aboveIncome');
  });
});
