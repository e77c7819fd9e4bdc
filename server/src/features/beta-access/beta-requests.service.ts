import type { BetaStanding } from '@porchlight/domain/beta-access/beta-access.contract.ts';
import { findAskAgainAt, mayAskForBeta } from '@porchlight/domain/beta-access/beta-requests.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { lockOwner } from '../../platform/database/owner-lock.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { Failure } from '../../platform/http/failure.ts';
import { openBetaMilestones } from '../milestones/beta-opening.service.ts';
import type { MilestonesContext } from '../milestones/milestones.service.ts';
import { publishEvent } from '../webhooks/webhook-events.service.ts';
import { readBetaAccess } from './beta-access.service.ts';
import { betaRequests } from './beta-requests.table.ts';

/** `betaApproval`: whether a request waits for somebody of the operator's (BETA_APPROVAL). */
export type BetaAccessContext = MilestonesContext & { betaApproval: boolean };

export async function readBetaStanding(
  { betaApproval }: Pick<BetaAccessContext, 'betaApproval'>,
  db: Database,
  userId: string,
): Promise<BetaStanding> {
  const request = await readNewest(db, userId);
  return {
    betaAccess: await readBetaAccess(db, userId),
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
export async function askForBeta(context: BetaAccessContext, userId: string): Promise<BetaStanding> {
  const now = context.now();
  return context.database.transact(async (transaction) => {
    await lockOwner(transaction, 'beta-requests', userId);
    if (await readBetaAccess(transaction, userId)) return readBetaStanding(context, transaction, userId);
    if (context.betaApproval) await storeRequest(transaction, userId, now);
    else {
      await openBetaMilestones(transaction, userId, now);
      // One that waited when approval was switched off waits for nobody any more.
      await transaction
        .update(betaRequests)
        .set({ status: 'approved', decidedAt: now })
        .where(and(eq(betaRequests.userId, userId), eq(betaRequests.status, 'waiting')));
    }
    return readBetaStanding(context, transaction, userId);
  });
}

async function storeRequest(transaction: Database, userId: string, now: Date): Promise<void> {
  const newest = await readNewest(transaction, userId);
  if (!mayAskForBeta(newest, now)) {
    if (newest?.status === 'waiting') return;
    throw new Failure('NOT_ALLOWED', {
      message:
        'Your last request was declined a short while ago. Nothing was changed; the page says when you can ask again.',
    });
  }
  await transaction.insert(betaRequests).values({ userId, requestedAt: now });
  await publishEvent(transaction, { type: 'beta.requested', data: { buyerId: userId } }, now);
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
