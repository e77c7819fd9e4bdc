import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { ownedTables } from './owned-tables.ts';

/**
 * Whether an account has anything that only a buyer has: documents, signatures, a journey. What was sent from a public form is no
 * such thing, nor is a notification, which every account gets at its second sign-in.
 */
export async function hasBuyersRows(db: Database, userId: string): Promise<boolean> {
  const [owner] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!owner) return false;
  for (const { table, owned, counted } of ownedTables) {
    if (counted === undefined || counted === 'messages' || table === notifications) continue;
    if ((await db.$count(table, owned({ userId, ...owner }))) > 0) return true;
  }
  return false;
}
