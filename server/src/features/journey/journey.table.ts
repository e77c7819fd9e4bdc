import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import { storedPlaces } from '@porchlight/domain/milestones/journey-place.ts';
import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';
import { purchases } from '../purchases/purchases.table.ts';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Whose journey it is part of. */
const purchase = () =>
  uuid('purchase_id')
    .notNull()
    .references(() => purchases.id, { onDelete: 'cascade' });

/** specification 3. `userId` is who did it. A row stays once it is there: completed stays completed. */
export const completedMilestones = pgTable(
  'completed_milestones',
  {
    userId: owner(),
    milestoneId: integer('milestone_id').notNull(),
    completedAt: timestamp('completed_at', { withTimezone: true }).notNull(),
    purchaseId: purchase(),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseId, table.milestoneId] }),
    index('completed_milestones_user').on(table.userId),
  ],
);

/** A calendar date the buyer set, under the key it has in the operator's content. */
export const milestoneDates = pgTable(
  'milestone_dates',
  {
    userId: owner(),
    milestoneId: integer('milestone_id').notNull(),
    dateKey: text('date_key').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    purchaseId: purchase(),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseId, table.milestoneId, table.dateKey] }),
    index('milestone_dates_user').on(table.userId),
  ],
);

/**
 * Where the buyers said they are, and the milestones before it that are still set aside; `no-answer` where they only brought some back.
 * `userId` is who said it last.
 */
export const journeyPlaceChoices = pgTable(
  'journey_places',
  {
    userId: owner(),
    place: text('place', { enum: storedPlaces }).notNull(),
    chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
    setAside: text('set_aside').array().$type<MilestoneSlug[]>().notNull(),
    purchaseId: purchase().primaryKey(),
  },
  (table) => [uniqueIndex('journey_places_user').on(table.userId)],
);
