import { assistantAnswers } from '@porchlight/content/en/assistant/assistant-answers.ts';
import { fearAnswers } from '@porchlight/content/en/assistant/fear-answers.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConversation, formatTranscript } from './conversation.ts';
import type { AssistantAnswer } from './find-answer.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the reply comes after 1.5 s, and until then the assistant types (specification 4)', () => {
  const { read, open, send } = createConversation();
  open('Hello');
  send('What is a loan?', 'A loan is …');
  expect(read()).toEqual({
    isWaiting: true,
    messages: [
      { id: 'message-1', role: 'assistant', content: 'Hello', timestamp: '2026-11-21T12:00:00.000Z' },
      { id: 'message-2', role: 'user', content: 'What is a loan?', timestamp: '2026-11-21T12:00:00.000Z' },
    ],
  });
  vi.advanceTimersByTime(1499);
  expect(read().isWaiting).toBe(true);
  vi.advanceTimersByTime(1);
  expect(read().isWaiting).toBe(false);
  expect(read().messages.at(-1)).toEqual({
    id: 'message-3',
    role: 'assistant',
    content: 'A loan is …',
    timestamp: '2026-11-21T12:00:01.500Z',
  });
});

test('the first words follow the page until the buyer has said something', () => {
  const { read, open, send } = createConversation();
  open('Hello');
  open('You are looking at Home Search');
  expect(read().messages.map(({ content }) => content)).toEqual(['You are looking at Home Search']);
  send('Hm', 'Yes?');
  open('Hello');
  expect(read().messages.map(({ content }) => content)).toEqual(['You are looking at Home Search', 'Hm']);
});

test('who listens hears of each change until they stop', () => {
  const { subscribe, open, send } = createConversation();
  let heard = 0;
  const stop = subscribe(() => {
    heard += 1;
  });
  open('Hello');
  open('Hello');
  send('Hm', 'Yes?');
  vi.runAllTimers();
  expect(heard).toBe(3);
  stop();
  send('Hm', 'Yes?');
  expect(heard).toBe(3);
});

test('a safety answer is shown at once, and what was found below the reply once both are there', async () => {
  const { read, send } = createConversation();
  let found: (answer: AssistantAnswer) => void = () => undefined;
  const answer = new Promise<AssistantAnswer>((resolve) => {
    found = resolve;
  });
  send('New wire instructions', 'Could you say more?', {
    safety: [{ kind: 'wire-fraud', words: 'Stop here first' }],
    answer,
  });
  expect(read().messages.map(({ content }) => content)).toEqual(['New wire instructions', 'Stop here first']);
  expect(read().messages.at(-1)).toMatchObject({ role: 'assistant', safety: 'wire-fraud' });
  await vi.advanceTimersByTimeAsync(1500);
  expect(read().messages.at(-1)).toMatchObject({ content: 'Could you say more?', answer: undefined });
  found({ kind: 'declined', why: 'unknown' });
  await vi.advanceTimersByTimeAsync(0);
  expect(read().messages.at(-1)).toMatchObject({ answer: { kind: 'declined', why: 'unknown' } });
});

test('what is found before the reply waits for it, and goes to the question it was asked with', async () => {
  const { read, send } = createConversation();
  const declined: AssistantAnswer = { kind: 'declined', why: 'forecast' };
  send('One', 'First', { safety: [], answer: Promise.resolve(declined) });
  await vi.advanceTimersByTimeAsync(1499);
  expect(read().messages).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  send('Two', 'Second', { safety: [], answer: Promise.resolve({ kind: 'failed' }) });
  await vi.advanceTimersByTimeAsync(1500);
  expect(read().messages.map(({ answer }) => answer?.kind)).toEqual([
    undefined,
    'declined',
    undefined,
    'failed',
  ]);
});

test('as text, the conversation says who spoke and what was shown', () => {
  const said = { id: 'message-1', timestamp: '2026-11-21T12:00:00.000Z' };
  const passage = {
    key: 'term/apr',
    title: 'APR',
    within: 'Glossary',
    place: { kind: 'term' as const, term: 'apr' },
    lines: ['The cost'],
  };
  expect(
    formatTranscript([
      { ...said, role: 'user', content: 'What is APR?' },
      {
        ...said,
        role: 'assistant',
        content: 'Interest is …',
        answer: { kind: 'passages', found: [{ passage, quotes: ['The cost'] }] },
      },
    ]),
  ).toBe('You: What is APR?\n\nAssistant: Interest is … (Shown from the guide and the glossary: APR.)');
});

test.each([
  [{ kind: 'told', told: fearAnswers.denied }, fearAnswers.denied.more[0]],
  [{ kind: 'declined', why: 'forecast' }, assistantAnswers.declines.forecast.text],
  [{ kind: 'journey', lines: [{ text: 'Closing: Friday.' }] }, 'Shown from your own milestones.'],
  [{ kind: 'signed-out' }, 'only when you are signed in'],
  [{ kind: 'failed' }, 'I could not look that up.'],
] as const)('as text, a line without a keyword reply says what was answered: %j', (answer, words) => {
  const said = { id: 'message-1', timestamp: '2026-11-21T12:00:00.000Z' };
  const text = formatTranscript([{ ...said, role: 'assistant', content: '', answer }]);
  expect(text).toMatch(/^Assistant: \S/);
  expect(text).toContain(words);
  expect(text).not.toContain('Friday');
});

test('what was cleared does not come back with a reply that was on its way', () => {
  const { read, open, send, clear } = createConversation();
  open('Hello');
  send('My income is …', 'Noted.');
  clear();
  vi.advanceTimersByTime(1500);
  expect(read()).toEqual({ messages: [], isWaiting: false });
});
