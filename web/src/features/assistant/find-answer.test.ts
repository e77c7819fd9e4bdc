import type { MilestoneCard } from '@porchlight/domain/milestones/milestones.contract.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../platform/api.ts';
import { loader } from './assistant-texts.ts';
import { findAnswer } from './find-answer.ts';

beforeAll(() => {
  vi.stubGlobal('fetch', async () => loader());
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['When is my inspection?', 'signed-out'],
  ['When does our rate lock end?', 'signed-out'],
  ['What are my deadlines?', 'signed-out'],
  ['When is my closing?', 'signed-out'],
  ['What should I do next?', 'signed-out'],
  ['Which documents are due?', 'signed-out'],
  ['When does my PMI go away?', 'passages'],
  ['When do I get the Closing Disclosure?', 'passages'],
  ['When is my birthday?', 'declined'],
] as const)('a visitor who asks %j is answered by %s', async (question, kind) => {
  const answer = await findAnswer(question, { queryClient: new QueryClient(), isSignedIn: false });
  expect(answer.kind).toBe(kind);
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
    ...{ isAvailable: id <= 3, isCompleted: id <= 3, lock: id <= 3 ? null : 'beta-access' },
  }));
  const [, card] = cards;
  if (card === undefined) throw new Error('there is a second milestone');
  queryClient.setQueryData(api.milestones.list.queryKey(), {
    ...{ percent: 30, betaAccess: false, milestones: cards, dates: [] },
  });
  queryClient.setQueryData(api.milestones.get.queryKey({ input: { slug: card.slug } }), {
    ...{ card, completedAt: '2026-11-10T12:00:00.000Z', tasks: [], dates: [], notes: [] },
    dueDocuments: [
      {
        key: 'pre-app.pay-stubs',
        owed: true,
        document: { id: '00000000-0000-4000-8000-000000000000', name: 'stub.pdf', review },
      },
    ],
  });
  const answer = await findAnswer('Which documents are due?', { queryClient, isSignedIn: true });
  const lines = answer.kind === 'journey' ? answer.lines.map(({ text }) => text) : [];
  expect(lines[0]).toBe('1 document is due now:');
  expect(lines[1]).toContain('for Pre-App; what you handed in has to be replaced.');
});
