import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../platform/database/columns.ts';
import { users } from '../../accounts/accounts.table.ts';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Consents to electronic records (15 U.S.C. 7001(c)), each with the text's version; in force until withdrawn. */
export const signingConsents = pgTable(
  'signing_consents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    version: text('version').notNull(),
    givenAt: instant('given_at').notNull(),
    address: text('address').notNull(),
    browser: text('browser').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [index('signing_consents_user').on(table.userId)],
);

/** The signature someone keeps for next time; encrypted, because it is as good as a stamp. */
export const savedSignatures = pgTable('saved_signatures', {
  userId: owner().primaryKey(),
  sealedMark: bytes('sealed_mark').notNull(),
  savedAt: instant('saved_at').notNull(),
});
