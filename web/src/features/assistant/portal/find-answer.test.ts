import { labelField } from '@porchlight/content/en/document-readings.ts';
import type { MilestoneCard } from '@porchlight/domain/milestones/milestones.contract.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import type { FactView } from '@porchlight/domain/plan/plan.contract.ts';
import type { Fact, FactValue } from '@porchlight/domain/plan/plan-facts.ts';
import { shippedWeek } from '@porchlight/domain/weekly-rates/weekly-rate.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../../platform/api/api.ts';
import { loader } from '../assistant-texts.ts';
import { listShown } from './conversation.ts';
import { findAnswer } from './find-answer.ts';

beforeAll(async () => {
  const texts = await loader().text();
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/api/weekly-rates/newest' ? Response.json(shippedWeek) : new Response(texts),
  );
}, 600_000);
afterAll(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['When does my PMI go away?', 'told'],
  ['When do I get the Closing Disclosure?', 'told'],
  ['When is my birthday?', 'none'],
  ['What does an underwriter look at?', 'told'],
  ['What is an appraisal gap?', 'passages'],
  ['ohio first time buyer program', 'told'],
  ['How much house can I afford on 85k a year?', 'told'],
  ['got new wire instructions by email', 'dangers'],
] as const)('a visitor who asks %j is answered by %s', async (question, kind) => {
  const answer = await findAnswer(question, { queryClient: new QueryClient(), isSignedIn: false });
  expect(answer.kind).toBe(kind);
});

test.each([
  'When is my inspection?',
  'When does our rate lock end?',
  'What are my deadlines?',
  'When is my closing?',
  'What should I do next?',
  'Which documents are due?',
])('a visitor who asks %j hears that their own is there once they sign in', async (question) => {
  const answer = await findAnswer(question, { queryClient: new QueryClient(), isSignedIn: false });
  expect(answer).toMatchObject({ kind: 'told', told: { needsSignIn: true } });
});

test.each([
  'How much does a higher credit score save on a mortgage?',
  'what is a better score worth on my loan',
])('%s leads to the calculator of it', async (question) => {
  const answer = await findAnswer(question, { queryClient: new QueryClient(), isSignedIn: false });
  expect(answer).toMatchObject({
    told: { links: [{ href: '/tools/credit-price' }, { href: '/glossary#credit-score' }] },
  });
});

test('a question in Spanish is answered in Spanish first, or told that what follows is in English', async () => {
  const ask = async (question: string) =>
    findAnswer(question, { queryClient: new QueryClient(), isSignedIn: false });
  expect(await ask('¿Cuánto es el pago inicial?')).toMatchObject({
    kind: 'told',
    told: { first: expect.stringMatching(/pago inicial|en inglés/), language: 'es' },
  });
  expect(await ask('¿Qué es el pago inicial?')).toMatchObject({
    told: { first: expect.stringContaining('la parte del precio'), language: 'es' },
  });
  expect(await ask('¿Qué significa compañía de títulos?')).toMatchObject({ told: { language: 'es' } });
  expect(await ask('necesito cosas raras del prestamista')).toMatchObject({ told: { language: 'es' } });
  expect(await ask('no puedo pagar mi hipoteca')).toMatchObject({ kind: 'dangers', inSpanish: true });
  expect(await ask('¿Cómo quito el PMI?')).toMatchObject({
    told: { first: expect.stringContaining('80%'), language: 'es' },
  });
});

test('a document that was sent back is due, although its milestone is done', async () => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  const review = {
    state: 'needs-attention',
    reason: 'too-old',
    words: null,
    reviewedAt: '2026-11-20T12:00:00.000Z',
    expiresOn: null,
    hasExpired: false,
  } as const;
  const cards: MilestoneCard[] = milestones.map(({ id, slug }) => ({
    ...{ id, slug, progress: id <= 3 ? 100 : 0, docsDue: id === 2 ? 1 : 0 },
    ...{
      isAvailable: id <= 3,
      isCompleted: id <= 3,
      isSetAside: false,
      lock: id <= 3 ? null : 'beta-access',
    },
  }));
  const [, card] = cards;
  if (card === undefined) throw new Error('there is a second milestone');
  queryClient.setQueryData(api.milestones.list.queryKey(), {
    ...{
      percent: 30,
      betaAccess: false,
      place: null,
      placeSource: null,
      milestones: cards,
      nextSteps: [],
      proved: [],
      dates: [],
    },
  });
  queryClient.setQueryData(api.milestones.get.queryKey({ input: { slug: card.slug } }), {
    ...{ card, completedAt: '2026-11-10T12:00:00.000Z', tasks: [], dates: [], notes: [] },
    documentRequests: [
      {
        key: 'pre-app.pay-stubs',
        owed: true,
        receivedFrom: null,
        document: { id: '00000000-0000-4000-8000-000000000000', name: 'stub.pdf', review },
      },
    ],
  });
  const answer = await findAnswer('Which documents are due?', { queryClient, isSignedIn: true });
  const lines = answer.kind === 'told' ? [answer.told.first, ...answer.told.more] : [];
  expect(lines[0]).toBe('1 document is due now:');
  expect(lines[1]).toContain('for Pre-App; what you uploaded has to be replaced.');
});

const entered = (fact: Fact, value: FactValue): FactView => ({
  ...{ id: '00000000-0000-4000-8000-000000000001', fact, value, other: null },
  ...{ from: { source: 'typed' }, by: { name: 'Priya', isYou: false }, at: '2026-11-20T12:00:00.000Z' },
});

test.each<[string, FactView[], RegExp]>([
  [
    'What is my down payment?',
    [entered('downPayment', 6_000_000)],
    /^Down payment in your plan: \$60,000\.$/,
  ],
  ['who is our lender', [entered('lender', 'First Bank')], /^Lender in your plan: First Bank\.$/],
  ['what is my rate', [], /^Nobody has entered it\. Interest rate we count with: \d/],
  ['how much are my savings', [], /^Your plan does not say it yet: Savings for the home/],
  [
    'what is our monthly payment',
    [entered('price', 40_000_000), entered('downPayment', 6_000_000)],
    /^Monthly payment by your plan: \$\d,\d{3}/,
  ],
  ['what is my cash to close', [], /^Your plan has no price yet/],
  [
    'whats my dti',
    [
      entered('price', 40_000_000),
      entered('downPayment', 6_000_000),
      entered('monthlyDebts', 45_000),
      entered('incomeWages', { cents: 12_000_000, per: 'year' }),
    ],
    /^Your debt-to-income ratio by your plan: \d\d(\.\d)?%, with \$\d,\d{3} a month for the home and \$450 of other debts\.$/,
  ],
  [
    'whats my dti',
    [entered('price', 40_000_000)],
    /^Your plan does not say enough for your ratio yet: Wages, /,
  ],
])('a buyer who asks %j is answered from their plan', async (question, facts, first) => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  queryClient.setQueryData(api.plan.read.queryKey(), { facts });
  const lists = { figures: [], documents: [], milestones: [], tasks: [], notes: [], matched: [] };
  const nothing = { ...lists, homes: [], people: [], dates: [], beingRead: 0, unreadable: 0 };
  for (const field of ['rate', 'cash_to_close', 'pi', 'deposit', 'score'])
    queryClient.setQueryData(api.search.find.queryKey({ input: { q: labelField(field) } }), nothing);
  const answer = await findAnswer(question, { queryClient, isSignedIn: true });
  const told = answer.kind === 'told' ? answer.told : undefined;
  expect(told?.first).toMatch(first);
  expect(told?.links).toContainEqual({ label: 'Your plan', href: '/portal/plan' });
});

test('the day of a contingency is that of the contract, whose date has a key of its own', async () => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  const date = {
    ...{ key: 'd-7f3a', title: 'Inspection contingency ends', day: '2099-01-06', state: 'ahead' as const },
    ...{ owner: 'buyer' as const, isDeadline: true, consequence: null, problem: null },
  };
  queryClient.setQueryData(api.purchaseDates.list.queryKey(), {
    dates: [date],
    today: '2099-01-01',
  } as never);
  const answer = await findAnswer('when does my inspection period end', { queryClient, isSignedIn: true });
  expect(answer.kind === 'told' && answer.told.first).toMatch(/^Inspection contingency ends: .*Jan 6, 2099/);
});

test('a visitor’s question about a figure is answered from the guide', async () => {
  const answer = await findAnswer('What is my down payment?', {
    queryClient: new QueryClient(),
    isSignedIn: false,
  });
  expect(JSON.stringify(answer)).not.toContain('/portal/plan');
});

test('a written answer is shown with its source, and a question that is sent on names its passage', async () => {
  const answer = await findAnswer('how do i get rid of pmi', {
    queryClient: new QueryClient(),
    isSignedIn: false,
  });
  expect(answer).toMatchObject({
    kind: 'told',
    told: { first: expect.stringContaining('80%'), sources: [{ checkedOn: expect.any(String) }] },
  });
  const asked = { content: 'how do i get rid of pmi', timestamp: '2026-11-25T12:00:00.000Z' };
  const messages = [
    { id: '1', role: 'user' as const, ...asked },
    { id: '2', role: 'assistant' as const, ...asked, answer },
  ];
  expect(listShown(messages).map(({ key }) => key)).toEqual(['answer/end-pmi']);
});
