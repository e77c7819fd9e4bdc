import { randomUUID } from 'node:crypto';
import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import { parseFirstName } from '@porchlight/domain/documents/document-reviews.ts';
import { getWallClock, LAST_TIME_ZONE } from '@porchlight/domain/kernel/time-zones.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import type { StaffProposals } from '@porchlight/domain/proposals/proposals.contract.ts';
import {
  listProposableDates,
  listProposableMilestones,
  MAX_OPEN_PROPOSALS,
  type Proposable,
  type ProposalKind,
  parseProposal,
} from '@porchlight/domain/proposals/proposals.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Failure } from '../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/transaction-events.ts';
import type { StaffMember } from '../../platform/http/request-context.ts';
import { users } from '../accounts/accounts.table.ts';
import { type AskedBuyer, recordForBuyers, requireAskedBuyers } from '../document-requests/asked-rows.ts';
import { describeCard, loadProgress } from '../milestones/milestone-progress.ts';
import { storeNotification } from '../notifications/notifications.service.ts';
import { describeActor, type StaffActor } from '../staff/require-staff.ts';
import { announceProposals, findProposalTitle, lockProposals, type StoredProposal } from './proposal-rows.ts';
import { proposals } from './proposals.table.ts';

export type ProposalsContext = { database: DatabaseConnection; now(): Date };

type Buyers = readonly [AskedBuyer, ...AskedBuyer[]];

/** What staff proposed to a purchase, and what they may propose; that it was looked at is logged for each buyer. */
export async function listMadeProposals(
  { database, now }: ProposalsContext,
  actor: StaffActor,
  purchaseId: string,
): Promise<StaffProposals> {
  return database.transact(async (transaction) => {
    const buyers = await requireProposedTo(transaction, purchaseId);
    await recordForBuyers(transaction, actor, 'proposals.listed', { purchaseId, buyers });
    return describeProposals(transaction, { purchaseId, buyers, now: now() });
  });
}

type NewProposal = { purchaseId: string; kind: ProposalKind; key: string; value?: unknown; why: string };

/** Proposes something to the buyers and notifies each; the open proposal for the same is withdrawn. */
export async function createProposal(
  { database, now: readNow }: ProposalsContext,
  actor: StaffMember,
  { purchaseId, kind, key, why, value: typed }: NewProposal,
): Promise<StaffProposals> {
  return database.transact(async (transaction) => {
    await lockProposals(transaction, purchaseId);
    const buyers = await requireProposedTo(transaction, purchaseId);
    const now = readNow();
    const proposable = await loadProposable(transaction, buyers, now);
    const today = getWallClock(now, LAST_TIME_ZONE).day;
    const parsed = parseProposal({ kind, key, value: typed }, proposable, today);
    if ('problem' in parsed) throw new Failure('BAD_INPUT', { fields: { [parsed.field]: parsed.problem } });
    const [replaced] = await transaction
      .select()
      .from(proposals)
      .where(and(isOpenOf(purchaseId), eq(proposals.kind, kind), eq(proposals.key, key)));
    if (replaced !== undefined) await withdraw(transaction, actor, { row: replaced, buyers, now });
    if ((await transaction.$count(proposals, isOpenOf(purchaseId))) >= MAX_OPEN_PROPOSALS)
      throw new Failure('CHANGED_MEANWHILE', {
        reason: 'proposals.too-many',
        params: { most: MAX_OPEN_PROPOSALS },
      });
    const row = {
      ...{ id: randomUUID(), purchaseId, kind, key, value: parsed.value, why },
      ...{ staffId: actor.userId, staffName: parseFirstName(actor.name), proposedAt: now },
    };
    await transaction.insert(proposals).values(row);
    for (const { id } of buyers)
      await storeNotification(transaction, id, { kind: 'proposal-made', subject: '', now });
    await emit(
      transaction,
      'proposal.made',
      { ...describeEvent(row, buyers[0].id), by: describeActor(actor) },
      now,
    );
    const reason = `${findProposalTitle(row)}: ${why}`;
    await recordForBuyers(transaction, actor, 'proposals.made', { purchaseId, buyers, reason });
    await announceProposals(transaction, purchaseId);
    return describeProposals(transaction, { purchaseId, buyers, now });
  });
}

/** Withdraws a proposal. CHANGED_MEANWHILE, with what became of it, where it is no longer open. */
export async function withdrawProposal(
  { database, now: readNow }: ProposalsContext,
  actor: StaffMember,
  { purchaseId, id }: { purchaseId: string; id: string },
): Promise<StaffProposals> {
  return database.transact(async (transaction) => {
    await lockProposals(transaction, purchaseId);
    const buyers = await requireProposedTo(transaction, purchaseId);
    const row = await requireOpenProposal(transaction, purchaseId, id);
    const now = readNow();
    await withdraw(transaction, actor, { row, buyers, now });
    await announceProposals(transaction, purchaseId);
    return describeProposals(transaction, { purchaseId, buyers, now });
  });
}

/** A proposal that waits for an answer. CHANGED_MEANWHILE says what became of one that does not, and who was first where the reader knows them. */
export async function requireOpenProposal(
  transaction: Database,
  purchaseId: string,
  id: string,
): Promise<StoredProposal> {
  const [found] = await transaction
    .select({ row: proposals, by: users.name })
    .from(proposals)
    .leftJoin(users, eq(users.id, proposals.answeredBy))
    .where(and(eq(proposals.purchaseId, purchaseId), eq(proposals.id, id)));
  if (found === undefined) throw new Failure('NOT_FOUND', { reason: 'proposals.no-such-proposal' });
  const { row, by } = found;
  if (row.state !== 'open')
    throw new Failure('CHANGED_MEANWHILE', {
      reason: 'proposals.answered-already',
      params: { state: row.state, by: by ?? undefined },
    });
  return row;
}

/** What an event says of a proposal beside who did it. */
export const describeEvent = (
  { id, purchaseId, kind, key }: Pick<StoredProposal, 'id' | 'purchaseId' | 'kind' | 'key'>,
  buyerId: string,
) => ({ proposalId: id, buyerId, purchaseId, kind, key });

const requireProposedTo = (transaction: Database, purchaseId: string): Promise<Buyers> =>
  requireAskedBuyers(transaction, purchaseId, 'proposals.no-such-purchase');

const isOpenOf = (purchaseId: string) =>
  and(eq(proposals.purchaseId, purchaseId), eq(proposals.state, 'open'));

async function withdraw(
  transaction: Database,
  actor: StaffMember,
  { row, buyers, now }: { row: StoredProposal; buyers: Buyers; now: Date },
): Promise<void> {
  const { purchaseId, id } = row;
  await transaction
    .update(proposals)
    .set({ state: 'withdrawn', answeredBy: actor.userId, answeredAt: now })
    .where(and(eq(proposals.purchaseId, purchaseId), eq(proposals.id, id)));
  const by = { kind: 'member' as const, id: actor.userId };
  await emit(
    transaction,
    'proposal.answered',
    { ...describeEvent(row, buyers[0].id), as: 'withdrawn', by },
    now,
  );
  await recordForBuyers(transaction, actor, 'proposals.withdrawn', {
    ...{ purchaseId, buyers },
    reason: findProposalTitle(row),
  });
}

/** By the journey of the buyer who is named first. */
async function loadProposable(db: Database, [lead]: Buyers, now: Date): Promise<Proposable> {
  const progress = await loadProgress(db, lead.id, now);
  const cards = milestones.map((milestone) => describeCard(milestone, progress));
  return {
    dates: listProposableDates(cards, milestoneTexts),
    milestones: listProposableMilestones(cards),
  };
}

async function describeProposals(
  db: Database,
  { purchaseId, buyers, now }: { purchaseId: string; buyers: Buyers; now: Date },
): Promise<StaffProposals> {
  const [members, answerers] = [alias(users, 'members'), alias(users, 'answerers')];
  const rows = await db
    .select({ row: proposals, member: members.name, answerer: answerers.name })
    .from(proposals)
    .leftJoin(members, eq(members.id, proposals.staffId))
    .leftJoin(answerers, eq(answerers.id, proposals.answeredBy))
    .where(eq(proposals.purchaseId, purchaseId))
    .orderBy(sql`${proposals.state} <> 'open'`, desc(proposals.proposedAt), proposals.id);
  const { dates, milestones: completable } = await loadProposable(db, buyers, now);
  return {
    proposals: rows.map(({ row, member, answerer }) => ({
      ...{ id: row.id, kind: row.kind, key: row.key, title: findProposalTitle(row) },
      ...{ value: row.value, why: row.why, by: member ?? row.staffName, state: row.state },
      at: row.proposedAt.toISOString(),
      answered: row.answeredAt && { by: answerer, at: row.answeredAt.toISOString() },
    })),
    dates: dates.map(({ key, title }) => ({ key, title })),
    milestones: [...completable],
  };
}
