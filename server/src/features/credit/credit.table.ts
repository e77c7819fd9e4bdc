import { disputeResults } from '@porchlight/domain/credit/credit-records.ts';
import { bureaus, creditScoreModels, readingSources } from '@porchlight/domain/credit/score-models.ts';
import type { LetterSender } from '@porchlight/domain/kernel/letter-fields.ts';
import {
  bigint,
  boolean,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/** The account that typed a row owns it; no other reads it, but for scores that `credit_sharing` opens. Ids are the browser's and unique within the account: no answer says whether another has one. */
const owned = {
  id: uuid('id').notNull(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
};
const day = (name: string) => date(name, { mode: 'string' });
const cents = (name: string) => bigint(name, { mode: 'number' });

/** Scores as notices and apps show them. `detail` says where in a document a reading was, where it comes from one. */
export const creditScores = pgTable(
  'credit_scores',
  {
    ...owned,
    value: smallint('value').notNull(),
    model: text('model', { enum: creditScoreModels }).notNull(),
    bureau: text('bureau', { enum: bureaus }).notNull(),
    on: day('on_day').notNull(),
    rangeLow: smallint('range_low'),
    rangeHigh: smallint('range_high'),
    factors: jsonb('factors').$type<string[]>().notNull(),
    source: text('source', { enum: readingSources }).notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>(),
    enteredAt: instant('entered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('credit_scores_user').on(table.userId, table.on),
  ],
);

export const creditCards = pgTable(
  'credit_cards',
  {
    ...owned,
    name: text('name').notNull(),
    balance: cents('balance').notNull(),
    limit: cents('credit_limit'),
    statementDay: smallint('statement_day'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** Items of reports that are wrong, each with its dispute. */
export const creditDisputes = pgTable(
  'credit_disputes',
  {
    ...owned,
    bureau: text('bureau', { enum: bureaus }).notNull(),
    item: text('item').notNull(),
    wrong: text('wrong').notNull(),
    sentTo: text('sent_to', { enum: ['bureau', 'furnisher'] }).notNull(),
    furnisher: text('furnisher'),
    sentOn: day('sent_on'),
    receivedOn: day('received_on'),
    moreInformationOn: day('more_information_on'),
    answeredOn: day('answered_on'),
    afterFreeReport: boolean('after_free_report').notNull(),
    result: text('result', { enum: disputeResults }),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** That one buyer's scores are open to the other of the same purchase: to that person alone, and while both are in it. */
export const creditSharing = pgTable(
  'credit_sharing',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    withUserId: text('with_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    since: instant('since').notNull(),
  },
  (table) => [index('credit_sharing_with').on(table.withUserId)],
);

/** The name and address of letters, where their writer asked to keep them. */
export const creditSenders = pgTable('credit_senders', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sender: jsonb('sender').$type<LetterSender>().notNull(),
  changedAt: instant('changed_at').notNull(),
});
