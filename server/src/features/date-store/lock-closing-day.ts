import type { Database } from '../../platform/database/database.ts';
import { lockPurchase } from '../purchases/membership.ts';

/**
 * For everything that may set the closing day, before it reads or writes the purchase: the day is in the plan, in the list of dates and in
 * a milestone, and two buyers who set it in two of these at once would deadlock.
 */
export async function lockClosingDay(transaction: Database, userId: string): Promise<void> {
  for (const topic of ['dates', 'plan']) await lockPurchase(transaction, topic, userId);
}
