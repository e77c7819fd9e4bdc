import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';

/**
 * Questions that somebody sent from the assistant to a person, with as much of the conversation as they chose. `user_id` for
 * a signed-in buyer, whose name and address are the account's; a visitor gives both. `id` is the sender's, or made of it
 * and the words, so that the same words sent twice are stored once.
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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check(
      'assistant_messages_answerable',
      sql`${table.userId} is not null or (${table.name} is not null and ${table.email} is not null)`,
    ),
    index('assistant_messages_user_id').on(table.userId),
  ],
);
