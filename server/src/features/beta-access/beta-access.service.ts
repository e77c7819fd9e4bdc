import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { profiles } from './beta-access.table.ts';

export async function readBetaAccess(db: Database, userId: string): Promise<boolean> {
  const [profile] = await db
    .select({ betaAccess: profiles.betaAccess })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return profile?.betaAccess ?? false;
}

/** Takes effect at once (specification 4). What it opens is told by `openBetaMilestones`. */
export async function grantBetaAccess(transaction: Database, userId: string): Promise<void> {
  await transaction
    .insert(profiles)
    .values({ id: userId, betaAccess: true })
    .onConflictDoUpdate({ target: profiles.id, set: { betaAccess: true } });
  await announceChange(transaction, { topic: 'profile', userId }, { topic: 'milestones', userId });
}
