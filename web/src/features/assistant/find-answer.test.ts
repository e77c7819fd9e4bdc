import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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
