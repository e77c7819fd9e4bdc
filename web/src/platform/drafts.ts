import { useSyncExternalStore } from 'react';

/**
 * What was typed and not yet sent, kept for as long as the tab lives: a reload or a wrong turn loses nothing. `name`
 * says whose it is and what for.
 */
const PREFIX = 'draft:';

/** Where the browser keeps nothing, drafts last until the page is left. */
const unkept = new Map<string, string>();
const listeners = new Set<() => void>();

/** A draft as it stands; empty when there is none, and in the built page. */
export function useDraft(name: string): string {
  return useSyncExternalStore(
    subscribe,
    () => readDraft(name),
    () => '',
  );
}

export function readDraft(name: string): string {
  try {
    return sessionStorage.getItem(`${PREFIX}${name}`) ?? unkept.get(name) ?? '';
  } catch {
    return unkept.get(name) ?? '';
  }
}

/** Keeps a draft in place of the one before; an empty one is forgotten. */
export function keepDraft(name: string, text: string): void {
  unkept.delete(name);
  try {
    if (text === '') sessionStorage.removeItem(`${PREFIX}${name}`);
    else sessionStorage.setItem(`${PREFIX}${name}`, text);
  } catch {
    unkept.set(name, text);
  }
  for (const notify of listeners) notify();
}

/** Forgets every draft of this tab, so that the next person at the keyboard finds none. */
export function clearDrafts(): void {
  unkept.clear();
  try {
    const names = Array.from(
      { length: sessionStorage.length },
      (_, place) => sessionStorage.key(place) ?? '',
    );
    for (const name of names) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
