import {
  getStoredContact,
  type StoredContact,
} from '@porchlight/domain/leads/contact-details/stored-contact.ts';
import { parseKeptAnswers } from '@porchlight/domain/leads/questionnaire/stored-answers.ts';
import { useSyncExternalStore } from 'react';
import { browserStorage, tabStorage } from '../browser/browser-storage.ts';
import { onForgotten } from '../browser/device-owner.ts';
import { createListeners } from '../browser/listeners.ts';
import { createSubmissionId } from '../browser/submission-id.ts';

/** specification 3, browser storage: name, email, phone and consent, saved on every change and read on the next visit. */
const KEY = 'contactFormData';
/** What a tab keeps of its application (features/questionnaire/stored-draft.ts). */
export const APPLICATION_ANSWERS = 'applicationAnswers';
const SUBMISSION_KEY = 'contactDetailsSubmissionId';

export const emptyContact: StoredContact = { name: '', email: '', phone: '', consent: false };

/** The `id` of the form on the built page. */
export const CONTACT_FORM_ID = 'contact-details';

/**
 * What was typed on the built page before it came alive. Read while this loads, because coming alive sets every field to
 * what is kept.
 */
const typedEarly = typeof document === 'undefined' ? {} : findTyped();

/** Holds for as long as the page is open, also where the browser keeps nothing. */
let kept: StoredContact | undefined;
let isRead = false;
let submissionId: string | undefined;
const { subscribe, notify } = createListeners();
onForgotten(() => {
  kept = undefined;
  submissionId = undefined;
  notify();
});

/** What this browser keeps; nothing when nothing was typed yet, in the built page, and until the page is hydrated. */
export function useStoredContact(): StoredContact | undefined {
  return useSyncExternalStore(subscribe, readContact, () => undefined);
}

/**
 * Keeps a change for this visit and, where the browser lets it, for the next. `start` is what it changes while nothing is
 * kept yet.
 */
export function storeContactFields(change: Partial<StoredContact>, start = emptyContact): void {
  // Another tab may have kept something since this one read it.
  const own = readContact();
  const latest = getStoredContact(browserStorage.read(KEY)) ?? own;
  kept = { ...(latest ?? start), ...change };
  browserStorage.write(KEY, JSON.stringify(kept));
  notify();
}

/** The id under which this browser sends the final step, always the same: the same words are stored once. */
export function createContactSubmissionKey(): string {
  submissionId ??= browserStorage.read(SUBMISSION_KEY) ?? createSubmissionId();
  browserStorage.write(SUBMISSION_KEY, submissionId);
  return submissionId;
}

/** The name and the email address that a visitor typed before: in this tab's application, or else in the final step. */
export function getTypedContact(): { name: string; email: string } {
  const applied = parseKeptAnswers(tabStorage.read(APPLICATION_ANSWERS));
  const contact = readContact();
  return {
    name: applied.name.trim() || (contact?.name.trim() ?? ''),
    email: applied.email.trim() || (contact?.email.trim() ?? ''),
  };
}

function readContact(): StoredContact | undefined {
  if (isRead) return kept;
  isRead = true;
  kept = getStoredContact(browserStorage.read(KEY));
  if (Object.keys(typedEarly).length > 0) {
    kept = { ...(kept ?? emptyContact), ...typedEarly };
    browserStorage.write(KEY, JSON.stringify(kept));
  }
  return kept;
}

function findTyped(): Partial<StoredContact> {
  const form = document.getElementById(CONTACT_FORM_ID);
  if (!(form instanceof HTMLFormElement)) return {};
  const typed: Partial<StoredContact> = {};
  const posted = new FormData(form);
  for (const name of ['name', 'email', 'phone'] as const) {
    const value = posted.get(name);
    if (typeof value === 'string' && value !== '') typed[name] = value;
  }
  if (posted.has('consent')) typed.consent = true;
  return typed;
}
