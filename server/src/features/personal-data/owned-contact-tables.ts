import { or, type SQL, sql } from 'drizzle-orm';
import { letters, suppressedAddresses } from '../../platform/mail/letters.table.ts';
import { homeBuyers } from '../contact-details/home-buyers.table.ts';
import { leads, newsletterSubscriptions } from '../leads/leads.table.ts';
import { leadChanges, leadFilters, leadNotes } from '../leads/leads-inbox.table.ts';
import { applications } from '../questionnaire/questionnaire.table.ts';
import { waitlistEntries, waitlistLetters } from '../waitlist/waitlist.table.ts';
import {
  byAccount,
  byAccountElseAddress,
  byAddress,
  INNER,
  type OwnedTable,
  type Owner,
  SECRET,
} from './owned-table.ts';

/**
 * Sent under the address, or with a final step of the account's, which stores a lead under its own number: that is the account's, whatever
 * address was typed. Read from the final steps, so that a deletion takes leads before those.
 */
function ownLeads(owner: Owner): SQL | undefined {
  const steps = sql`(select ${homeBuyers.id} from ${homeBuyers} where ${byAccount(homeBuyers.userId)(owner)})`;
  return or(byAddress(leads.email)(owner), sql`${leads.id} = any (array${steps})`);
}

/** What somebody sent us with an address, with an account or without one, and what became of it. */
export const ownedContactTables: readonly OwnedTable[] = [
  {
    table: applications,
    file: 'applications',
    title: 'Applications',
    owned: byAddress(applications.email),
    counted: 'messages',
    erased: 'row',
  },
  {
    table: leads,
    file: 'contact-messages',
    title: 'Messages from the contact form',
    owned: ownLeads,
    left: {
      facet: 'status, source and owner once more, for the inbox',
      words: 'name, address, number and message once more, for the search',
      ownerId: 'which member of staff answers it',
      version: 'how often staff changed its status',
    },
    counted: 'messages',
    erased: 'row',
  },
  {
    table: leadNotes,
    file: 'contact-message-notes',
    title: 'Notes of staff on your messages',
    owned: (owner) => sql`${leadNotes.leadId} in (select ${leads.id} from ${leads} where ${ownLeads(owner)})`,
    left: { authorId: 'which member of staff wrote it' },
  },
  {
    table: leadChanges,
    file: 'contact-message-history',
    title: 'How far your messages have come',
    owned: (owner) =>
      sql`${leadChanges.leadId} in (select ${leads.id} from ${leads} where ${ownLeads(owner)})`,
    left: { byName: 'which member of staff changed it' },
  },
  {
    table: leadFilters,
    file: 'saved-filters',
    title: 'Saved filters of the inbox',
    owned: byAccount(leadFilters.memberId),
  },
  {
    table: homeBuyers,
    file: 'final-step',
    title: 'Final step of the guide',
    owned: byAccountElseAddress(homeBuyers.userId, homeBuyers.email),
    counted: 'messages',
    erased: 'row',
  },
  {
    table: waitlistEntries,
    file: 'waitlists',
    title: 'Waitlists',
    owned: byAddress(waitlistEntries.email),
    counted: 'messages',
    erased: 'row',
  },
  {
    table: waitlistLetters,
    file: 'launch-letters',
    title: 'Letters about launches',
    owned: byAddress(waitlistLetters.email),
    left: { token: SECRET },
    erased: 'row',
  },
  {
    table: newsletterSubscriptions,
    file: 'newsletter',
    title: 'Newsletter',
    owned: byAddress(newsletterSubscriptions.email),
    left: { token: SECRET },
  },
  {
    table: letters,
    file: 'letters',
    title: 'Letters sent to you',
    owned: byAddress(letters.email),
    erased: 'row',
    left: {
      sealed: 'what a letter says that is still on its way; it is in your mailbox soon',
      instanceId: INNER,
    },
  },
  {
    table: suppressedAddresses,
    file: 'suppressed-address',
    title: 'That letters to you came back',
    owned: byAddress(suppressedAddresses.email),
    erased: 'row',
  },
];
