import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';
import { clockIntervals } from './clock-times.ts';

/** The jobs of the clock that the release of the last start has. */
export const clockRuns = pgTable('clock_runs', {
  job: text('job').primaryKey(),
  every: text('every', { enum: clockIntervals }).notNull(),
  /** When the last run began that ended well; before the first one, when the job was new. */
  startedAt: instant('started_at').notNull(),
});
