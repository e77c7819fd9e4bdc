import { findUnlockedMilestones } from '@porchlight/domain/milestones/milestones.ts';
import type { Database } from '../../platform/database/database.ts';
import { lockOwner } from '../../platform/database/owner-lock.ts';
import { grantBetaAccess } from '../beta-access/beta-access.service.ts';
import { storeNotification } from '../notifications/notifications.service.ts';
import { readProgress } from './milestone-progress.ts';

/** Grants beta access and tells the buyer of the milestones that it opens; granted twice, it tells of nothing. */
export async function openBetaMilestones(transaction: Database, userId: string, now: Date): Promise<void> {
  await lockOwner(transaction, 'milestones', userId);
  const before = await readProgress(transaction, userId);
  await grantBetaAccess(transaction, userId);
  const after = await readProgress(transaction, userId);
  for (const { slug } of findUnlockedMilestones(before.journey, after.journey)) {
    await storeNotification(transaction, userId, { kind: 'milestone-unlocked', subject: slug, now });
  }
}
