import { useSyncExternalStore } from 'react';
import { browserStorage } from '../browser/browser-storage.ts';

/** Whether the purchase has closed, so that the navigation of every page can tell without asking. */
const CLOSED_NOTE = 'purchaseClosed';

const listeners = new Set<() => void>();

export function noteClosed(hasClosed: boolean): void {
  if (hasClosed === hasNote()) return;
  if (hasClosed) browserStorage.write(CLOSED_NOTE, '1');
  else browserStorage.remove(CLOSED_NOTE);
  for (const listener of listeners) listener();
}

/** As the journey said when this device last saw it; false in the built page. */
export function useHasClosed(): boolean {
  return useSyncExternalStore(follow, hasNote, () => false);
}

function hasNote(): boolean {
  return browserStorage.read(CLOSED_NOTE) !== null;
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
