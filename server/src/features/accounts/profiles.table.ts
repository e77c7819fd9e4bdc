import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.table.ts';

/** specification 3: one row a buyer, made when there is something to say. */
export const profiles = pgTable('profiles', {
  id: text('id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  betaAccess: boolean('beta_access').notNull().default(false),
});
