import { programLogActions, proposalStatuses } from '@porchlight/domain/programs/program-desk/desk-views.ts';
import type { Program } from '@porchlight/domain/programs/program-finder/program.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonValue } from '../../../platform/database/columns.ts';

/**
 * Programs that a member of the staff proposes to add or change, as a file has them. `bases` is the revision of each when it was proposed
 * (0: as the release has it); a later one makes the proposal stale. No member approves their own proposal.
 */
export const programProposals = pgTable(
  'program_proposals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    programs: jsonValue<Program[]>('programs').notNull(),
    bases: jsonValue<Record<string, number>>('bases').notNull(),
    /** How many programs they are, and the names of the first three: a list reads no more of them. */
    count: integer('count').notNull(),
    names: jsonValue<string[]>('names').notNull(),
    reason: text('reason').notNull(),
    /** Both or neither. */
    wrong: text('wrong'),
    right: text('right'),
    status: text('status', { enum: proposalStatuses }).notNull().default('waiting'),
    proposedById: text('proposed_by_id').notNull(),
    proposedBy: text('proposed_by').notNull(),
    proposedAt: instant('proposed_at').notNull(),
    decidedById: text('decided_by_id'),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    /** Why it was rejected. */
    answer: text('answer'),
  },
  (table) => [
    index('program_proposals_by_time').on(table.proposedAt, table.id),
    index('program_proposals_by_status').on(table.status, table.proposedAt, table.id),
    check('program_proposals_decided', sql`(${table.status} = 'waiting') = (${table.decidedAt} is null)`),
    check(
      'program_proposals_two_people',
      sql`${table.status} <> 'approved' or (${table.decidedById} is not null and ${table.decidedById} <> ${table.proposedById})`,
    ),
    check('program_proposals_correction', sql`(${table.wrong} is null) = (${table.right} is null)`),
  ],
);

/** Each program that the operator added or changed, every revision of it; the highest counts. Only added to. */
export const programRevisions = pgTable(
  'program_revisions',
  {
    programId: text('program_id').notNull(),
    /** From 1. */
    revision: integer('revision').notNull(),
    program: jsonValue<Program>('program').notNull(),
    action: text('action', { enum: ['approved', 'rechecked', 'imported'] }).notNull(),
    at: instant('at').notNull(),
    by: text('by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.programId, table.revision] })],
);

/** What was done at the desk. Only added to; each change of a program comes with a line, so that its newest number names what is stored. */
export const programLog = pgTable('program_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  action: text('action', { enum: programLogActions }).notNull(),
  byId: text('by_id'),
  by: text('by').notNull(),
  proposalId: uuid('proposal_id'),
  programs: integer('programs').notNull(),
  /** Where it is one. */
  programId: text('program_id'),
  name: text('name'),
  note: text('note').notNull(),
});
