import type { ScenarioFigures } from '@porchlight/domain/tools/saved-scenarios/saved-scenarios.ts';
import { toolIds } from '@porchlight/domain/tools/tool-pages.ts';
import { index, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/** Figures a buyer keeps under a name. `id` is the browser's, so that what is sent twice is stored once; it is unique within the account. */
export const savedScenarios = pgTable(
  'saved_scenarios',
  {
    id: uuid('id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tool: text('tool', { enum: toolIds }).notNull(),
    name: text('name').notNull(),
    // Not jsonb, which refuses characters that JSON may carry and forgets the order of the questions.
    inputs: json('inputs').$type<ScenarioFigures>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('saved_scenarios_user_id').on(table.userId, table.updatedAt),
  ],
);
