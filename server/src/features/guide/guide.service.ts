import type { GuideProgress } from '@porchlight/domain/guide/guide.contract.ts';
import { mergeCompletedStages } from '@porchlight/domain/guide/guide.ts';
import { eq } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { completedStages } from './guide.table.ts';

export type GuideContext = { database: DatabaseConnection; now(): Date };

/** A row of a stage that the guide no longer has is passed over, and kept. */
export async function getGuideProgress(db: Database, userId: string): Promise<GuideProgress> {
  const rows = await db
    .select({ slug: completedStages.stageSlug })
    .from(completedStages)
    .where(eq(completedStages.userId, userId));
  return { stages: mergeCompletedStages(rows.map(({ slug }) => slug)) };
}

/** Adds stages to the buyer's list and gives the whole; slugs that are no stage are passed over. */
export async function addCompletedStages(
  { database, now }: GuideContext,
  userId: string,
  slugs: readonly string[],
): Promise<GuideProgress> {
  return database.transact(async (transaction) => {
    await storeCompletedStages(transaction, userId, slugs, now());
    return getGuideProgress(transaction, userId);
  });
}

/** Stores each stage once, within the given transaction; the buyer's open pages are notified if one was new. */
export async function storeCompletedStages(
  transaction: Database,
  userId: string,
  slugs: readonly string[],
  completedAt: Date,
): Promise<void> {
  const stages = mergeCompletedStages(slugs);
  if (stages.length === 0) return;
  const added = await transaction
    .insert(completedStages)
    .values(stages.map((stageSlug) => ({ userId, stageSlug, completedAt })))
    .onConflictDoNothing()
    .returning({ slug: completedStages.stageSlug });
  if (added.length > 0) await announceChange(transaction, { topic: 'guide', userId });
}
