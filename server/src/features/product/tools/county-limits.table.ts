import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/**
 * Conforming loan limits by county, in whole dollars, as the operator imported them from FHFA's file of a year. When that file came
 * out stands with the year's own table (`conformingLimitTables`).
 */
export const countyLimits = pgTable(
  'county_limits',
  {
    year: integer('year').notNull(),
    /** State and county, five digits (FIPS 6-4). */
    fips: text('fips').notNull(),
    /** Two letters. */
    state: text('state').notNull(),
    county: text('county').notNull(),
    oneUnit: integer('one_unit').notNull(),
    twoUnit: integer('two_unit').notNull(),
    threeUnit: integer('three_unit').notNull(),
    fourUnit: integer('four_unit').notNull(),
    importedAt: instant('imported_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.year, table.fips] }),
    index('county_limits_state').on(table.year, table.state),
  ],
);
