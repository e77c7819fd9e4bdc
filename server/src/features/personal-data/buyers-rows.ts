import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { OwnedTable } from '../../platform/database/owned-rows.ts';
import { users } from '../accounts/accounts.table.ts';
import { notifications } from '../notifications/notifications.table.ts';

/**
 * What an account has that only a buyer has: documents or signatures before a journey. What was sent from a public form is no such
 * thing, nor is a notification, which every account gets at its second sign-in.
 */
export async function findBuyersRows(
  ownedTables: readonly OwnedTable[],
  db: Database,
  userId: string,
): Promise<'documents' | 'journey' | undefined> {
  const [owner] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!owner) return undefined;
  let hasJourney = false;
  for (const { table, owned, counted } of ownedTables) {
    if (counted === undefined || counted === 'messages' || table === notifications) continue;
    if ((await db.$count(table, owned({ userId, ...owner }))) === 0) continue;
    if (counted !== 'journeyEntries') return 'documents';
    hasJourney = true;
  }
  return hasJourney ? 'journey' : undefined;
}
