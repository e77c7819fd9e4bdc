import { browserStorage } from './browser-storage.ts';
import { forgetSignedOut, removeDrafts } from './drafts.ts';
import { createListeners } from './listeners.ts';

/** The id of the account that this browser keeps things for. */
const OWNER = 'keptFor';
/** Answers of the server kept for when there is no connection (kept-answers.ts); its number changes with their shape. */
export const KEPT_PREFIX = 'kept:2:';
/**
 * What specification 3 keeps in the browser: also in the server's records once someone is signed in. And what a visitor leaves for their
 * account: an estimate to be saved, and figures for the plan.
 */
const PERSONAL = [
  'completedStages',
  'contactFormData',
  'contactDetailsSubmissionId',
  'carriedEstimate',
  'enteredFigures',
];

export function getOwner(): string | null {
  return browserStorage.read(OWNER);
}

/** The id of the account that this window shows: another window may have let in someone else meanwhile. */
export function getShownAccount(): string | null {
  return rememberedFor;
}

/** Whom this window was last settled for: another window may have forgotten an owner whose words are still remembered here. */
let rememberedFor: string | null = null;

/**
 * The browser is `ownerId`'s from now on; null when no one is signed in. Data of another account, or of a session that has ended, is
 * removed. What a visitor left belongs to the first account that signs in. Changes that have not been sent carry their account's id and
 * stay until it signs out, and so do drafts until another signs in: no other account ever sees them.
 */
export function setDeviceOwner(ownerId: string | null): void {
  const before = getOwner();
  const isForgottenElsewhere = rememberedFor !== null && rememberedFor !== ownerId;
  rememberedFor = ownerId;
  if (before !== null && before !== ownerId) forgetOwner();
  else if (isForgottenElsewhere) notify();
  if (ownerId === null) return;
  if (before !== ownerId) browserStorage.write(OWNER, ownerId);
  removeDrafts(ownerId);
}

/** Calls back when what was kept has been forgotten, so that what a page remembers of it goes too. */
const { subscribe, notify } = createListeners();
export const onForgotten = subscribe;

/**
 * Where another window has signed out or let someone else in, this one shows nothing of before while it asks who is there, and removes the
 * drafts of the account that signed out.
 */
export function followOtherWindows(): () => void {
  const look = (event?: StorageEvent) => {
    forgetSignedOut();
    if (event?.key === OWNER && rememberedFor !== null && getOwner() !== rememberedFor) notify();
  };
  look();
  window.addEventListener('storage', look);
  return () => window.removeEventListener('storage', look);
}

function forgetOwner(): void {
  browserStorage.remove(OWNER);
  for (const key of [...PERSONAL, ...browserStorage.listKeys('kept:')]) browserStorage.remove(key);
  notify();
}
