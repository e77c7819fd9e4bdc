import { getStoredContact } from '@porchlight/domain/leads/contact-details/stored-contact.ts';
import { parseKeptAnswers } from '@porchlight/domain/leads/questionnaire/stored-answers.ts';
import { browserStorage, tabStorage } from '../browser/browser-storage.ts';

/** What a tab keeps of its application (features/questionnaire/stored-draft.ts), which holds a name, an email address and a phone number. */
export const APPLICATION_ANSWERS = 'applicationAnswers';
/** specification 3, browser storage: what was typed in the final step. */
export const CONTACT_FORM_DATA = 'contactFormData';

/** The name and the email address that a visitor typed before: in this tab's application, or else in the final step. */
export function getTypedContact(): { name: string; email: string } {
  const applied = parseKeptAnswers(tabStorage.read(APPLICATION_ANSWERS));
  const contact = getStoredContact(browserStorage.read(CONTACT_FORM_DATA));
  return {
    name: applied.name.trim() || (contact?.name.trim() ?? ''),
    email: applied.email.trim() || (contact?.email.trim() ?? ''),
  };
}
