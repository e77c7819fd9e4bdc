import { occupancies, propertyTypes, timelines } from '@porchlight/domain/questionnaire/questionnaire.ts';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Answers of the questionnaire whose disclosure was accepted. Amounts as they were typed: `readDollars` reads them. */
export const applications = pgTable(
  'applications',
  {
    id: uuid('id').primaryKey(),
    timeline: text('timeline', { enum: timelines }).notNull(),
    propertyType: text('property_type', { enum: propertyTypes }).notNull(),
    occupancy: text('occupancy', { enum: occupancies }).notNull(),
    purchasePrice: text('purchase_price').notNull(),
    downPayment: text('down_payment').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    disclosureVersion: text('disclosure_version').notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('applications_by_time').on(table.acceptedAt, table.id),
    index('applications_by_email').on(table.email),
  ],
);
