import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { ofPurchase } from '../purchases/membership.ts';
import { completedMilestones } from './journey.table.ts';

/** Whether a buyer has the milestone of this address behind them. */
export async function hasCompleted(db: Database, userId: string, slug: string): Promise<boolean> {
  const milestoneId = milestones.find((milestone) => milestone.slug === slug)?.id ?? 0;
  const rows = await db
    .select({ id: completedMilestones.milestoneId })
    .from(completedMilestones)
    .where(
      and(
        ofPurchase(completedMilestones.purchaseId, userId),
        eq(completedMilestones.milestoneId, milestoneId),
      ),
    );
  return rows.length > 0;
}
