import type { Locale } from '@porchlight/domain/kernel/locales.ts';
import { accountChangeEmails } from './en/emails/account-changes.ts';
import { accountsEmails } from './en/emails/accounts.ts';
import { assistantEmails } from './en/emails/assistant.ts';
import { layoutTexts } from './en/emails/layout.ts';
import { newsletterEmails } from './en/emails/newsletter.ts';
import { notificationsEmails } from './en/emails/notifications.ts';
import { personalDataEmails } from './en/emails/personal-data.ts';
import { sharingEmails } from './en/emails/sharing.ts';
import { signingEmails } from './en/emails/signing.ts';
import { staffEmails } from './en/emails/staff.ts';
import { waitlistEmails } from './en/emails/waitlist.ts';
import { webhooksEmails } from './en/emails/webhooks.ts';
import { featureTexts } from './en/features.ts';
import { accentAll } from './pseudo-locale.ts';

/** A paragraph, someone else's words set off from ours, or a list. */
export type EmailBlock = string | { quote: readonly string[] } | { list: readonly string[] };

/** What an email says. How it looks is decided when it is sent. */
export type EmailText = {
  subject: string;
  heading: string;
  paragraphs: readonly EmailBlock[];
  /** The one thing to do, as a button and, below it, as an address to copy. */
  action?: { label: string; url: string };
  /** Small, at the foot; without it the foot of every email. */
  signOff?: string;
  /** Small, below the signOff: how to receive less of it. */
  links?: readonly { label: string; url: string }[];
};

const english = {
  accounts: accountsEmails,
  accountChanges: accountChangeEmails,
  assistant: assistantEmails,
  features: featureTexts,
  layout: layoutTexts,
  newsletter: newsletterEmails,
  notifications: notificationsEmails,
  personalData: personalDataEmails,
  sharing: sharingEmails,
  signing: signingEmails,
  staff: staffEmails,
  waitlist: waitlistEmails,
  webhooks: webhooksEmails,
};

/** What emails say, by feature. */
export type EmailTexts = typeof english;

export function emailTextsFor(locale: Locale): EmailTexts {
  return locale === 'xx' ? accentAll(english) : english;
}
