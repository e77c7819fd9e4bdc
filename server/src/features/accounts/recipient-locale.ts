import { type Locale, locales } from '@porchlight/domain/kernel/locales.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { users } from './accounts.table.ts';

/**
 * The languages to write to addresses in: those of their accounts. One without an account, or whose row is not this request's to read,
 * is left out. `emails` normalized.
 */
export async function findRecipientLocales(
  on: Database,
  emails: readonly string[],
): Promise<Map<string, Locale>> {
  const rows = await on
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(sql`${users.email} = any(${sql.param([...emails])}::text[])`);
  // A process of a later release may have stored a language that this one does not know.
  const known = rows.flatMap(({ email, locale }) => {
    const found = locales.find((each) => each === locale);
    return found ? [[email, found] as const] : [];
  });
  return new Map(known);
}
