import { getTableColumns } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { documents } from './documents.table.ts';

/**
 * Invited signers: the people asked to sign a document, a co-buyer or anyone else. The link is stored hashed and works once: accepting it
 * names the account, which may read and sign the document from then on. Without `accepted_by` after it was accepted, that account is gone.
 */
export const signingInvitations = pgTable(
  'signing_invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    invitedBy: text('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    tokenHash: text('token_hash').unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    acceptedBy: text('accepted_by').references(() => users.id, { onDelete: 'set null' }),
    revokedAt: instant('revoked_at'),
    signedAt: instant('signed_at'),
  },
  (table) => [
    index('signing_invitations_document').on(table.documentId),
    index('signing_invitations_accepted_by').on(table.acceptedBy),
    index('signing_invitations_invited_by').on(table.invitedBy),
  ],
);

/** All but what opens the link, which is never read back (decision 0041). */
export const { tokenHash: _, ...invitationColumns } = getTableColumns(signingInvitations);
