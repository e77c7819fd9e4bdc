import * as texts from '@porchlight/content/en/leads.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import type { LeadRow, LeadStatus } from '@porchlight/domain/leads/lead-inbox.ts';
import type { LeadSource } from '@porchlight/domain/leads/leads.ts';

/** What the console calls the statuses and sources of leads, and what is held beside them. */
export const statusNames: Record<LeadStatus, string> = {
  new: texts.newLabel,
  contacted: texts.contacted,
  closed: texts.closed,
};

export const sourceNames: Record<LeadSource, string> = {
  contact_form: texts.contactForm,
  newsletter: texts.newsletter,
  portal_contact_details: texts.sourceGuide,
  import: texts.importedFile,
  api: texts.anotherSystem,
};

/** "Newsletter, address not confirmed" until its owner pressed the link in the email. */
export function describeLeadSource({
  source,
  isUnconfirmed,
}: Pick<LeadRow, 'source' | 'isUnconfirmed'>): string {
  return isUnconfirmed ? texts.unconfirmed(sourceNames[source]) : sourceNames[source];
}

/** The looks of a badge: what waits for the staff is highlighted. */
export const statusLooks = { new: 'now', contacted: 'plain', closed: 'done' } as const satisfies Record<
  LeadStatus,
  string
>;

/** "1 lead", "1,234 leads", "10,000+ leads". */
export function describeCount({ count, isMore }: { count: number; isMore: boolean }): string {
  return `${formatCount(count, locale)}${isMore ? '+' : ''} ${count === 1 ? 'lead' : 'leads'}`;
}
