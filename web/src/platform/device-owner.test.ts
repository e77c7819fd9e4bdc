import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onForgotten, readOwner, settleOwner } from './device-owner.ts';

const kept = new Map<string, string>();
const forgotten = vi.fn();
onForgotten(forgotten);

beforeEach(() => {
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
});

afterEach(() => {
  settleOwner(null);
  kept.clear();
  forgotten.mockClear();
  vi.unstubAllGlobals();
});

test('what a visitor left goes with whoever signs in first', () => {
  settleOwner(null);
  settleOwner('ann');
  expect(readOwner()).toBe('ann');
  expect(forgotten).not.toHaveBeenCalled();
});

test.each([null, 'ben'])('what was kept for one is forgotten for %s', (next) => {
  settleOwner('ann');
  kept.set('contactFormData', '{}');
  settleOwner(next);
  expect(readOwner()).toBe(next);
  expect(kept.has('contactFormData')).toBe(false);
  expect(forgotten).toHaveBeenCalledOnce();
});

test('a window forgets what it remembers of an owner whom another window has signed out', () => {
  settleOwner('ann');
  kept.clear();
  settleOwner(null);
  expect(forgotten).toHaveBeenCalledOnce();
});

test('a window forgets it also where another window has let the next one in', () => {
  settleOwner('ann');
  kept.set('keptFor', 'ben');
  kept.set('contactFormData', '{}');
  settleOwner('ben');
  expect(forgotten).toHaveBeenCalledOnce();
  expect(kept.has('contactFormData')).toBe(true);
});

test('a window forgets it also where the browser keeps nothing', () => {
  vi.unstubAllGlobals();
  settleOwner('ann');
  expect(readOwner()).toBe(null);
  settleOwner(null);
  expect(forgotten).toHaveBeenCalledOnce();
});
