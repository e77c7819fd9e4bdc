import { leadChangeKinds, type SavedFilterView } from '@porchlight/domain/leads/lead-inbox.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { staffMembers } from '../accounts/staff-members.table.ts';
import { leads } from './leads.table.ts';

/** What staff or an API token write about a lead. It goes with the lead; it stays when its author's account goes. */
export const leadNotes = pgTable(
  'lead_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    authorId: text('author_id').references(() => staffMembers.userId, { onDelete: 'set null' }),
    tokenId: uuid('token_id'),
    /** As the token was called. */
    tokenName: text('token_name'),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
  },
  (table) => [
    index('lead_notes_lead').on(table.leadId, table.createdAt),
    index('lead_notes_author').on(table.authorId),
  ],
);

/** Every change of a lead's status or owner: from and to as they are read (an owner by name), by whom, when. */
export const leadChanges = pgTable(
  'lead_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: leadChangeKinds }).notNull(),
    from: text('from_value'),
    to: text('to_value'),
    byName: text('by_name').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('lead_changes_lead').on(table.leadId, table.id)],
);

/** Filters with names: a member's own, of which one may open first, and those of an admin for all members. */
export const leadFilters = pgTable(
  'lead_filters',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: text('member_id')
      .notNull()
      .references(() => staffMembers.userId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    filter: jsonb('filter').$type<SavedFilterView['filter']>().notNull(),
    isShared: boolean('is_shared').notNull(),
    isDefault: boolean('is_default').notNull(),
  },
  (table) => [
    uniqueIndex('lead_filters_name').on(table.memberId, table.name),
    uniqueIndex('lead_filters_default').on(table.memberId).where(sql`${table.isDefault}`),
  ],
);
