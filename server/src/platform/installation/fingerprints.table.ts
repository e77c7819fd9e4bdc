import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** What every process of this installation works with, as fingerprints from which nothing can be read. */
export const configurationFingerprints = pgTable('installation_marks', {
  name: text('name').primaryKey(),
  mark: text('mark').notNull(),
  since: instant('since').notNull(),
});
