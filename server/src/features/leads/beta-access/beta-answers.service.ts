import type { BetaRequestRow } from '@porchlight/domain/leads/beta-access/beta-requests.contract.ts';
import type { BetaRequestStatus } from '@porchlight/domain/leads/beta-access/beta-requests.ts';
import type { ListPage } from '@porchlight/domain/staff/staff-lists.ts';
import { and, count, eq, min, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Failure } from '../../../platform/base/failure.ts';
import type { Database } from '../../../platform/database/database.ts';
import { createKeyset } from '../../../platform/database/keyset.ts';
import { lockOwner } from '../../../platform/database/owner-lock.ts';
import { narrowByWords } from '../../../platform/database/word-search.ts';
import { announceChange } from '../../../platform/events/changes.ts';
import type { StaffMember } from '../../../platform/http/request-context.ts';
import { users } from '../../accounts/accounts.table.ts';
import { isOfPerson, listPeople } from '../../accounts/people-search.ts';
import { completedMilestones } from '../../journey/journey.table.ts';
import { storeNotification } from '../../notifications/notifications.service.ts';
import { ofPurchase } from '../../purchases/membership.ts';
import { recordStaffAction } from '../../staff/staff-actions.service.ts';
import { getOpenedByBeta, grantBetaAccess } from './beta-access.service.ts';
import type { BetaAccessContext } from './beta-requests.service.ts';
import { betaRequests } from './beta-requests.table.ts';

type BetaRequestsQuery = {
  status?: BetaRequestStatus | undefined;
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
};

export async function countBetaRequests({
  database,
}: BetaAccessContext): Promise<{ waiting: number; oldest: string | null }> {
  const [row] = await database.db
    .select({ waiting: count(), oldest: min(betaRequests.requestedAt) })
    .from(betaRequests)
    .where(eq(betaRequests.status, 'waiting'));
  return { waiting: row?.waiting ?? 0, oldest: row?.oldest?.toISOString() ?? null };
}

/** The requests, newest first; the access is logged. */
export async function listBetaRequests(
  context: BetaAccessContext,
  actor: StaffMember,
  query: BetaRequestsQuery,
): Promise<ListPage<BetaRequestRow> & { needsApproval: boolean }> {
  const { database, betaApproval } = context;
  const page = order.open(query.cursor);
  const { rows: kept, ...ends } = await database.read(async (transaction) => {
    const search = {
      table: betaRequests,
      key: betaRequests.id,
      conditions: and(
        query.status === undefined ? undefined : eq(betaRequests.status, query.status),
        page.where,
      ),
      orderBy: page.orderBy,
      search: query.search,
      hasWords: (words: string) => isOfPerson(betaRequests.userId, words),
      listed: (_words: string, tokens: readonly string[]) =>
        listPeople(transaction, betaRequests.userId, tokens),
    };
    const rows = await selectRequests(transaction)
      .where(await narrowByWords(transaction, search, query.limit + 1))
      .orderBy(...page.orderBy)
      .limit(query.limit + 1);
    return page.cut(rows, query.limit);
  });
  await recordStaffAction(database.db, actor, {
    action: 'beta-requests.listed',
    subject: { kind: 'beta-request' },
    detail: { status: query.status ?? null, search: query.search ?? null, rows: kept.length },
  });
  return { ...ends, rows: kept.map(toRow), needsApproval: betaApproval };
}

/**
 * Grants what was asked for or declines it, and notifies the buyer in the member's words. NOT_FOUND for a request that is gone;
 * CHANGED_MEANWHILE when someone has answered it before.
 */
export async function answerBetaRequest(
  context: BetaAccessContext,
  actor: StaffMember,
  { id, decision, answer }: { id: string; decision: 'approved' | 'declined'; answer: string },
): Promise<BetaRequestRow> {
  const now = context.now();
  return context.database.transact(async (transaction) => {
    const [found] = await selectRequests(transaction).where(eq(betaRequests.id, id));
    if (!found) throw new Failure('NOT_FOUND');
    const { userId } = found;
    await lockOwner(transaction, 'beta-requests', userId);
    const answered = await transaction
      .update(betaRequests)
      .set({
        status: decision,
        decidedAt: now,
        decidedBy: actor.userId,
        answer: answer === '' ? null : answer,
      })
      .where(and(eq(betaRequests.id, id), eq(betaRequests.status, 'waiting')))
      .returning({ id: betaRequests.id });
    if (answered.length === 0) throw new Failure('CHANGED_MEANWHILE');
    await storeNotification(transaction, userId, {
      ...(decision === 'approved'
        ? { kind: 'beta-approved', detail: await getOpenedByBeta(transaction, userId, now) }
        : { kind: 'beta-declined' }),
      subject: answer,
      now,
    });
    if (decision === 'approved') await grantBetaAccess(transaction, userId, now);
    else await announceChange(transaction, { topic: 'profile', userId });
    await recordStaffAction(transaction, actor, {
      action: `beta-requests.${decision}`,
      subject: { kind: 'beta-request', id },
      about: { userId, email: found.email },
    });
    const [row] = await selectRequests(transaction).where(eq(betaRequests.id, id));
    if (!row) throw new Failure('NOT_FOUND');
    return toRow(row);
  });
}

const order = createKeyset('desc', betaRequests.requestedAt, betaRequests.id);
const deciders = alias(users, 'deciders');

function selectRequests(db: Database) {
  const milestonesDone = sql<number>`(select count(*)::int from ${completedMilestones} where ${ofPurchase(completedMilestones.purchaseId, betaRequests.userId)})`;
  return db
    .select({
      id: betaRequests.id,
      userId: betaRequests.userId,
      name: users.name,
      email: users.email,
      milestonesDone,
      status: betaRequests.status,
      requestedAt: betaRequests.requestedAt,
      decidedAt: betaRequests.decidedAt,
      decidedBy: deciders.name,
      answer: betaRequests.answer,
      position: order.position,
    })
    .from(betaRequests)
    .innerJoin(users, eq(users.id, betaRequests.userId))
    .leftJoin(deciders, eq(deciders.id, betaRequests.decidedBy))
    .$dynamic();
}

function toRow(row: Omit<Awaited<ReturnType<typeof selectRequests>>[number], 'position'>): BetaRequestRow {
  const { id, name, email, milestonesDone, status, decidedBy, answer } = row;
  return {
    id,
    name,
    email,
    milestonesDone,
    status,
    requestedAt: row.requestedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy,
    answer,
  };
}
