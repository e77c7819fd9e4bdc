import { type Locale, locales } from '@porchlight/domain/kernel/locales.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { currentLocale } from '../../../platform/operation/current-request.ts';
import { users } from './accounts.table.ts';

/**
 * The language to write to an address in: that of its account; where it has none, or its row is not this request's to read, that of
 * whoever causes the email. `email` normalized.
 */
export async function findRecipientLocale(on: Database, email: string): Promise<Locale> {
  const [owner] = await on.select({ locale: users.locale }).from(users).where(eq(users.email, email));
  // A process of a later release may have stored a language that this one does not know.
  return locales.find((locale) => locale === owner?.locale) ?? currentLocale();
}
