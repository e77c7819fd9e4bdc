import { intents } from '@porchlight/content/en/assistant/intents.ts';
import type { ToldIntent } from '@porchlight/domain/assistant/decide-answer.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConversation, findLastAnswer, formatTranscript, listShown } from './conversation.ts';
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

function pickIntent(key: string): ToldIntent {
  const intent = intents.find((each) => each.key === key);
  if (intent === undefined) throw new Error(`there is no ${key}`);
  return intent;
}

test('the answer to a danger is shown at once and alone', async () => {
  const { read, send } = createConversation();
  const danger = pickIntent('money-asked');
  send(
    'New wire instructions',
    'Could you say more?',
    Promise.resolve({ kind: 'dangers', dangers: [danger], inSpanish: false }),
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(read().messages.map(({ content }) => content)).toEqual(['New wire instructions', '']);
  expect(read().messages.at(-1)).toMatchObject({ role: 'assistant', answer: { dangers: [danger] } });
  await vi.advanceTimersByTimeAsync(1500);
  expect(read().isWaiting).toBe(false);
  expect(read().messages).toHaveLength(2);
});

test('what is found later than the reply’s time is shown once it is there, and the reply where nothing is', async () => {
  const { read, send } = createConversation();
  let found: (answer: AssistantAnswer) => void = () => undefined;
  const answer = new Promise<AssistantAnswer>((resolve) => {
    found = resolve;
  });
  send('Hm', 'Could you say more?', answer);
  await vi.advanceTimersByTimeAsync(1500);
  expect(read().messages.at(-1)).toMatchObject({ content: '', answer: undefined });
  found({ kind: 'none' });
  await vi.advanceTimersByTimeAsync(0);
  expect(read().messages.at(-1)).toMatchObject({ content: 'Could you say more?', answer: { kind: 'none' } });
});

test('what is found before the reply waits for it, and goes to the question it was asked with', async () => {
  const { read, send } = createConversation();
  const told: AssistantAnswer = {
    ...{ kind: 'told', told: { first: 'PMI ends.', more: [], links: [] } },
    about: { key: 'end-pmi', question: 'PMI?', figures: [] },
  };
  send('One', 'First', Promise.resolve(told));
  await vi.advanceTimersByTimeAsync(1499);
  expect(read().messages).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(read().messages.at(-1)).toMatchObject({ content: '', answer: { kind: 'told' } });
  expect(findLastAnswer(read().messages)?.key).toBe('end-pmi');
  expect(listShown(read().messages)).toEqual([{ key: 'answer/end-pmi', title: 'PMI?' }]);
  send('Two', 'Second', Promise.resolve({ kind: 'failed' }));
  await vi.advanceTimersByTimeAsync(1500);
  expect(read().messages.map(({ answer }) => answer?.kind)).toEqual([undefined, 'told', undefined, 'failed']);
  expect(read().messages.at(-1)?.content).toBe('Second');
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
        answer: { kind: 'passages', found: [{ passage, quotes: ['The cost'], share: 1, isNamed: true }] },
      },
    ]),
  ).toBe('You: What is APR?\n\nAssistant: Interest is … (Shown from the guide and the glossary: APR.)');
});

const denied = pickIntent('denied');

test.each([
  [{ kind: 'told', told: { ...denied, links: [] } }, denied.more[0]],
  [{ kind: 'dangers', dangers: [denied], inSpanish: false }, denied.first],
  [
    { kind: 'told', told: { first: 'Closing: Friday.', more: [], links: [], isOwn: true } },
    'Shown from your own plan, dates and documents.',
  ],
  [{ kind: 'choices', choices: [denied] }, denied.question],
  [{ kind: 'none' }, 'I don’t have a reliable answer to that.'],
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
