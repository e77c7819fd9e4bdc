import { taskStatuses } from '@porchlight/domain/milestones/workspace.ts';
import { date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
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

/**
 * What a buyer said of a task; no row means to do. One that was reopened keeps its row, for when that was: reminders count from
 * the last change. Task ids are the operator's content.
 */
export const milestoneTasks = pgTable(
  'milestone_tasks',
  {
    userId: owner(),
    milestoneId: integer('milestone_id').notNull(),
    taskId: text('task_id').notNull(),
    status: text('status', { enum: taskStatuses }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.milestoneId, table.taskId] })],
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
  },
  (table) => [primaryKey({ columns: [table.userId, table.milestoneId, table.dateKey] })],
);

/** The buyer's own words on a milestone. `id` is the browser's, so that what is sent twice is stored once. */
export const milestoneNotes = pgTable(
  'milestone_notes',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    milestoneId: integer('milestone_id').notNull(),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('milestone_notes_user_id').on(table.userId, table.milestoneId)],
);
