import { taskStatuses } from '@porchlight/domain/milestones/workspace.ts';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';
import { purchasePeople, purchases } from '../purchases/purchases.table.ts';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Whose journey it is part of. */
const purchase = () =>
  uuid('purchase_id')
    .notNull()
    .references(() => purchases.id, { onDelete: 'cascade' });

/**
 * What a buyer said of a task, or a fact that proves it; no row means to do. One that was reopened keeps its row: reminders count from
 * the last change, and no fact ticks it again. Task ids are the operator's content.
 */
export const milestoneTasks = pgTable(
  'milestone_tasks',
  {
    userId: owner(),
    milestoneId: integer('milestone_id').notNull(),
    taskId: text('task_id').notNull(),
    status: text('status', { enum: taskStatuses }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    purchaseId: purchase(),
    /** The fact that ticked it (`proved-tasks.ts`); null where a buyer answered. */
    provedBy: text('proved_by'),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseId, table.milestoneId, table.taskId] }),
    index('milestone_tasks_user').on(table.userId),
  ],
);

/**
 * A buyer's words on a milestone. `id` is the browser's, so that what is sent twice is stored once; it is unique within the account. The other buyer of the purchase reads
 * them unless `isPrivate`; those written before there was another stay private.
 */
export const milestoneNotes = pgTable(
  'milestone_notes',
  {
    id: uuid('id').notNull(),
    userId: owner(),
    milestoneId: integer('milestone_id').notNull(),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    purchaseId: purchase(),
    isPrivate: boolean('is_private').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('milestone_notes_user_id').on(table.userId, table.milestoneId),
    index('milestone_notes_purchase').on(table.purchaseId, table.milestoneId),
  ],
);

/** Who of a purchase takes a task; no row where it is the buyers'. One who has left or was removed takes none any more. */
export const taskOwnerEnum = pgTable(
  'task_owners',
  {
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    milestoneId: integer('milestone_id').notNull(),
    taskId: text('task_id').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => purchasePeople.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseId, table.milestoneId, table.taskId] }),
    index('task_owners_person').on(table.personId),
  ],
);
