import { isNotNull } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/**
 * A change that a reminder may follow from: of one account, or of all buyers of a purchase. Triggers of the tables add rows (triggers
 * `mark_...`; `markPurchase` for requests of documents) without waiting for each other; the next poll takes them.
 */
export const reminderMarks = pgTable(
  'reminder_marks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    purchaseId: uuid('purchase_id'),
  },
  (table) => [index('reminder_marks_user').on(table.userId).where(isNotNull(table.userId))],
);

/** When a buyer has to be looked at next for each kind of reminder; nothing where no reminder can follow as things are. */
export const reminderTimes = pgTable(
  'reminder_times',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    milestoneDatesAt: instant('milestone_dates_at'),
    listedDatesAt: instant('listed_dates_at'),
    documentRequestsAt: instant('document_requests_at'),
    documentExpiryAt: instant('document_expiry_at'),
    homeAlertsAt: instant('home_alerts_at'),
    homeMonthsAt: instant('home_months_at'),
    programWindowsAt: instant('program_windows_at'),
  },
  (table) => [
    index('reminder_times_milestone_dates')
      .on(table.milestoneDatesAt)
      .where(isNotNull(table.milestoneDatesAt)),
    index('reminder_times_listed_dates').on(table.listedDatesAt).where(isNotNull(table.listedDatesAt)),
    index('reminder_times_document_requests')
      .on(table.documentRequestsAt)
      .where(isNotNull(table.documentRequestsAt)),
    index('reminder_times_document_expiry')
      .on(table.documentExpiryAt)
      .where(isNotNull(table.documentExpiryAt)),
    index('reminder_times_home_alerts').on(table.homeAlertsAt).where(isNotNull(table.homeAlertsAt)),
    index('reminder_times_home_months').on(table.homeMonthsAt).where(isNotNull(table.homeMonthsAt)),
    index('reminder_times_program_windows')
      .on(table.programWindowsAt)
      .where(isNotNull(table.programWindowsAt)),
  ],
);
