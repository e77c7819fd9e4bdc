import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getOwner, onForgotten, setDeviceOwner } from './device-owner.ts';
import {
  clearDrafts,
  forgetSignedOut,
  getDraft,
  noteSignedOut,
  onDraftsCleared,
  storeDraft,
} from './drafts.ts';

const kept = new Map<string, string>();
const keptByTab = new Map<string, string>();
const forgotten = vi.fn();
onForgotten(forgotten);

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: createStorage(kept), sessionStorage: createStorage(keptByTab) });
});

/** What is kept is listed by Object.keys, as in a browser's. */
function createStorage(items: Map<string, string>) {
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
  setDeviceOwner(null);
  clearDrafts();
  kept.clear();
  keptByTab.clear();
  forgotten.mockClear();
  vi.unstubAllGlobals();
});

test('what a visitor left belongs to the first account that signs in', () => {
  setDeviceOwner(null);
  setDeviceOwner('ann');
  expect(getOwner()).toBe('ann');
  expect(forgotten).not.toHaveBeenCalled();
});

test.each([null, 'ben'])('what was kept for one is forgotten for %s', (next) => {
  setDeviceOwner('ann');
  kept.set('contactFormData', '{}');
  setDeviceOwner(next);
  expect(getOwner()).toBe(next);
  expect(kept.has('contactFormData')).toBe(false);
  expect(forgotten).toHaveBeenCalledOnce();
});

test('a window forgets what it remembers of an owner whom another window has signed out', () => {
  setDeviceOwner('ann');
  kept.clear();
  setDeviceOwner(null);
  expect(forgotten).toHaveBeenCalledOnce();
});

test('a window forgets it also where another window has let the next one in', () => {
  setDeviceOwner('ann');
  kept.set('keptFor', 'ben');
  kept.set('contactFormData', '{}');
  setDeviceOwner('ben');
  expect(forgotten).toHaveBeenCalledOnce();
  expect(kept.has('contactFormData')).toBe(true);
});

test('a window forgets it also where the browser keeps nothing', () => {
  vi.unstubAllGlobals();
  setDeviceOwner('ann');
  expect(getOwner()).toBe(null);
  setDeviceOwner(null);
  expect(forgotten).toHaveBeenCalledOnce();
});

describe('drafts in a tab', () => {
  test('of a visitor belong to the first account that signs in', () => {
    keptByTab.set('applicationAnswers', '{}');
    storeDraft('offers', 'a=1');
    setDeviceOwner(null);
    setDeviceOwner('ann');
    expect([getDraft('offers'), keptByTab.has('applicationAnswers')]).toEqual(['a=1', true]);
  });

  test('outlive a session for the same account alone', () => {
    const cleared = vi.fn();
    onDraftsCleared(cleared);
    setDeviceOwner('ann');
    keptByTab.set('applicationAnswers', '{}');
    storeDraft('offers', 'a=1');
    setDeviceOwner(null);
    setDeviceOwner('ann');
    expect([getDraft('offers'), keptByTab.has('applicationAnswers')]).toEqual(['a=1', true]);
    setDeviceOwner(null);
    setDeviceOwner('ben');
    expect([getDraft('offers'), keptByTab.has('applicationAnswers')]).toEqual(['', false]);
    expect(cleared).toHaveBeenCalledOnce();
    setDeviceOwner('ann');
    expect(getDraft('offers')).toBe('');
  });

  test('are forgotten for one who signed out elsewhere while the tab slept, also where others have since', () => {
    setDeviceOwner('ann');
    storeDraft('offers', 'a=1');
    noteSignedOut('ann');
    noteSignedOut('ben');
    forgetSignedOut();
    expect(getDraft('offers')).toBe('');
  });

  test('stay with one who has signed in again', () => {
    noteSignedOut('ann');
    setDeviceOwner('ann');
    storeDraft('offers', 'a=1');
    forgetSignedOut();
    expect(getDraft('offers')).toBe('a=1');
  });

  test('are forgotten for another also where the browser keeps nothing', () => {
    vi.unstubAllGlobals();
    setDeviceOwner('ann');
    storeDraft('offers', 'a=1');
    setDeviceOwner('ben');
    expect(getDraft('offers')).toBe('');
  });
});
