import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FeatureTable } from '../../../platform/database/feature-table.ts';
import { byAccount, byAddress, type Owner } from '../../../platform/database/owned-rows.ts';
import { accountMay, READ } from '../../../platform/database/rls/database-grants.ts';
import { homeBuyers } from '../../leads/contact-details/home-buyers.table.ts';
import { leads } from '../../leads/leads.table.ts';
import { leadChanges, leadNotes } from '../../leads/leads-inbox.table.ts';

/**
 * Sent under the address, or with a final step of the account's, which stores a lead under its own number: that is the account's, whatever
 * address was typed. Read from the final steps, so that a deletion takes leads before those.
 */
function ownLeads(owner: Owner): SQL | undefined {
  const steps = sql`(select ${homeBuyers.id} from ${homeBuyers} where ${byAccount(homeBuyers.userId)(owner)})`;
  return or(byAddress(leads.email)(owner), sql`${leads.id} = any (array${steps})`);
}

/** Rows about such a lead. */
const isOfOwnLead = (leadId: PgColumn) => (owner: Owner) =>
  sql`${leadId} in (select ${leads.id} from ${leads} where ${ownLeads(owner)})`;

/** What was sent from the contact form, or stored with the final step of the guide: whose it is, two features say together. */
export const leadTables: readonly FeatureTable[] = [
  {
    table: leads,
    grants: accountMay(READ),
    owned: {
      file: 'contact-messages',
      title: downloadTitles['contact-messages'],
      owned: ownLeads,
      left: {
        facet: 'status, source and owner once more, for the inbox',
        noteText: 'the notes once more, for the search',
        words: 'name, address, number, message and notes once more, for the search',
        ownerId: 'which member of staff answers it',
        version: 'how often staff changed its status',
        importId: 'a number of no meaning outside the server',
      },
      counted: 'messages',
      erased: 'row',
    },
  },
  {
    table: leadNotes,
    grants: accountMay(READ),
    owned: {
      file: 'contact-message-notes',
      title: downloadTitles['contact-message-notes'],
      owned: isOfOwnLead(leadNotes.leadId),
      left: {
        authorId: 'which member of staff wrote it',
        tokenId: 'which program of the operator’s wrote it; its name stands beside it',
      },
    },
  },
  {
    table: leadChanges,
    grants: accountMay(READ),
    owned: {
      file: 'contact-message-history',
      title: downloadTitles['contact-message-history'],
      owned: isOfOwnLead(leadChanges.leadId),
      left: { byName: 'which member of staff changed it' },
    },
  },
];
