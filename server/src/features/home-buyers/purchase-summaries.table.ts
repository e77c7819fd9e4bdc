import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

/**
 * A change that the console's list of purchases may show. Triggers of the tables add rows (triggers `summary_...`) without waiting for each
 * other, and for purchases that are no more; the next reading of the list takes them, or else the next minute.
 */
export const purchaseMarks = pgTable(
  'purchase_marks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    purchaseId: uuid('purchase_id').notNull(),
  },
  (table) => [index('purchase_marks_purchase').on(table.purchaseId)],
);

/**
 * What the console lists of each purchase that is no guest's and no member's, as of its last mark. It refers to nothing, so that working it
 * out never waits for somebody who leaves: what is gone is not joined, and its mark removes the row.
 */
export const purchaseSummaries = pgTable(
  'purchase_summaries',
  {
    purchaseId: uuid('purchase_id').primaryKey(),
    /** The buyer who is named first. */
    leadId: text('lead_id').notNull(),
    /** The id of the milestone it is in; `PAST_ALL_MILESTONES` once none is left. */
    milestone: smallint('milestone').notNull(),
    closingDay: date('closing_day', { mode: 'string' }),
    owes: integer('owes').notNull(),
    lastSignAt: instant('last_sign_at').notNull(),
    /** The day from which on it says something else although nothing was changed: the one after the closing day, or one until which a request is set aside. */
    recheckOn: date('recheck_on', { mode: 'string' }),
  },
  (table) => [
    index('purchase_summaries_lead').on(table.leadId),
    index('purchase_summaries_milestone').on(table.milestone, table.purchaseId),
    index('purchase_summaries_owes').on(table.owes, table.purchaseId),
    index('purchase_summaries_last_sign').on(table.lastSignAt, table.purchaseId),
    index('purchase_summaries_closing').on(sql`coalesce(${table.closingDay}, 'infinity')`, table.purchaseId),
    index('purchase_summaries_closing_last').on(
      sql`coalesce(${table.closingDay}, '-infinity')`,
      table.purchaseId,
    ),
    index('purchase_summaries_recheck').on(table.recheckOn).where(sql`${table.recheckOn} is not null`),
  ],
);
