import { isNotNull, sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/**
 * The audit log: each access to personal data and each change by staff, in the transaction that makes it. The actor is also named, for when
 * the account is gone; the person it was about is given by account and address until they are erased. Partitioned by the quarter of `at`.
 */
export const staffActions = pgTable(
  'staff_actions',
  {
    /** A partitioned table has identity columns from PostgreSQL 17 on only. */
    id: bigint('id', { mode: 'number' }).notNull().default(sql`nextval('staff_actions_id_seq')`),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
    memberId: text('member_id'),
    tokenId: uuid('token_id'),
    actorName: text('actor_name').notNull(),
    action: text('action').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id'),
    aboutUserId: text('about_user_id').references(() => users.id, { onDelete: 'set null' }),
    aboutEmail: text('about_email'),
    reason: text('reason'),
    detail: jsonb('detail').$type<Record<string, unknown>>(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.at] }),
    index('staff_actions_member').on(table.memberId, table.id),
    // How often the same was looked at by the same member or program, and whether it was later.
    index('staff_actions_repeated').on(
      table.action,
      sql`coalesce(${table.subjectId}, '')`,
      sql`coalesce(${table.memberId}, ${table.tokenId}::text)`,
      table.at,
      table.id,
    ),
    index('staff_actions_about_user').on(table.aboutUserId, table.id),
    index('staff_actions_about_email').on(table.aboutEmail, table.id),
    index('staff_actions_subject').on(table.subjectId).where(isNotNull(table.subjectId)),
    index('staff_actions_by_action').on(table.action, table.id),
    index('staff_actions_at').on(table.at),
    check('staff_actions_somebody', sql`${table.memberId} is not null or ${table.tokenId} is not null`),
  ],
);
