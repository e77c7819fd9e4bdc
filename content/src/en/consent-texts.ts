import type { ConsentForm } from '@porchlight/domain/accounts/consents.ts';
import { contactDetails } from './contact-details.ts';
import { disclosure } from './disclosure.ts';
import { contact, newsletter } from './landing/contact.ts';
import { signingConsent } from './signing-consent.ts';

/** What is read where a consent is given, whole, as the ledger of consents keeps it: a new version wherever the words change. */
export const consentTexts: Record<ConsentForm, { version: string; text: string }> = {
  'contact-form': contact.form.consent,
  'final-step': {
    version: contactDetails.consent.version,
    text: join(contactDetails.consent.agreement, ...contactDetails.consent.disclosure),
  },
  application: {
    version: disclosure.version,
    text: join(disclosure.title, disclosure.lead, ...disclosure.paragraphs, disclosure.confirm),
  },
  'newsletter-form': {
    version: '2026-11-20',
    text: join(newsletter.title, newsletter.lead, newsletter.confirm.text, newsletter.confirm.action),
  },
  'electronic-signing': {
    version: signingConsent.version,
    text: join(
      signingConsent.title,
      ...signingConsent.summary,
      signingConsent.lead,
      ...signingConsent.parts.flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
      signingConsent.notHere.title,
      signingConsent.notHere.lead,
      ...signingConsent.notHere.papers.map(({ what, instead }) => `${what}: ${instead}`),
      ...signingConsent.demonstration.paragraphs,
      signingConsent.agreement,
    ),
  },
};

function join(...paragraphs: string[]): string {
  return paragraphs.join('\n\n');
}
