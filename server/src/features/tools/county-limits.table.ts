import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

/** One county's limits of a year in whole dollars, as an official list has them. */
const columns = () => ({
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
});

/**
 * Conforming loan limits by county, in whole dollars, as the operator imported them from FHFA's file of a year. The file's publication date
 * is in the year's own table (`conformingLimitTables`).
 */
export const countyLimits = pgTable('county_limits', columns(), (table) => [
  primaryKey({ columns: [table.year, table.fips] }),
  index('county_limits_state').on(table.year, table.state),
]);

/** FHA's limits by county, as the operator imported them from HUD's list of a year; names of counties end after 15 letters there. */
export const fhaCountyLimits = pgTable('fha_county_limits', columns(), (table) => [
  primaryKey({ columns: [table.year, table.fips] }),
  index('fha_county_limits_state').on(table.year, table.state),
]);
