import { randomUUID } from 'node:crypto';
import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import { getTaskStatus, type MilestoneTask } from '@porchlight/domain/milestones/workspace.ts';
import { isSameValue } from '@porchlight/domain/plan/current-facts.ts';
import type { Fact, FactValue } from '@porchlight/domain/plan/plan-facts.ts';
import type { ProposalAnswer } from '@porchlight/domain/proposals/proposals.ts';
import { and, eq, sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import { type Database, joinTransaction } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/transaction-events.ts';
import { lockClosingDay } from '../date-store/lock-closing-day.ts';
import { setMilestoneDate } from '../milestones/milestone-dates.service.ts';
import {
  findOpenMilestone,
  loadProgress,
  type OpenMilestone,
  parseTaskState,
  withTask,
} from '../milestones/milestone-progress.ts';
import { completeMilestone, storeTask } from '../milestones/milestones.service.ts';
import { setFact } from '../plan/plan.service.ts';
import { setDate } from '../purchase-dates/purchase-dates.service.ts';
import { lockPurchase, purchaseOf } from '../purchases/membership.ts';
import {
  announceProposals,
  findDateMilestone,
  loadCurrentValue,
  lockProposals,
  type StoredProposal,
} from './proposal-rows.ts';
import { proposals } from './proposals.table.ts';
import { describeEvent, type ProposalsContext, requireOpenProposal } from './staff-proposals.service.ts';

type Answer = { id: string; as: ProposalAnswer; seen: unknown };

/**
 * Answers a proposal for all buyers of the purchase; the first answer counts. What is accepted is stored as this buyer's own change, with
 * the answer or not at all. CHANGED_MEANWHILE where what is there is not what the buyer saw.
 */
export async function answerProposal(
  context: ProposalsContext,
  userId: string,
  { id, as, seen }: Answer,
): Promise<{ done: true }> {
  return context.database.transact(async (transaction) => {
    const purchaseId = await loadPurchaseId(transaction, userId);
    await lockProposals(transaction, purchaseId);
    const row = await requireOpenProposal(transaction, purchaseId, id);
    const now = context.now();
    if (as === 'accepted') {
      await lockChanged(transaction, userId, row);
      const current = await loadCurrentValue(transaction, { userId, now }, row);
      if (!isSameValue(current, seen as FactValue | null))
        throw new Failure('CHANGED_MEANWHILE', { reason: 'proposals.changed-meanwhile' });
      const joined = { now: context.now, database: joinTransaction(context.database, transaction) };
      await storeAccepted(joined, userId, row);
    }
    await transaction
      .update(proposals)
      .set({ state: as, answeredBy: userId, answeredAt: now })
      .where(and(eq(proposals.purchaseId, purchaseId), eq(proposals.id, id)));
    const by = { kind: 'buyer' as const, id: userId };
    await emit(transaction, 'proposal.answered', { ...describeEvent(row, userId), as, by }, now);
    await announceProposals(transaction, purchaseId);
    return { done: true };
  });
}

async function loadPurchaseId(transaction: Database, userId: string): Promise<string> {
  const { rows } = await transaction.execute<{ id: string }>(sql`select ${purchaseOf(userId)} as id`);
  return rows[0]?.id ?? '';
}

/** Before what is there is read, as the buyer's own change does. */
async function lockChanged(
  transaction: Database,
  userId: string,
  { kind }: Pick<StoredProposal, 'kind'>,
): Promise<void> {
  if (kind === 'milestone') await lockPurchase(transaction, 'milestones', userId);
  else await lockClosingDay(transaction, userId);
}

async function storeAccepted(
  context: ProposalsContext,
  userId: string,
  { kind, key, value }: StoredProposal,
): Promise<void> {
  if (kind === 'fact') {
    await setFact(context, userId, { id: randomUUID(), fact: key as Fact, value });
    return;
  }
  if (kind === 'milestone') return finishMilestone(context, userId, key as MilestoneSlug);
  const day = String(value);
  const slug = findDateMilestone(key);
  if (slug === null) await setDate(context, userId, { key, day, kind: 'proposed' });
  else await setMilestoneDate(context, userId, { slug, key, date: day });
}

/** Marks the open tasks of a milestone as done, which completes it unless a document is owed. */
async function finishMilestone(
  { database: { db }, now: readNow }: ProposalsContext,
  userId: string,
  slug: MilestoneSlug,
): Promise<void> {
  const now = readNow();
  let progress = await loadProgress(db, userId, now);
  const { milestone, text } = findOpenMilestone(slug, progress);
  for (const task of listOpenTasks({ milestone, text, progress })) {
    const answer = { milestoneId: milestone.id, taskId: task.id, status: 'done' as const, provedBy: null };
    await storeTask(db, userId, answer, now);
    progress = withTask(progress, answer);
  }
  const after = await completeMilestone(db, userId, findOpenMilestone(slug, progress), now);
  if (!after.progress.completedAt.has(milestone.id))
    throw new Failure('CHANGED_MEANWHILE', { reason: 'proposals.document-owed' });
}

function listOpenTasks({ milestone, text, progress }: OpenMilestone): MilestoneTask[] {
  const { taskStatuses } = parseTaskState(milestone, progress);
  return text.tasks.filter((task) => getTaskStatus(task, taskStatuses.get(task.id)) === 'to-do');
}
