import { getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { faultWords as words } from '@porchlight/domain/programs/en/program-desk.ts';
import {
  MAX_SHOWN,
  type ProposalDetail,
  type ProposalRow,
  type ProposedFile,
  type proposalStatuses,
} from '@porchlight/domain/programs/program-desk/desk-views.ts';
import type { ProposalQuery } from '@porchlight/domain/programs/program-desk/program-desk.contract.ts';
import type { ListPage } from '@porchlight/domain/staff/staff-lists.ts';
import { and, count, eq, getTableColumns } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../../platform/database/database.ts';
import { createKeyset } from '../../../platform/database/keyset.ts';
import type { StaffMember } from '../../../platform/http/request-context.ts';
import { recordStaffAction } from '../../staff/staff-actions.service.ts';
import { findChangedPrograms } from './changed-programs.ts';
import { programProposals } from './program-desk.table.ts';
import { logPrograms } from './program-log.service.ts';
import { getStoredPrograms, lockStoredPrograms, mergeCurrent } from './stored-programs.service.ts';

export type ProgramDeskContext = { database: DatabaseConnection; now(): Date };

/** Stores what a file adds or changes as one proposal; or nothing, and every fault of it. BAD_INPUT for a correction of several programs. */
export async function proposePrograms(
  { database, now }: ProgramDeskContext,
  actor: StaffMember,
  text: string,
  { reason, wrong, right }: ProposalQuery,
): Promise<ProposedFile> {
  const at = now();
  return database.transact(async (transaction) => {
    const stored = await lockStoredPrograms(transaction);
    const { changed, same, faults } = findChangedPrograms(text, stored, getCalendarDay(at));
    if (faults.length > 0) return { proposal: null, same, faults };
    if (changed.length === 0) return refuse(same, words.nothingNew);
    const isCorrection = wrong !== '';
    if (isCorrection && changed.length > 1) return refuse(same, words.oneCorrected);
    const [proposal] = await transaction
      .insert(programProposals)
      .values({
        programs: changed,
        bases: Object.fromEntries(changed.map(({ id }) => [id, stored.get(id)?.revision ?? 0])),
        count: changed.length,
        names: changed.slice(0, MAX_NAMES).map(({ name }) => name),
        reason,
        ...(isCorrection ? { wrong, right } : {}),
        proposedById: actor.userId,
        proposedBy: actor.name,
        proposedAt: at,
      })
      .returning();
    if (!proposal) throw new Failure('INTERNAL');
    await logPrograms(transaction, changed, {
      at,
      action: 'proposed',
      byId: actor.userId,
      by: actor.name,
      proposalId: proposal.id,
      note: reason,
    });
    await recordStaffAction(transaction, actor, {
      action: 'programs.proposed',
      subject: { kind: 'program-proposal', id: proposal.id },
      detail: { programs: changed.length },
    });
    return { proposal: toProposalRow(proposal, actor), same, faults: [] };
  });
}

const refuse = (same: number, says: string): ProposedFile => ({
  proposal: null,
  same,
  faults: [{ line: 1, id: null, field: '', says }],
});

/** As many names stand in a list. */
const MAX_NAMES = 3;
const { programs: _programs, bases: _bases, ...listed } = getTableColumns(programProposals);
const newestFirst = createKeyset('desc', programProposals.proposedAt, programProposals.id);

type ProposalsQuery = {
  status?: (typeof proposalStatuses)[number] | undefined;
  cursor?: string | undefined;
  limit: number;
};

export async function listProposals(
  { database }: ProgramDeskContext,
  actor: StaffMember,
  { status, cursor, limit }: ProposalsQuery,
): Promise<ListPage<ProposalRow>> {
  const page = newestFirst.open(cursor);
  const rows = await database.db
    .select({ ...listed, position: newestFirst.position })
    .from(programProposals)
    .where(and(status === undefined ? undefined : eq(programProposals.status, status), page.where))
    .orderBy(...page.orderBy)
    .limit(limit + 1);
  const { rows: kept, ...ends } = page.cut(rows, limit);
  return { ...ends, rows: kept.map((row) => toProposalRow(row, actor)) };
}

export async function countProposals({ database }: ProgramDeskContext): Promise<number> {
  const [row] = await database.db
    .select({ waiting: count() })
    .from(programProposals)
    .where(eq(programProposals.status, 'waiting'));
  return row?.waiting ?? 0;
}

/** NOT_FOUND for a proposal that is not there. */
export async function getProposal(
  { database, now }: ProgramDeskContext,
  actor: StaffMember,
  id: string,
): Promise<ProposalDetail> {
  const proposal = await selectProposal(database.db, id);
  const { byId } = await getStoredPrograms(database);
  const current = mergeCurrent(byId, getCalendarDay(now()));
  const isStale = isProposalStale(proposal, (programId) => byId.get(programId)?.revision);
  return {
    ...toProposalRow(proposal, actor),
    isStale: proposal.status === 'waiting' && isStale,
    entries: proposal.programs.map((program) => ({
      id: program.id,
      name: program.name,
      isNew: proposal.bases[program.id] === 0 && current.get(program.id)?.ours === undefined,
    })),
    shown: proposal.programs.slice(0, MAX_SHOWN).map((after) => ({
      before: current.get(after.id)?.program ?? null,
      after,
    })) as ProposalDetail['shown'],
  };
}

export type Proposal = typeof programProposals.$inferSelect;

/** NOT_FOUND for a proposal that is not there. */
export async function selectProposal(db: Database, id: string): Promise<Proposal> {
  const [proposal] = await db.select().from(programProposals).where(eq(programProposals.id, id));
  if (!proposal) throw new Failure('NOT_FOUND');
  return proposal;
}

/** Whether one of its programs has another revision than it was proposed for. */
export function isProposalStale(
  { bases }: Proposal,
  findRevision: (programId: string) => number | undefined,
): boolean {
  return Object.entries(bases).some(([id, revision]) => (findRevision(id) ?? 0) !== revision);
}

export function toProposalRow(
  proposal: Omit<Proposal, 'programs' | 'bases'>,
  { userId }: { userId: string },
): ProposalRow {
  const {
    id,
    count: programs,
    names,
    reason,
    wrong,
    right,
    status,
    proposedBy,
    decidedBy,
    answer,
  } = proposal;
  return {
    id,
    programs,
    names,
    reason,
    correction: wrong === null || right === null ? null : { wrong, right },
    status,
    proposedBy,
    proposedAt: proposal.proposedAt.toISOString(),
    isOwn: proposal.proposedById === userId,
    decidedBy,
    decidedAt: proposal.decidedAt?.toISOString() ?? null,
    answer,
  };
}
