import { questionStatuses } from '@porchlight/domain/assistant/question-statuses.ts';
import { isNull, sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';
import { staffMembers } from '../accounts/staff-members.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Questions that someone sent from the assistant to a person, with as much of the conversation as they chose, and how far the operator
 * has come with each. `user_id` for a signed-in buyer, whose name and address are the account's; a visitor gives both. `id` is the
 * sender's, or made of it and the words, so that the same words sent twice are stored once. `version` goes up with every change.
 */
export const assistantMessages = pgTable(
  'assistant_messages',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name'),
    email: text('email'),
    message: text('message').notNull(),
    conversation: text('conversation'),
    /** The keys of the passages that the assistant had shown. */
    passages: text('passages').array(),
    createdAt: instant('created_at').notNull(),
    status: text('status', { enum: questionStatuses }).notNull().default('new'),
    ownerId: text('owner_id').references(() => staffMembers.userId, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
    answeredAt: instant('answered_at'),
    answeredBy: text('answered_by'),
    /** What a visitor was answered by email; a buyer is answered in the messages of their purchase. */
    answer: text('answer'),
  },
  (table) => [
    check(
      'assistant_messages_answerable',
      sql`${table.userId} is not null or (${table.name} is not null and ${table.email} is not null)`,
    ),
    index('assistant_messages_of_nobody').on(table.createdAt).where(isNull(table.userId)),
    index('assistant_messages_user_id').on(table.userId),
    index('assistant_messages_by_time').on(table.createdAt, table.id),
    index('assistant_messages_by_status').on(table.status, table.createdAt, table.id),
    index('assistant_messages_by_owner')
      .on(table.ownerId, table.createdAt, table.id)
      .where(sql`${table.ownerId} is not null`),
  ],
);
