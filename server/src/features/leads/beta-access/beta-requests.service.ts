import type { BetaStatus } from '@porchlight/domain/leads/beta-access/beta-access.contract.ts';
import { findAskAgainAt, mayAskForBeta } from '@porchlight/domain/leads/beta-access/beta-requests.ts';
import { and, desc, eq } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../../platform/database/database.ts';
import { lockOwner } from '../../../platform/database/owner-lock.ts';
import { announceChange } from '../../../platform/events/changes.ts';
import { emit } from '../../../platform/events/transaction-events.ts';
import { getBetaAccess, getOpenedByBeta, grantBetaAccess } from './beta-access.service.ts';
import { betaRequests } from './beta-requests.table.ts';

/** `betaApproval`: whether a request waits for someone of the operator's (BETA_APPROVAL). */
export type BetaAccessContext = { database: DatabaseConnection; betaApproval: boolean; now(): Date };

export async function getBetaStatus(
  { betaApproval, now }: Pick<BetaAccessContext, 'betaApproval' | 'now'>,
  db: Database,
  userId: string,
): Promise<BetaStatus> {
  const request = await readNewest(db, userId);
  const betaAccess = await getBetaAccess(db, userId);
  return {
    betaAccess,
    opened: betaAccess ? await getOpenedByBeta(db, userId, now()) : '',
    needsApproval: betaApproval,
    request: request
      ? {
          status: request.status,
          requestedAt: request.requestedAt.toISOString(),
          decidedAt: request.decidedAt?.toISOString() ?? null,
          answer: request.answer,
          askAgainAt: findAskAgainAt(request)?.toISOString() ?? null,
        }
      : null,
  };
}

/**
 * Grants beta access at once (specification 4 and 6) or, where the operator approves, stores one request that waits. NOT_ALLOWED
 * within the days after a request was declined.
 */
export async function askForBeta(context: BetaAccessContext, userId: string): Promise<BetaStatus> {
  const now = context.now();
  return context.database.transact(async (transaction) => {
    await lockOwner(transaction, 'beta-requests', userId);
    if (await getBetaAccess(transaction, userId)) return getBetaStatus(context, transaction, userId);
    if (context.betaApproval) await storeRequest(transaction, userId, now);
    else {
      await grantBetaAccess(transaction, userId, now);
      // A request that was pending when approval was switched off is no longer pending.
      await transaction
        .update(betaRequests)
        .set({ status: 'approved', decidedAt: now })
        .where(and(eq(betaRequests.userId, userId), eq(betaRequests.status, 'waiting')));
    }
    return getBetaStatus(context, transaction, userId);
  });
}

async function storeRequest(transaction: Database, userId: string, now: Date): Promise<void> {
  const newest = await readNewest(transaction, userId);
  if (!mayAskForBeta(newest, now)) {
    if (newest?.status === 'waiting') return;
    throw new Failure('NOT_ALLOWED', { reason: 'beta-access.declined-lately' });
  }
  await transaction.insert(betaRequests).values({ userId, requestedAt: now });
  await emit(transaction, 'beta.requested', { buyerId: userId }, now);
  await announceChange(transaction, { topic: 'profile', userId });
}

async function readNewest(db: Database, userId: string) {
  const [newest] = await db
    .select()
    .from(betaRequests)
    .where(eq(betaRequests.userId, userId))
    .orderBy(desc(betaRequests.requestedAt))
    .limit(1);
  return newest;
}
