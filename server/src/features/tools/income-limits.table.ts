import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

/** Median incomes and income limits by county and town, whole dollars a year, as the operator imported them from HUD's file of a fiscal year. */
export const incomeLimits = pgTable(
  'income_limits',
  {
    year: integer('year').notNull(),
    /** Ten digits: the county's five, and five of the town or 99999. */
    area: text('area').notNull(),
    /** Two letters. */
    state: text('state').notNull(),
    county: text('county').notNull(),
    town: text('town'),
    hudArea: text('hud_area').notNull(),
    median: integer('median').notNull(),
    /** By people in the household, one to eight. */
    limits50: integer('limits_50').array().notNull(),
    limits80: integer('limits_80').array().notNull(),
    importedAt: instant('imported_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.year, table.area] }),
    index('income_limits_state').on(table.state, table.year),
  ],
);
