import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { Failure } from '../../platform/http/failure.ts';
import { nameNetwork, type RateLimits } from '../../platform/http/rate-limits.ts';
import type { SignedIn } from '../../platform/http/request-context.ts';
import { accounts } from './accounts.table.ts';
import { verifyPassword } from './password-hash.ts';

/** Asks a signed-in person for the password again; WRONG_CREDENTIALS when it is another. Counts as a try to sign in. */
export async function confirmPassword(
  context: { db: Database; limits: RateLimits },
  user: SignedIn & { address: string },
  password: string,
): Promise<void> {
  await context.limits.spend('sign-in-network', nameNetwork(user.address));
  await context.limits.spend('sign-in-address', user.email);
  const [account] = await context.db
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, user.userId), isNotNull(accounts.password)));
  if (!account?.hash) throw refuse(NO_PASSWORD);
  if (!(await verifyPassword({ hash: account.hash, password }))) throw refuse(OTHER_PASSWORD);
}

const OTHER_PASSWORD = 'That is not the password of this account. Nothing was changed.';
const NO_PASSWORD =
  'This account has no password yet, so nothing was changed. Sign out, choose "Forgot your password?" to set one, and try again.';

function refuse(message: string): Failure {
  return new Failure('WRONG_CREDENTIALS', { message, fields: { password: message } });
}
