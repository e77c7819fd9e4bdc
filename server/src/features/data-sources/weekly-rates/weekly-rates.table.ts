import { date, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/** Weeks of Freddie Mac's survey as they were imported, percent a year; the newest one counts. */
export const weeklyRates = pgTable('weekly_rates', {
  week: date('week', { mode: 'string' }).primaryKey(),
  percent30: text('percent_30').notNull(),
  percent15: text('percent_15'),
  importedAt: instant('imported_at').notNull(),
});
