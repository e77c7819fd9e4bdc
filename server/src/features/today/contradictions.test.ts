import { randomUUID } from 'node:crypto';
import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import { checkEnteredContract } from '@porchlight/domain/homes/entered-contract.ts';
import type { PlanView } from '@porchlight/domain/plan/plan.contract.ts';
import type { TodayView } from '@porchlight/domain/today/today.contract.ts';
import { type ChangeTopic, changeTopics } from '@porchlight/domain/webhooks/events/change-topics.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase, signInHelper } from '@porchlight/testing/people/test-people.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { addSamplePhoto } from '@porchlight/testing/uploads/sample-photo.ts';
import { getTableColumns, getTableName, type Table } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../features.ts';
import { createAcceptedHome, sampleContract, sampleHome, sampleOffer } from '../homes/sample-home.ts';
import { sampleHomeRecord, sampleLoanRecord } from '../owned-home/sample-records.ts';
import { sampleCondition, sampleOrder } from '../reports-and-conditions/sample-rows.ts';
import { sampleWire } from '../wire-guard/sample-wire.ts';
import { listContradictions, listSaidFacts } from './said-facts.ts';

let app: TestApp;
const NOW = new Date('2026-11-25T18:00:00.000Z');
let elapsedMs = 0;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(NOW.getTime() + elapsedMs) });
});
afterAll(() => app.close());

type Couple = { jordan: TestBuyer; priya: TestBuyer };

/** A fact that is set in its room; `says` is what both read on Today then, and `tables` are where it is stored. */
type FactRow = {
  fact: string;
  topic: ChangeTopic;
  tables: readonly string[];
  set(couple: Couple): Promise<unknown>;
  says?: object;
  /** Where Today says something else to the other buyer. */
  saysPriya?: object;
  /** What the plan says by then, by fact; null of one that it does not have. */
  plan?: Readonly<Record<string, unknown>>;
  /** What the journey says of the place. */
  place?: string | null;
};

const CLOSING = '2027-01-15';
const ID = 'pre-app.government-id';
const setFact = (who: TestBuyer, fact: string, value: unknown) =>
  call(who, 'PUT', `/api/plan/facts/${fact}`, { id: randomUUID(), value });

async function readFact(who: TestBuyer, fact: string): Promise<unknown> {
  const { facts } = (await call(who, 'GET', '/api/plan')) as unknown as PlanView;
  return facts.find((each) => each.fact === fact)?.value ?? null;
}

/** A change that has to succeed. */
async function call(who: TestBuyer, method: string, path: string, body?: unknown) {
  const reply = await who.call(method, path, body);
  if (reply.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(reply.body)}`);
  return reply.body;
}

async function addHome(who: TestBuyer, more: object = {}): Promise<string> {
  const id = randomUUID();
  await call(who, 'PUT', `/api/homes/${id}`, { ...sampleHome, ...more });
  return id;
}

async function addEntry(who: TestBuyer, home: string, entry: object): Promise<string> {
  const id = randomUUID();
  await call(who, 'PUT', `/api/homes/${home}/offers/${id}`, { answers: null, terms: null, ...entry });
  return id;
}

const offerUntilClosing = {
  ...sampleOffer,
  terms: { ...sampleOffer.terms, downPaymentCents: 5_000_000, closingDay: CLOSING },
};

/** What a buyer enters in the plan before there is a contract. */
async function setOwnTarget(who: TestBuyer): Promise<void> {
  await setFact(who, 'price', 40_000_000);
  await setFact(who, 'downPayment', 6_000_000);
  await setFact(who, 'deposit', 700_000);
  await setFact(who, 'closingDay', '2027-03-01');
}

/** An offer with a closing day that the seller accepted. */
async function acceptOffer(who: TestBuyer): Promise<string> {
  const home = await addHome(who);
  const answers = await addEntry(who, home, offerUntilClosing);
  await addEntry(who, home, { kind: 'acceptance', by: 'seller', at: '2026-01-06T18:00:00.000Z', answers });
  return home;
}

/** What the form of a signed contract sends, of a home that only its address and state are known of. */
async function enterContract(who: TestBuyer): Promise<string> {
  const nothing = { price: null, propertyTaxYearly: null, homeInsuranceYearly: null, propertyType: null };
  const home = await addHome(who, { ...nothing, bedrooms: null, bathrooms: null, squareFeet: null });
  const { value } = checkEnteredContract(
    {
      ...{ signedOn: '2026-11-20', closingDay: CLOSING, priceCents: 38_000_000, earnestMoneyCents: 500_000 },
      deadlines: { inspection: { days: '10', day: '' }, financing: { days: '', day: '2026-12-18' } },
    },
    { home: sampleHome, ids: { offer: randomUUID(), acceptance: randomUUID() }, now: NOW },
  );
  for (const { id, ...content } of value === undefined ? [] : [value.offer, value.acceptance])
    await call(who, 'PUT', `/api/homes/${home}/offers/${id}`, content);
  await call(who, 'PUT', `/api/homes/${home}/contract`, value?.contract);
  return home;
}

async function upload(who: TestBuyer, query: Record<string, string> = {}): Promise<string> {
  const path = `/api/documents?${new URLSearchParams({ name: 'id.pdf', documentRequest: ID, ...query })}`;
  return String((await call(who, 'POST', path, new TextEncoder().encode('%PDF-1.7\nsample'))).id);
}

async function returnDocument(who: TestBuyer): Promise<string> {
  const id = await upload(who);
  const path = `/api/staff/documents/${id}`;
  const agent = await createStaff(app, 'agent');
  const { revision } = await call(agent, 'GET', path);
  const decision = { revision, decision: 'needs-attention', reason: 'cut-off', words: 'The top is missing.' };
  await call(agent, 'POST', `${path}/decision`, decision);
  return id;
}

/** A milestone with all its tasks done. */
async function completeMilestone(who: TestBuyer, slug: string): Promise<void> {
  for (const { id } of milestoneTexts.find((each) => each.slug === slug)?.tasks ?? [])
    await call(who, 'PUT', `/api/milestones/${slug}/tasks/${id}`, { status: 'done' });
}

/** A home bought in June with its loan, of which four payments were due by now. */
const ownedSinceJune = [
  { ...sampleHomeRecord, content: { ...sampleHomeRecord.content, boughtOn: '2026-06-26' } },
  { ...sampleLoanRecord, content: { ...sampleLoanRecord.content, firstPaymentOn: '2026-08-01' } },
];

const openContract = async (who: TestBuyer) => {
  await call(who, 'POST', '/api/beta-access');
  await call(who, 'PUT', '/api/milestones/place', { place: 'under-contract' });
};

const rows: readonly FactRow[] = [
  {
    fact: 'a closing day typed in the plan is wished, and no contract',
    ...{
      topic: 'plan',
      tables: ['plan_facts', 'purchase_dates'],
      says: { closingDay: CLOSING },
      place: null,
    },
    set: ({ jordan }) => setFact(jordan, 'closingDay', CLOSING),
  },
  {
    fact: 'a closing day typed among the dates',
    ...{ topic: 'dates', tables: ['purchase_dates', 'plan_facts'], says: { closingDay: CLOSING } },
    ...{ place: 'under-contract' },
    set: ({ jordan }) => call(jordan, 'PUT', '/api/dates/closing-day', { day: CLOSING }),
  },
  {
    fact: 'a closing day wished in the plan and then typed among the dates',
    ...{ topic: 'dates', tables: ['purchase_dates'], says: { closingDay: CLOSING }, place: 'under-contract' },
    set: async ({ jordan, priya }) => {
      await setFact(jordan, 'closingDay', CLOSING);
      await call(priya, 'PUT', '/api/dates/closing-day', { day: CLOSING });
    },
  },
  {
    fact: 'a closing day typed among the dates and moved in the plan',
    ...{
      topic: 'plan',
      tables: ['purchase_dates'],
      says: { closingDay: '2027-02-12' },
      place: 'under-contract',
    },
    set: async ({ jordan, priya }) => {
      await call(jordan, 'PUT', '/api/dates/closing-day', { day: CLOSING });
      await setFact(priya, 'closingDay', '2027-02-12');
    },
  },
  {
    fact: 'a closing day that is taken out',
    ...{ topic: 'dates', tables: ['plan_facts'], says: { closingDay: null }, place: null },
    set: async ({ jordan, priya }) => {
      await setFact(jordan, 'closingDay', CLOSING);
      await call(jordan, 'PUT', '/api/dates/closing-day', { day: CLOSING });
      await call(priya, 'DELETE', '/api/dates/closing-day');
    },
  },
  {
    fact: 'a closing day typed on the page of people',
    ...{
      topic: 'people',
      tables: ['purchase_dates'],
      says: { closingDay: CLOSING },
      place: 'under-contract',
    },
    set: ({ jordan }) => call(jordan, 'PATCH', '/api/purchase', { closingDay: CLOSING }),
  },
  {
    fact: 'a closing date in the contract’s milestone',
    ...{ topic: 'milestones', tables: ['milestone_dates'], says: { closingDay: CLOSING } },
    ...{ place: 'under-contract' },
    set: async ({ jordan }) => {
      await openContract(jordan);
      await call(jordan, 'PUT', '/api/milestones/offer/dates/contract-closing-date', { date: CLOSING });
    },
  },
  {
    fact: 'a closing day of an accepted offer',
    ...{ topic: 'homes', tables: ['homes', 'home_offers', 'plan_facts'], place: 'under-contract' },
    says: {
      closingDay: CLOSING,
      home: { reason: 'contract', step: 'terms' },
      figures: { price: 38_000_000 },
    },
    set: ({ jordan }) => acceptOffer(jordan),
  },
  {
    fact: 'an accepted offer, over what the plan had: price, down payment and earnest money are its own',
    ...{ topic: 'homes', tables: ['home_offers', 'plan_facts'], place: 'under-contract' },
    says: { closingDay: CLOSING, home: { reason: 'contract' }, figures: { price: 38_000_000 } },
    plan: { price: 38_000_000, downPayment: 5_000_000, deposit: 500_000, closingDay: CLOSING },
    set: async ({ jordan, priya }) => {
      await setOwnTarget(priya);
      await acceptOffer(jordan);
    },
  },
  {
    fact: 'a contract whose price was agreed on again, entered in the plan',
    ...{ topic: 'plan', tables: ['home_offers', 'plan_facts'], place: 'under-contract' },
    says: { home: { reason: 'contract' }, figures: { price: 37_500_000 } },
    plan: { price: 37_500_000, deposit: 500_000 },
    set: async ({ jordan, priya }) => {
      await setOwnTarget(priya);
      await acceptOffer(jordan);
      await setFact(priya, 'price', 37_500_000);
    },
  },
  {
    fact: 'a contract that fell through, over what the plan had: that is there again',
    ...{ topic: 'homes', tables: ['home_offers', 'plan_facts'], place: null },
    says: { closingDay: '2027-03-01', home: { reason: 'favorite' }, figures: { price: 38_500_000 } },
    plan: { price: 40_000_000, downPayment: 6_000_000, deposit: 700_000, closingDay: '2027-03-01' },
    set: async ({ jordan, priya }) => {
      await setOwnTarget(priya);
      const home = await acceptOffer(jordan);
      await setFact(jordan, 'price', 37_500_000);
      elapsedMs += 1_000;
      await addEntry(priya, home, { kind: 'cancellation', by: 'buyer', at: '2026-01-07T18:00:00.000Z' });
    },
  },
  {
    fact: 'a contract that fell through: its closing day goes with it',
    ...{ topic: 'homes', tables: ['home_offers'], place: null },
    says: { closingDay: null, home: { reason: 'favorite' }, figures: { price: 38_500_000 } },
    plan: { price: null, closingDay: null },
    set: async ({ jordan, priya }) => {
      const home = await acceptOffer(jordan);
      await addEntry(priya, home, { kind: 'cancellation', by: 'buyer', at: '2026-01-07T18:00:00.000Z' });
    },
  },
  {
    fact: 'a contract with terms that run by days',
    ...{ topic: 'homes', tables: ['home_contracts', 'purchase_dates'], place: 'under-contract' },
    says: { home: { reason: 'contract', step: null } },
    set: async ({ jordan }) => {
      const home = await createAcceptedHome(jordan);
      await call(jordan, 'PUT', `/api/homes/${home}/contract`, sampleContract);
    },
  },
  {
    fact: 'a contract with a seller credit, on a home with its own tax bill, insurance and dues',
    ...{ topic: 'homes', tables: ['home_offers', 'plan_facts'], place: 'under-contract' },
    says: { home: { reason: 'contract' }, figures: { price: 38_000_000 } },
    plan: {
      ...{ sellerCredit: 600_000, propertyTaxYearly: 540_000, homeInsuranceYearly: 168_000 },
      ...{ duesMonthly: 12_500, propertyType: 'singleFamily', place: { state: 'OH', county: null } },
    },
    set: async ({ jordan, priya }) => {
      await setOwnTarget(priya);
      for (const fact of ['propertyTaxYearly', 'homeInsuranceYearly', 'duesMonthly'])
        await setFact(jordan, fact, 330_000);
      await setFact(jordan, 'place', { state: 'KY', county: 'Boone' });
      const home = await addHome(jordan, { duesMonthly: 12_500 });
      const { terms } = offerUntilClosing;
      const answers = await addEntry(jordan, home, {
        ...offerUntilClosing,
        terms: { ...terms, sellerCreditCents: 600_000 },
      });
      await addEntry(jordan, home, {
        ...{ kind: 'acceptance', by: 'seller', at: '2026-01-06T18:00:00.000Z', answers },
      });
    },
  },
  {
    fact: 'an insurance quote and a lower credit, entered in the plan of a contract',
    ...{ topic: 'plan', tables: ['home_offers', 'plan_facts'], place: 'under-contract' },
    says: { home: { reason: 'contract' } },
    plan: { homeInsuranceYearly: 210_100, sellerCredit: 250_000, propertyTaxYearly: 540_000 },
    set: async ({ jordan, priya }) => {
      await acceptOffer(jordan);
      await setFact(priya, 'homeInsuranceYearly', 210_100);
      await setFact(jordan, 'sellerCredit', 250_000);
    },
  },
  {
    fact: 'a contract that was signed before its buyer came, in one form',
    ...{ topic: 'homes', tables: ['home_contracts', 'plan_facts'], place: 'under-contract' },
    says: {
      closingDay: CLOSING,
      home: { reason: 'contract', step: null },
      figures: { price: 38_000_000 },
    },
    plan: { price: 38_000_000, deposit: 500_000, closingDay: CLOSING },
    set: async ({ jordan, priya }) => {
      for (const who of [jordan, priya]) await openContract(who);
      await enterContract(jordan);
    },
  },
  {
    fact: 'a plan',
    ...{ topic: 'plan', tables: ['plan_facts'], place: null },
    says: {
      hasFirstAnswer: true,
      figures: { savings: 6_000_000, priceRange: { from: 30_000_000, to: 34_000_000 } },
    },
    set: async ({ jordan, priya }) => {
      await setFact(jordan, 'savings', 6_000_000);
      await setFact(priya, 'priceRange', { from: 30_000_000, to: 34_000_000 });
    },
  },
  {
    fact: 'a home and its photo',
    ...{ topic: 'homes', tables: ['homes', 'home_photos'] },
    says: { home: { reason: 'favorite', address: sampleHome.address }, figures: { price: sampleHome.price } },
    set: async ({ jordan }) => addSamplePhoto(jordan, await addHome(jordan)),
  },
  {
    fact: 'a favorite by its score',
    ...{ topic: 'homes', tables: ['home_opinions'] },
    says: { home: { reason: 'favorite', address: '9 Oak Court, Columbus, OH' } },
    set: async ({ jordan, priya }) => {
      await addHome(jordan);
      const oak = await addHome(priya, { address: '9 Oak Court, Columbus, OH' });
      await call(priya, 'PUT', `/api/homes/${oak}/opinion`, { score: 5, note: '', walkAway: null });
    },
  },
  {
    fact: 'an offer that is out',
    ...{ topic: 'homes', tables: ['home_offers'], place: null },
    says: { home: { reason: 'live' }, figures: { price: 38_000_000 } },
    set: async ({ jordan }) => addEntry(jordan, await addHome(jordan), sampleOffer),
  },
  {
    fact: 'an offer that was countered',
    ...{ topic: 'homes', tables: ['home_offers'], place: null },
    says: { home: { reason: 'countered', step: 'answer' }, figures: { price: 38_250_000 } },
    set: async ({ jordan, priya }) => {
      const home = await addHome(jordan);
      const answers = await addEntry(jordan, home, sampleOffer);
      await addEntry(priya, home, {
        ...{ kind: 'counter', by: 'seller', at: '2026-01-06T18:00:00.000Z', answers },
        terms: { ...sampleOffer.terms, priceCents: 38_250_000 },
      });
    },
  },
  {
    fact: 'a co-buyer who joined',
    ...{ topic: 'people', tables: ['purchase_people'] },
    says: { people: ['Priya'] },
    saysPriya: { people: ['Jordan'] },
    set: async () => undefined,
  },
  {
    fact: 'an agent, with what they may read',
    ...{ topic: 'people', tables: ['purchase_people', 'purchase_grants'] },
    ...{ says: { people: ['Priya', 'Hal'] }, saysPriya: { people: ['Jordan', 'Hal'] } },
    set: ({ jordan }) => signInHelper(app, jordan, new TestBuyer(app), ['offers']),
  },
  {
    fact: 'a document that is wanted and sent',
    ...{ topic: 'documents', tables: ['documents'] },
    says: { returned: [], wanted: [{ key: 'pre-app.pay-stubs' }] },
    set: ({ jordan }) => upload(jordan),
  },
  {
    fact: 'a document that staff asks for',
    ...{ topic: 'documents', tables: ['document_requests'] },
    says: { wanted: [{ title: 'Gift letter', milestone: null, asked: { why: 'The gift is counted.' } }] },
    set: async ({ jordan }) => {
      const { id } = await call(jordan, 'GET', '/api/purchase');
      await call(await createStaff(app, 'agent'), 'POST', `/api/staff/purchases/${id}/document-requests`, {
        requests: [{ title: 'Gift letter', why: 'The gift is counted.' }],
      });
    },
  },
  {
    fact: 'a closing day that staff proposes and a buyer accepts',
    ...{ topic: 'dates', tables: ['proposals', 'purchase_dates'], says: { closingDay: CLOSING } },
    set: async ({ jordan, priya }) => {
      const { id } = await call(jordan, 'GET', '/api/purchase');
      await call(await createStaff(app, 'agent'), 'POST', `/api/staff/purchases/${id}/proposals`, {
        ...{ kind: 'date', key: 'closing-day', value: CLOSING, why: 'The lender is ready.' },
      });
      const { proposals } = (await call(priya, 'GET', '/api/today')) as unknown as TodayView;
      await call(priya, 'POST', `/api/proposals/${proposals?.[0]?.id}/answer`, {
        as: 'accepted',
        seen: null,
      });
    },
  },
  {
    fact: 'a document that was sent back',
    ...{ topic: 'documents', tables: ['documents'] },
    ...{ says: { returned: [{ key: ID, milestone: 'pre-app' }] }, saysPriya: { returned: [] } },
    set: ({ jordan }) => returnDocument(jordan),
  },
  {
    fact: 'a document that was sent back and uploaded again',
    ...{ topic: 'documents', tables: ['documents'], says: { returned: [] } },
    set: async ({ jordan }) => upload(jordan, { replaces: await returnDocument(jordan) }),
  },
  {
    fact: 'a date that is moved, and one that is waived',
    ...{ topic: 'dates', tables: ['purchase_dates', 'milestone_dates'] },
    says: { closingDay: '2027-02-12' },
    set: async ({ jordan, priya }) => {
      await call(jordan, 'PUT', '/api/dates/closing-day', { day: CLOSING });
      await call(priya, 'PUT', '/api/dates/closing-day', { day: '2027-02-12' });
      await call(jordan, 'PUT', '/api/milestones/interest/dates/move-in-goal', { date: '2027-03-01' });
      await call(priya, 'PUT', '/api/dates/move-in-goal', { waived: true });
    },
  },
  {
    fact: 'a credit score',
    ...{ topic: 'credit', tables: ['credit_scores'] },
    set: ({ jordan }) =>
      call(jordan, 'PUT', `/api/credit/scores/${randomUUID()}`, {
        ...{ value: 712, model: 'fico-5', bureau: 'equifax', on: '2026-01-05', range: null, factors: [] },
      }),
  },
  {
    fact: 'a wire-guard record',
    ...{ topic: 'dates', tables: ['wire_entries'] },
    set: ({ jordan }) => call(jordan, 'PUT', `/api/wire-guard/records/${randomUUID()}`, sampleWire),
  },
  {
    fact: 'a report and a condition of the lender',
    ...{ topic: 'dates', tables: ['third_party_orders', 'loan_conditions'] },
    set: async ({ jordan }) => {
      await call(jordan, 'PUT', `/api/reports-and-conditions/orders/${randomUUID()}`, sampleOrder);
      const conditions = [{ id: randomUUID(), ...sampleCondition }];
      await call(jordan, 'PUT', '/api/reports-and-conditions/conditions', { conditions });
    },
  },
  {
    fact: 'an owned home after closing',
    ...{ topic: 'dates', tables: ['home_records'], place: 'closed', says: { closingDay: '2026-11-20' } },
    set: async ({ jordan }) => {
      await call(jordan, 'PUT', '/api/dates/closing-day', { day: '2026-11-20' });
      await call(jordan, 'PUT', '/api/owned-home/records', { records: [sampleHomeRecord, sampleLoanRecord] });
    },
  },
  {
    fact: 'a home that was entered as owned, beside a plan, with its loan',
    ...{ topic: 'homes', tables: ['home_records', 'plan_facts'], place: 'closed' },
    says: {
      figures: { price: null, payment: null, cashToClose: null, priceRange: null, savings: 6_000_000 },
      owned: {
        ...{ address: '12 Elm Street, Columbus, OH 43215', boughtOn: '2026-06-26' },
        payment: { dueOn: '2026-12-01' },
        yours: 40_000_000 - 35_868_762,
        task: { kind: 'step' },
      },
    },
    set: async ({ jordan, priya }) => {
      await setFact(jordan, 'price', 42_000_000);
      await setFact(jordan, 'downPayment', 4_200_000);
      await setFact(jordan, 'savings', 6_000_000);
      await call(priya, 'POST', '/api/beta-access');
      await call(jordan, 'PUT', '/api/owned-home/records', { records: ownedSinceJune });
    },
  },
  {
    fact: 'a home that was entered as owned, beside a contract and a closing day ahead',
    ...{ topic: 'homes', tables: ['home_records', 'home_offers'], place: 'closed' },
    says: { figures: { price: null }, owned: { owed: null, payment: null, task: { kind: 'enter-loan' } } },
    set: async ({ jordan, priya }) => {
      await acceptOffer(jordan);
      await call(priya, 'PUT', '/api/owned-home/records', { records: ownedSinceJune.slice(0, 1) });
    },
  },
  {
    fact: 'a buyer’s word that they own it already',
    ...{ topic: 'milestones', tables: ['journey_places'], says: { owned: null } },
    set: ({ jordan }) => call(jordan, 'PUT', '/api/milestones/place', { place: 'closed' }),
    place: 'closed',
  },
  {
    fact: 'a milestone set aside and one brought back',
    ...{ topic: 'milestones', tables: [] },
    set: async ({ jordan, priya }) => {
      for (const who of [jordan, priya]) await openContract(who);
      await call(jordan, 'DELETE', '/api/milestones/offer/set-aside');
    },
  },
  {
    fact: 'a task, who does it, a note, and a milestone that is complete',
    ...{ topic: 'milestones', tables: ['milestone_tasks', 'milestone_notes', 'completed_milestones'] },
    set: async ({ jordan, priya }) => {
      await completeMilestone(jordan, 'interest');
      const note = { text: 'Ask about the roof.', createdAt: NOW.toISOString() };
      await call(priya, 'PUT', `/api/milestones/interest/notes/${randomUUID()}`, note);
    },
  },
  {
    fact: 'a fact that ticks a task',
    ...{ topic: 'milestones', tables: ['milestone_tasks'] },
    set: async ({ jordan }) => {
      await setFact(jordan, 'incomeWages', { cents: 9_600_000, per: 'year' });
      await setFact(jordan, 'monthlyDebts', 30_000);
    },
  },
];

/** Stored with a purchase and said on no other page than its own, with the reason. */
const elsewhere: Record<string, string> = {
  ...{ messages: 'the thread with staff, in its own room alone', message_threads: 'as messages' },
  message_reads: 'how far a buyer has read the thread',
  ...{ purchase_marks: 'what the console’s list works out again', purchase_summaries: 'the console’s list' },
  purchase_owners: 'who of the staff looks after it, in the console alone',
  home_alerts: 'what was already said of an owned home',
  purchase_accesses: 'a log of what helpers opened, on the page of people alone',
  reminder_marks: 'the queue of reminders',
  task_owners: 'who does a task, in its milestone alone',
};
/** Changes that concern the account, or the thread with staff, and no fact of the purchase. */
const ofAccount: readonly ChangeTopic[] = [
  'profile',
  'guide',
  'notifications',
  'messages',
  'threads',
  'homeBuyers',
  'staffProposals',
  'absences',
];

describe('every fact, set in its room and read by both buyers', () => {
  it.each(rows)(
    '$fact: 0 contradictions',
    async ({ tables, says = {}, saysPriya = says, plan, place, set }) => {
      const couple = {
        jordan: await createBuyer(app, 'Jordan Rivera'),
        priya: await createBuyer(app, 'Priya Shah'),
      };
      const { jordan, priya } = couple;
      await joinPurchase(app, jordan, priya);
      await set(couple);
      const readers = [
        { who: jordan, said: says },
        { who: priya, said: saysPriya },
      ];
      for (const { who, said } of readers) {
        const feed = String((await call(who, 'POST', '/api/calendar/feed')).url);
        expect(listContradictions(await listSaidFacts(who, feed, NOW))).toEqual([]);
        const today = (await call(who, 'GET', '/api/today')) as unknown as TodayView;
        expect(today).toMatchObject(said);
        for (const [fact, value] of Object.entries(plan ?? {}))
          expect({ fact, value: await readFact(who, fact) }).toEqual({ fact, value });
        if (place !== undefined) expect((await call(who, 'GET', '/api/milestones')).place).toBe(place);
      }
      await expectStored(jordan, tables);
    },
  );

  it('has a row for every table of a purchase and for every kind of change', () => {
    const ofPurchases = features
      .flatMap((feature) => ('tables' in feature ? (feature.tables as readonly { table: Table }[]) : []))
      .map(({ table }) => ({ name: getTableName(table), columns: Object.values(getTableColumns(table)) }))
      .filter(({ columns }) => columns.some(({ name }) => name === 'purchase_id'))
      .map(({ name }) => name);
    const known = new Set([...rows.flatMap(({ tables }) => tables), ...Object.keys(elsewhere)]);
    expect(ofPurchases.length).toBeGreaterThan(15);
    expect(ofPurchases.filter((name) => !known.has(name))).toEqual([]);
    const topics = new Set<ChangeTopic>([...rows.map(({ topic }) => topic), ...ofAccount]);
    expect(changeTopics.filter((topic) => !topics.has(topic))).toEqual([]);
  });
});

describe('a contradiction', () => {
  it('is what two places say differently of one thing', () => {
    const about = 'closing day';
    const said = [
      { about, place: 'Today', value: CLOSING },
      { about, place: 'Dates', value: null },
      { about: 'home', place: 'Today', value: 'one' },
      { about: 'home', place: 'Homes', value: 'one' },
    ];
    expect(listContradictions(said)).toEqual([`closing day (Today: "${CLOSING}"; Dates: null)`]);
    expect(listContradictions(said.slice(2))).toEqual([]);
  });
});

/** Each table has a row of the purchase, or of a buyer's own where it has no purchase. */
async function expectStored({ email }: TestBuyer, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const isOfAccount = table === 'documents' || table.startsWith('credit_');
    const [row] = await app.query(
      isOfAccount
        ? `select count(*)::int as kept from ${table} where user_id = (select id from users where email = $1)`
        : table === 'purchase_grants'
          ? `select count(*)::int as kept from purchase_grants join purchase_people person on person.id = person_id
             where person.purchase_id = porchlight_purchase_of((select id from users where email = $1))`
          : `select count(*)::int as kept from ${table}
             where purchase_id = porchlight_purchase_of((select id from users where email = $1))`,
      [email],
    );
    expect({ table, isStored: Number(row?.kept) > 0 }).toEqual({ table, isStored: true });
  }
}
