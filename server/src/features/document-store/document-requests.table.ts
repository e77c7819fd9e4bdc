import { requestEndings, requestStages } from '@porchlight/domain/document-requests/document-requests.ts';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { purchases } from '../purchases/purchases.table.ts';

/**
 * Documents that staff ask the buyers of a purchase for. `kind` is the key of a document request of a milestone; one without has a `title`
 * of its own. What became of it follows from the documents that answer it, unless staff ended it. The copy of a buyer who leaves the
 * purchase has the same `id`.
 */
export const documentRequests = pgTable(
  'document_requests',
  {
    id: uuid('id').notNull(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    kind: text('kind'),
    title: text('title'),
    /** The buyers read it. */
    why: text('why').notNull(),
    dueDay: date('due_day', { mode: 'string' }),
    stage: text('stage', { enum: requestStages }).notNull(),
    /** Until this day, by the last time zone's clock, it waits for others: it counts as nothing owed, and no reminder names it. */
    snoozedUntil: date('snoozed_until', { mode: 'string' }),
    /** When staff last reminded the buyers of it. */
    remindedAt: instant('reminded_at'),
    staffId: text('staff_id').references(() => users.id, { onDelete: 'set null' }),
    /** First name alone: the buyers read it. */
    staffName: text('staff_name').notNull(),
    /** Each of those that were asked for together is later than the one before it. */
    askedAt: instant('asked_at').notNull(),
    endedAs: text('ended_as', { enum: requestEndings }),
    endedAt: instant('ended_at'),
    endedBy: text('ended_by').references(() => users.id, { onDelete: 'set null' }),
    endedReason: text('ended_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseId, table.id] }),
    index('document_requests_by_id').on(table.id),
    index('document_requests_by_member').on(table.staffId),
    index('document_requests_by_ender').on(table.endedBy),
    check('document_requests_named_once', sql`${table.kind} is null or ${table.title} is null`),
  ],
);
