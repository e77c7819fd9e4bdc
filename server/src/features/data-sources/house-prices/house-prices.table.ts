import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/** A quarter, its index and its standard error, as FHFA prints them; null where it prints no error. */
export type StoredFigure = readonly [quarter: string, index: string, error: string | null];

/**
 * FHFA's house price index by area, all transactions, not seasonally adjusted, as a release shipped it or the operator imported it. An area that a later file no
 * longer has keeps its figures; `followedBy` is its code there where a metro got another.
 */
export const housePriceAreas = pgTable(
  'house_price_areas',
  {
    /** Five digits of a metro, or a state's two letters. */
    code: text('code').primaryKey(),
    level: text('level').$type<'metro' | 'state'>().notNull(),
    name: text('name').notNull(),
    /** By their two letters: several where a metro crosses their borders. */
    states: text('states').array().notNull(),
    newest: text('newest').notNull(),
    /** Earliest first. */
    figures: jsonb('figures').$type<readonly StoredFigure[]>().notNull(),
    isCurrent: boolean('is_current').notNull(),
    followedBy: text('followed_by'),
    importedAt: instant('imported_at').notNull(),
  },
  (table) => [index('house_price_areas_states').using('gin', table.states)],
);
