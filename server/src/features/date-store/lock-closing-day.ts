import type { Database } from '../../platform/database/database.ts';
import { lockPurchase } from '../purchases/membership.ts';

/**
 * For whatever may set the closing day, before it reads or writes anything of the purchase: the day stands in the plan, in the list of
 * dates and in a milestone, and two buyers who set it in two of these at once would wait for each other without end.
 */
export async function lockClosingDay(transaction: Database, userId: string): Promise<void> {
  for (const topic of ['dates', 'plan']) await lockPurchase(transaction, topic, userId);
}
