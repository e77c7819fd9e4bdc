import { findUnlockedMilestones } from '@porchlight/domain/milestones/milestones.ts';
import { lockOwner } from '../../platform/database/owner-lock.ts';
import { grantBetaAccess } from '../beta-access/beta-access.service.ts';
import { storeNotification } from '../notifications/notifications.service.ts';
import { readProgress } from './milestone-progress.ts';
import type { MilestonesContext } from './milestones.service.ts';

/** Grants beta access and tells the buyer of the milestones that it opens; granted twice, it tells of nothing. */
export async function openBetaMilestones(context: MilestonesContext, userId: string): Promise<void> {
  await context.database.transact(async (transaction) => {
    await lockOwner(transaction, 'milestones', userId);
    const before = await readProgress(transaction, userId);
    await grantBetaAccess(transaction, userId);
    const after = await readProgress(transaction, userId);
    for (const { slug } of findUnlockedMilestones(before.journey, after.journey)) {
      await storeNotification(transaction, userId, {
        kind: 'milestone-unlocked',
        subject: slug,
        now: context.now(),
      });
    }
  });
}
