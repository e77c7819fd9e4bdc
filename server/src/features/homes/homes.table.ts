import type { HomeContract } from '@porchlight/domain/homes/home-contract.ts';
import { homeStages } from '@porchlight/domain/homes/home-fields.ts';
import { homeTimeZones } from '@porchlight/domain/homes/state-time-zones.ts';
import type { PlaceCode } from '@porchlight/domain/kernel/states.ts';
import { propertyTypes } from '@porchlight/domain/leads/questionnaire/questionnaire.ts';
import { offerEntryKinds, offerParties } from '@porchlight/domain/offers/home-offers/offer-log.ts';
import type { OfferTerms } from '@porchlight/domain/offers/home-offers/offer-terms.ts';
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { purchases } from '../purchases/purchases.table.ts';

const cents = (name: string) => bigint(name, { mode: 'number' });
const ofPurchase = {
  purchaseId: uuid('purchase_id')
    .notNull()
    .references(() => purchases.id, { onDelete: 'cascade' }),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
};

/** Homes that a purchase looks at; `id` is the browser's, and `userId` is who added one. A copy has an id of its own. */
export const homes = pgTable(
  'homes',
  {
    id: uuid('id').notNull(),
    ...ofPurchase,
    address: text('address').notNull(),
    state: text('state').$type<PlaceCode>(),
    timeZone: text('time_zone', { enum: homeTimeZones }).notNull(),
    price: cents('price'),
    propertyTaxYearly: cents('property_tax_yearly'),
    homeInsuranceYearly: cents('home_insurance_yearly'),
    duesMonthly: cents('dues_monthly'),
    propertyType: text('property_type', { enum: propertyTypes }),
    bedrooms: smallint('bedrooms'),
    bathrooms: text('bathrooms'),
    squareFeet: integer('square_feet'),
    yearBuilt: smallint('year_built'),
    link: text('link'),
    stage: text('stage', { enum: homeStages }).notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.purchaseId, table.id] }), index('homes_user').on(table.userId)],
);

/** What each buyer says of a home; it is deleted with its author. */
export const homeOpinions = pgTable(
  'home_opinions',
  {
    homeId: uuid('home_id').notNull(),
    ...ofPurchase,
    score: smallint('score'),
    note: text('note').notNull(),
    walkAway: cents('walk_away'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseId, table.homeId, table.userId] }),
    foreignKey({
      name: 'home_opinions_home',
      columns: [table.purchaseId, table.homeId],
      foreignColumns: [homes.purchaseId, homes.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('home_opinions_user').on(table.userId),
  ],
);

/** The log of offers on a home: rows are added and never changed. `place` counts from 1 in the order in which they happened. */
export const homeOffers = pgTable(
  'home_offers',
  {
    id: uuid('id').notNull(),
    homeId: uuid('home_id').notNull(),
    ...ofPurchase,
    place: smallint('place').notNull(),
    kind: text('kind', { enum: offerEntryKinds }).notNull(),
    by: text('by_party', { enum: offerParties }).notNull(),
    at: instant('at').notNull(),
    answers: uuid('answers'),
    terms: jsonb('terms').$type<OfferTerms>(),
    enteredAt: instant('entered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseId, table.id] }),
    foreignKey({
      name: 'home_offers_home',
      columns: [table.purchaseId, table.homeId],
      foreignColumns: [homes.purchaseId, homes.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    uniqueIndex('home_offers_place').on(table.purchaseId, table.homeId, table.place),
    index('home_offers_user').on(table.userId),
  ],
);

/**
 * The terms of an accepted offer that run by days. The days themselves are dates of the purchase. `acceptanceId` is the entry of the log that
 * accepted it: a row of another acceptance is of a contract that was canceled.
 */
export const homeContracts = pgTable(
  'home_contracts',
  {
    homeId: uuid('home_id').notNull(),
    ...ofPurchase,
    acceptanceId: uuid('acceptance_id').notNull(),
    terms: jsonb('terms').$type<HomeContract['terms']>().notNull(),
    changes: jsonb('changes').$type<HomeContract['changes']>().notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseId, table.homeId] }),
    foreignKey({
      name: 'home_contracts_home',
      columns: [table.purchaseId, table.homeId],
      foreignColumns: [homes.purchaseId, homes.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('home_contracts_user').on(table.userId),
  ],
);
