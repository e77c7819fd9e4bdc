import type { LeadRow, LeadStatus } from '@porchlight/domain/leads/lead-inbox.ts';
import type { LeadSource } from '@porchlight/domain/leads/leads.ts';

/** What the console calls the statuses and sources of leads, and what is held beside them. */
export const statusNames: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  closed: 'Closed',
};

export const sourceNames: Record<LeadSource, string> = {
  contact_form: 'Contact form',
  newsletter: 'Newsletter',
  portal_contact_details: 'Final step of the guide',
  import: 'Imported file',
};

/** The looks of a badge: what waits for somebody stands out. */
export const statusLooks = { new: 'now', contacted: 'plain', closed: 'done' } as const satisfies Record<
  LeadStatus,
  string
>;

export function describeOwner({ owner }: Pick<LeadRow, 'owner'>): string {
  return owner?.name ?? 'Nobody';
}

/** "1 lead", "1,234 leads", "10,000+ leads". */
export function describeCount({ count, isMore }: { count: number; isMore: boolean }): string {
  return `${count.toLocaleString('en-US')}${isMore ? '+' : ''} ${count === 1 ? 'lead' : 'leads'}`;
}

/** What one key does to the lead that is open. */
export const leadKeys = [
  ['n', 'Set it to New'],
  ['c', 'Set it to Contacted'],
  ['x', 'Set it to Closed'],
  ['m', 'Make it mine'],
  ['u', 'Give it to nobody'],
  ['e', 'Write a note'],
] as const;
