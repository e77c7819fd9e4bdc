import { type GuideStageSlug, mergeCompletedStages } from '@porchlight/domain/guide/guide.ts';
import { useSyncExternalStore } from 'react';

/** specification 3, browser storage: a list of stage slugs. */
const KEY = 'completedStages';

/** The stages completed in this browser, in the guide's order. What an older version left that is no stage is passed over. */
export function readCompletedStages(): GuideStageSlug[] {
  return mergeCompletedStages(readKept());
}

/**
 * Adds stages, each once, and gives the whole list. Where the browser keeps nothing (storage full or forbidden) the list
 * holds for as long as the page is open.
 */
export function addCompletedStages(slugs: readonly GuideStageSlug[]): GuideStageSlug[] {
  const all = [...new Set([...readKept(), ...slugs])];
  unkept = all;
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // The list above holds them.
  }
  for (const notify of listeners) notify();
  return readCompletedStages();
}

/** The list above, followed as it grows here and in the browser's other windows; empty in the built page. */
export function useCompletedStages(): readonly GuideStageSlug[] {
  return useSyncExternalStore(followCompletedStages, readSnapshot, () => none);
}

const none: readonly GuideStageSlug[] = [];
const listeners = new Set<() => void>();
let unkept: readonly unknown[] = none;
let snapshot = none;

/** The same list object for as long as nothing is added. */
function readSnapshot(): readonly GuideStageSlug[] {
  const now = readCompletedStages();
  if (now.join() !== snapshot.join()) snapshot = now;
  return snapshot;
}

function followCompletedStages(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', notify);
  };
}

function readKept(): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? [...new Set([...kept, ...unkept])] : unkept;
  } catch {
    return unkept;
  }
}
