import {
  grantKinds,
  personStates,
  purchaseRoles,
  purchaseStates,
} from '@porchlight/domain/kernel/purchases/purchases.ts';
import { isNotNull, sql } from 'drizzle-orm';
import { date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/** One home being bought. The database makes one with each account (trigger `open_purchase`), so that no account is ever without. */
export const purchases = pgTable('purchases', {
  id: uuid('id').primaryKey().defaultRandom(),
  nickname: text('nickname').notNull().default(''),
  /** Two letters, once known. */
  propertyState: text('property_state'),
  county: text('county'),
  closingDay: date('closing_day', { mode: 'string' }),
  state: text('state', { enum: purchaseStates }).notNull().default('planning'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/**
 * Who has to do with a purchase. An account is an active buyer of exactly one; helpers have no account here, and are known by
 * their address, hashed until they accept. `name` is what the inviter calls them.
 */
export const purchasePeople = pgTable(
  'purchase_people',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: purchaseRoles }).notNull(),
    state: text('state', { enum: personStates }).notNull(),
    name: text('name').notNull().default(''),
    addressHash: text('address_hash'),
    address: text('address'),
    invitedBy: text('invited_by').references(() => users.id, { onDelete: 'set null' }),
    tokenHash: text('token_hash').unique(),
    expiresAt: instant('expires_at'),
    since: instant('since').notNull().defaultNow(),
    until: instant('until'),
  },
  (table) => [
    index('purchase_people_purchase').on(table.purchaseId),
    index('purchase_people_user').on(table.userId),
    index('purchase_people_inviter').on(table.invitedBy).where(isNotNull(table.invitedBy)),
    index('purchase_people_address').on(table.addressHash),
    // As policies ask for a helper; without it each of them would read the whole table, or be thought to.
    index('purchase_people_helper')
      .on(sql`('helper:' || ${table.addressHash})`)
      .where(isNotNull(table.addressHash)),
    uniqueIndex('purchase_people_one_purchase')
      .on(table.userId)
      .where(sql`${table.state} = 'active' and ${table.role} in ('buyer', 'co-buyer')`),
  ],
);

/** What a person may see. A withdrawn grant keeps its row: it shows what was open and until when. */
export const purchaseGrants = pgTable(
  'purchase_grants',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    personId: uuid('person_id')
      .notNull()
      .references(() => purchasePeople.id, { onDelete: 'cascade' }),
    what: text('what', { enum: grantKinds }).notNull(),
    /** The key of the document request whose documents it opens; every kind where there is none. */
    documentKind: text('document_kind'),
    givenBy: text('given_by').references(() => users.id, { onDelete: 'cascade' }),
    consentVersion: text('consent_version').notNull(),
    givenAt: instant('given_at').notNull(),
    until: instant('until'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    index('purchase_grants_person').on(table.personId),
    index('purchase_grants_giver').on(table.givenBy),
  ],
);

/** Each time a helper opened something, which the buyers read. */
export const purchaseAccesses = pgTable(
  'purchase_accesses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => purchasePeople.id, { onDelete: 'cascade' }),
    what: text('what', { enum: grantKinds }).notNull(),
    /** The document's name, where one was opened; empty where it was of a buyer who has left. */
    detail: text('detail'),
    at: instant('at').notNull(),
  },
  (table) => [
    index('purchase_accesses_purchase').on(table.purchaseId, table.at),
    index('purchase_accesses_person').on(table.personId),
  ],
);

/** A helper's signed-in browser, and the emailed links that open one; both by the hash of their token. */
export const helperSessions = pgTable(
  'helper_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind', { enum: ['link', 'session'] }).notNull(),
    addressHash: text('address_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('helper_sessions_address').on(table.addressHash),
    index('helper_sessions_expires').on(table.expiresAt),
  ],
);
