import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConversation } from './conversation.ts';

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
