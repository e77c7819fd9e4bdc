import { findOpenedByBeta } from '@porchlight/domain/milestones/milestones.ts';
import { eq, not } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { announceChange } from '../../../platform/events/changes.ts';
import { emit } from '../../../platform/events/transaction-events.ts';
import { profiles } from '../../accounts/profiles.table.ts';
import { completedMilestones } from '../../journey/journey.table.ts';
import { loadPlace } from '../../journey/place-rows.ts';
import { ofPurchase } from '../../purchases/membership.ts';

export async function getBetaAccess(db: Database, userId: string): Promise<boolean> {
  const [profile] = await db
    .select({ betaAccess: profiles.betaAccess })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return profile?.betaAccess ?? false;
}

/** The titles of the milestones that beta access opens for this buyer, in one line; empty before the ones in front of them are done or set aside. */
export async function getOpenedByBeta(db: Database, userId: string, now: Date): Promise<string> {
  const { place } = await loadPlace(db, userId, now);
  const completed = await db
    .select({ id: completedMilestones.milestoneId })
    .from(completedMilestones)
    .where(ofPurchase(completedMilestones.purchaseId, userId));
  const opened = findOpenedByBeta({ place, completedIds: new Set(completed.map(({ id }) => id)) });
  return opened.map(({ title }) => title).join(', ');
}

/** Takes effect at once (specification 4); granted twice, it is said once. */
export async function grantBetaAccess(transaction: Database, userId: string, now: Date): Promise<void> {
  const granted = await transaction
    .insert(profiles)
    .values({ id: userId, betaAccess: true })
    .onConflictDoUpdate({
      target: profiles.id,
      set: { betaAccess: true },
      setWhere: not(profiles.betaAccess),
    })
    .returning({ id: profiles.id });
  await announceChange(transaction, { topic: 'profile', userId }, { topic: 'milestones', userId });
  if (granted.length > 0) await emit(transaction, 'beta.granted', { buyerId: userId }, now);
}
