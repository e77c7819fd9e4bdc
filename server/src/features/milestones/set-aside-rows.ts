import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { journeyPlaceChoices } from '../journey/journey.table.ts';
import { ofPurchase } from '../purchases/membership.ts';

/** Takes a milestone out of those set aside; nothing where it is not among them. */
export async function removeSetAside(db: Database, userId: string, slug: MilestoneSlug): Promise<void> {
  await db
    .update(journeyPlaceChoices)
    .set({ setAside: sql`array_remove(${journeyPlaceChoices.setAside}, ${slug})` })
    .where(ofPurchase(journeyPlaceChoices.purchaseId, userId));
}
