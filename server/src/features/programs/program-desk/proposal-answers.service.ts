import type { ProposalRow } from '@porchlight/domain/programs/program-desk/desk-views.ts';
import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import type { StaffMember } from '../../../platform/http/request-context.ts';
import { recordStaffAction } from '../../staff/staff-actions.service.ts';
import { programProposals } from './program-desk.table.ts';
import { logPrograms } from './program-log.service.ts';
import {
  isProposalStale,
  type ProgramDeskContext,
  selectProposal,
  toProposalRow,
} from './proposals.service.ts';
import { lockStoredPrograms, storeRevisions } from './stored-programs.service.ts';

/**
 * Publishes a proposal in the finder, or rejects it. NOT_FOUND for an unknown one; NOT_ALLOWED for members who would approve their own;
 * CHANGED_MEANWHILE when it was answered before, or one of its programs was changed since.
 */
export async function answerProposal(
  { database, now }: ProgramDeskContext,
  actor: StaffMember,
  { id, decision, reason }: { id: string; decision: 'approved' | 'rejected'; reason: string },
): Promise<ProposalRow> {
  const at = now();
  return database.transact(async (transaction) => {
    const stored = await lockStoredPrograms(transaction);
    const proposal = await selectProposal(transaction, id);
    const isApproved = decision === 'approved';
    if (isApproved && proposal.proposedById === actor.userId)
      throw new Failure('NOT_ALLOWED', { reason: 'programs.own-proposal' });
    if (proposal.status !== 'waiting') throw new Failure('CHANGED_MEANWHILE');
    if (isApproved && isProposalStale(proposal, (programId) => stored.get(programId)?.revision))
      throw new Failure('CHANGED_MEANWHILE', { reason: 'programs.changed-since' });
    const [decided] = await transaction
      .update(programProposals)
      .set({
        status: decision,
        decidedById: actor.userId,
        decidedBy: actor.name,
        decidedAt: at,
        answer: isApproved ? null : reason,
      })
      .where(and(eq(programProposals.id, id), eq(programProposals.status, 'waiting')))
      .returning();
    if (!decided) throw new Failure('CHANGED_MEANWHILE');
    const { programs } = proposal;
    if (isApproved)
      await storeRevisions(transaction, stored, programs, { action: 'approved', at, by: actor.name });
    await logPrograms(transaction, programs, {
      at,
      action: decision,
      byId: actor.userId,
      by: actor.name,
      proposalId: id,
      note: isApproved ? proposal.reason : reason,
    });
    await recordStaffAction(transaction, actor, {
      action: `programs.${decision}`,
      subject: { kind: 'program-proposal', id },
      detail: { programs: programs.length },
    });
    return toProposalRow(decided, actor);
  });
}
