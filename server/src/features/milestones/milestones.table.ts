import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** specification 3. A row stays once it is there: completed stays completed. */
export const completedMilestones = pgTable(
  'completed_milestones',
  {
    userId: owner(),
    milestoneId: integer('milestone_id').notNull(),
    completedAt: timestamp('completed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.milestoneId] })],
);

/** What a buyer said of a task; no row means to do. Task ids are the operator's content. */
export const milestoneTasks = pgTable(
  'milestone_tasks',
  {
    userId: owner(),
    milestoneId: integer('milestone_id').notNull(),
    taskId: text('task_id').notNull(),
    status: text('status', { enum: ['done', 'not-needed'] }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.milestoneId, table.taskId] })],
);
