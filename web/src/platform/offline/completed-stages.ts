import { type GuideStageSlug, mergeCompletedStages } from '@porchlight/domain/guide/guide.ts';
import { useSyncExternalStore } from 'react';
import { browserStorage } from '../browser/browser-storage.ts';
import { onForgotten } from '../browser/device-owner.ts';
import { createListeners } from '../browser/listeners.ts';

/** specification 3, browser storage: a list of stage slugs. */
const KEY = 'completedStages';

/** The stages completed in this browser, in the guide's order. What an older version left that is no stage is passed over. */
export function getCompletedStages(): GuideStageSlug[] {
  return mergeCompletedStages(readKept());
}

/**
 * Adds stages, each once, and gives the whole list. Where the browser keeps nothing (storage full or forbidden) the list
 * holds for as long as the page is open.
 */
export function rememberCompletedStages(slugs: readonly GuideStageSlug[]): GuideStageSlug[] {
  const all = [...new Set([...readKept(), ...slugs])];
  unkept = all;
  browserStorage.write(KEY, JSON.stringify(all));
  notify();
  return getCompletedStages();
}

/** Forgets the list, for the next person on a shared computer. */
export function clearCompletedStages(): void {
  unkept = none;
  browserStorage.remove(KEY);
  notify();
}

/** The list above, followed as it grows here and in the browser's other windows; empty in the built page. */
export function useCompletedStages(): readonly GuideStageSlug[] {
  return useSyncExternalStore(followCompletedStages, readSnapshot, () => none);
}

const none: readonly GuideStageSlug[] = [];
const { subscribe, notify } = createListeners();
let unkept: readonly unknown[] = none;
let snapshot = none;
onForgotten(() => {
  unkept = none;
  notify();
});

/** The same list object for as long as nothing is added. */
function readSnapshot(): readonly GuideStageSlug[] {
  const now = getCompletedStages();
  if (now.join() !== snapshot.join()) snapshot = now;
  return snapshot;
}

function followCompletedStages(listener: () => void): () => void {
  const unsubscribe = subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}

function readKept(): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(browserStorage.read(KEY) ?? '[]');
    return Array.isArray(kept) ? [...new Set([...kept, ...unkept])] : unkept;
  } catch {
    return unkept;
  }
}
