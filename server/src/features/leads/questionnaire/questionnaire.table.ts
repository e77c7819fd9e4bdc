import {
  occupancies,
  propertyTypes,
  timelines,
} from '@porchlight/domain/leads/questionnaire/questionnaire.ts';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Answers of the questionnaire whose disclosure was accepted. Amounts as they were typed: `parseDollarAmount` reads them. */
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
    // Each filter of the list in the order of the list: no other index stops where the page is full.
    index('applications_by_timeline').on(table.timeline, table.acceptedAt, table.id),
    index('applications_by_property_type').on(table.propertyType, table.acceptedAt, table.id),
    index('applications_by_kind').on(table.timeline, table.propertyType, table.acceptedAt, table.id),
    index('applications_by_email').on(table.email),
  ],
);
