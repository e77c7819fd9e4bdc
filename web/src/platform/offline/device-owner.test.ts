import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onForgotten, readOwner, settleOwner } from './device-owner.ts';
import {
  clearDrafts,
  forgetSignedOut,
  noteSignedOut,
  onDraftsCleared,
  readDraft,
  storeDraft,
} from './drafts.ts';

const kept = new Map<string, string>();
const keptByTab = new Map<string, string>();
const forgotten = vi.fn();
onForgotten(forgotten);

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: openStorage(kept), sessionStorage: openStorage(keptByTab) });
});

/** What is kept is listed by Object.keys, as in a browser's. */
function openStorage(items: Map<string, string>) {
  const methods = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  };
  return new Proxy(methods, {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_, key) => ({
      value: items.get(String(key)),
      enumerable: true,
      configurable: true,
    }),
  });
}

afterEach(() => {
  settleOwner(null);
  clearDrafts();
  kept.clear();
  keptByTab.clear();
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

describe('drafts in a tab', () => {
  test('of a visitor go with whoever signs in first', () => {
    keptByTab.set('applicationAnswers', '{}');
    storeDraft('offers', 'a=1');
    settleOwner(null);
    settleOwner('ann');
    expect([readDraft('offers'), keptByTab.has('applicationAnswers')]).toEqual(['a=1', true]);
  });

  test('outlive a session for the same account alone', () => {
    const cleared = vi.fn();
    onDraftsCleared(cleared);
    settleOwner('ann');
    keptByTab.set('applicationAnswers', '{}');
    storeDraft('offers', 'a=1');
    settleOwner(null);
    settleOwner('ann');
    expect([readDraft('offers'), keptByTab.has('applicationAnswers')]).toEqual(['a=1', true]);
    settleOwner(null);
    settleOwner('ben');
    expect([readDraft('offers'), keptByTab.has('applicationAnswers')]).toEqual(['', false]);
    expect(cleared).toHaveBeenCalledOnce();
    settleOwner('ann');
    expect(readDraft('offers')).toBe('');
  });

  test('are forgotten for one who signed out elsewhere while the tab slept, also where others have since', () => {
    settleOwner('ann');
    storeDraft('offers', 'a=1');
    noteSignedOut('ann');
    noteSignedOut('ben');
    forgetSignedOut();
    expect(readDraft('offers')).toBe('');
  });

  test('stay with one who has signed in again', () => {
    noteSignedOut('ann');
    settleOwner('ann');
    storeDraft('offers', 'a=1');
    forgetSignedOut();
    expect(readDraft('offers')).toBe('a=1');
  });

  test('are forgotten for another also where the browser keeps nothing', () => {
    vi.unstubAllGlobals();
    settleOwner('ann');
    storeDraft('offers', 'a=1');
    settleOwner('ben');
    expect(readDraft('offers')).toBe('');
  });
});
