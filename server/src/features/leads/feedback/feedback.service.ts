import { eq } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import type { Database } from '../../../platform/database/database.ts';
import { milestoneFeedback } from './feedback.table.ts';

export type FeedbackContext = { db: Database; now(): Date };

/**
 * Stores what a buyer says of a milestone, once for each id (specification 7); sent again, the later words hold.
 * NOT_FOUND when the id is of another milestone.
 */
export async function storeFeedback(
  context: FeedbackContext,
  userId: string,
  input: { id: string; milestoneId: number; rating: number; feedback: string },
): Promise<void> {
  const { id, milestoneId, rating, feedback } = input;
  const stored = await context.db
    .insert(milestoneFeedback)
    .values({ id, userId, milestoneId, rating, feedback, createdAt: context.now() })
    .onConflictDoUpdate({
      target: [milestoneFeedback.userId, milestoneFeedback.id],
      set: { rating, feedback },
      setWhere: eq(milestoneFeedback.milestoneId, milestoneId),
    })
    .returning({ id: milestoneFeedback.id });
  if (stored.length === 0) throw new Failure('NOT_FOUND');
}
