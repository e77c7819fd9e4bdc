import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/** Marks of addresses that are erased and must not come back by an import (`address-fingerprints.ts`). */
export const forgottenAddresses = pgTable('forgotten_addresses', {
  mark: text('mark').primaryKey(),
  forgottenAt: instant('forgotten_at').notNull(),
});
