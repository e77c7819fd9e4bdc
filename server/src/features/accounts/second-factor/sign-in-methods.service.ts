import type { SignInMethods } from '@porchlight/domain/accounts/account-settings.contract.ts';
import { mayRemoveWayIn } from '@porchlight/domain/accounts/ways-in.ts';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import type { Database } from '../../../platform/database/database.ts';
import { lockOwner } from '../../../platform/database/owner-lock.ts';
import { accounts } from '../accounts.table.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { passkeys, recoveryCodes, secondFactors } from '../credentials/sign-in-methods.table.ts';
import { loadPasswordHash } from '../reauthentication.ts';

/** Every way into the person's account. */
export async function getSignInMethods(
  { db, provider }: Pick<AccountsContext, 'db' | 'provider'>,
  userId: string,
): Promise<SignInMethods> {
  const [hash, keys, factor, codes, linked] = await Promise.all([
    loadPasswordHash(db, userId),
    db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt)),
    db.select().from(secondFactors).where(eq(secondFactors.userId, userId)),
    db
      .select({ hash: recoveryCodes.codeHash })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))),
    listIdentities(db, userId),
  ]);
  const since = factor[0]?.confirmedAt ?? null;
  return {
    hasPassword: hash !== undefined,
    passkeys: keys.map(describePasskey),
    secondFactor: since && { since: since.toISOString(), recoveryCodesLeft: codes.length },
    provider: provider?.name ?? null,
    identities: linked.map(({ id, providerId, createdAt }) => ({
      id,
      provider: providerId === provider?.id ? provider.name : 'Another sign-in service',
      linkedAt: createdAt.toISOString(),
    })),
  };
}

/** Lets the transactions that count an account's ways in and then add or remove one run one after the other. */
export function lockWaysIn(transaction: Database, userId: string): Promise<void> {
  return lockOwner(transaction, 'ways-in', userId);
}

/** LAST_WAY_IN when nothing would be left to sign in with after one passkey or identity is gone. Of two at once one stays. */
export async function requireSignInMethod(transaction: Database, userId: string): Promise<void> {
  await lockWaysIn(transaction, userId);
  const ways = {
    hasPassword: (await loadPasswordHash(transaction, userId)) !== undefined,
    passkeys: await transaction.$count(passkeys, eq(passkeys.userId, userId)),
    identities: (await listIdentities(transaction, userId)).length,
  };
  if (!mayRemoveWayIn(ways)) throw new Failure('LAST_WAY_IN');
}

export function describePasskey(row: typeof passkeys.$inferSelect) {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}

function listIdentities(db: Database, userId: string) {
  return db
    .select({ id: accounts.id, providerId: accounts.providerId, createdAt: accounts.createdAt })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), ne(accounts.providerId, 'credential')))
    .orderBy(asc(accounts.createdAt));
}
