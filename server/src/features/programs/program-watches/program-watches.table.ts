import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import { users } from '../../accounts/accounts.table.ts';

/** Programs whose window a buyer watches. */
export const programWatches = pgTable(
  'program_watches',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The id that the finder uses; for one that it no longer has, there are no notifications. */
    programId: text('program_id').notNull(),
    since: instant('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.programId] })],
);
