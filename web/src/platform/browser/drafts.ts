import { useSyncExternalStore } from 'react';
import { browserStorage, tabStorage } from './browser-storage.ts';
import { createListeners } from './listeners.ts';

/**
 * What was typed and not yet sent, kept for as long as the tab lives: a reload or a wrong turn loses nothing. `name`
 * says whose it is and what for.
 */
const PREFIX = 'draft:';
/** How the application's keys begin (features/questionnaire/stored-draft.ts): it holds a name, an email address and a phone number. */
const APPLICATION_PREFIX = 'application';

/** Kept as a draft is, also where the browser keeps nothing: the id of the account that the tab's drafts are of. */
const OWNER = 'owner';

/** In the browser's storage, before the id of each account that has signed out here and not in again. */
const SIGNED_OUT = 'signedOut:';

/** Where the browser keeps nothing, drafts last until the page is left. */
const unkept = new Map<string, string>();
const { subscribe, notify } = createListeners();
const cleared = createListeners();
/** Calls back when every draft has been forgotten, so that what a page remembers of one goes too. */
export const onDraftsCleared = cleared.subscribe;

/** The present draft; empty when there is none, and in the built page. */
export function useDraft(name: string): string {
  return useSyncExternalStore(
    subscribe,
    () => getDraft(name),
    () => '',
  );
}

export function getDraft(name: string): string {
  return tabStorage.read(`${PREFIX}${name}`) ?? unkept.get(name) ?? '';
}

/** Keeps a draft in place of the one before; an empty one is forgotten. */
export function storeDraft(name: string, text: string): void {
  const key = `${PREFIX}${name}`;
  unkept.delete(name);
  if (text === '') tabStorage.remove(key);
  else if (!tabStorage.write(key, text)) unkept.set(name, text);
  notify();
}

/** Forgets every draft of this tab, the application too, so that the next person at the keyboard finds none. */
export function clearDrafts(): void {
  unkept.clear();
  for (const prefix of [PREFIX, APPLICATION_PREFIX]) {
    for (const key of tabStorage.listKeys(prefix)) tabStorage.remove(key);
  }
  notify();
  cleared.notify();
}

/** The tabs that hold drafts of an account that signs out are notified, now or when they are opened again. */
export function noteSignedOut(ownerId: string): void {
  browserStorage.write(SIGNED_OUT + ownerId, '1');
}

/** Removes this tab's drafts where another tab has signed their account out, now or before this one was shown again. */
export function forgetSignedOut(): void {
  if (browserStorage.read(SIGNED_OUT + getDraft(OWNER))) clearDrafts();
}

/**
 * The tab's drafts are `ownerId`'s from now on. Those of another account, whose session ended, are removed; a visitor's belong to the first
 * account that signs in.
 */
export function removeDrafts(ownerId: string): void {
  const before = getDraft(OWNER);
  browserStorage.remove(SIGNED_OUT + ownerId);
  if (before === ownerId) return;
  if (before !== '') clearDrafts();
  storeDraft(OWNER, ownerId);
}
