import type { DatabaseConnection } from '../../platform/database/database.ts';
import { hasPurchaseOwner } from './purchase-owners.service.ts';
import { purchaseSummaries } from './purchase-summaries.table.ts';
import { refreshSummaries } from './refresh-summaries.ts';

/** What the overview of the console says of purchases beside what is due. */
export async function getPurchasesOverview(context: {
  database: DatabaseConnection;
  now(): Date;
}): Promise<{ unowned: number }> {
  await refreshSummaries(context);
  return { unowned: await context.database.db.$count(purchaseSummaries, hasPurchaseOwner('nobody')) };
}
