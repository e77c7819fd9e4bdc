import { randomUUID } from 'node:crypto';
import type { Account, SignInResult } from '@porchlight/domain/accounts/accounts.contract.ts';
import type { SessionOpening } from '@porchlight/domain/accounts/session-openings.ts';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import type { Database } from '../../../platform/database/database.ts';
import { getNetworkName } from '../../../platform/http/limits/rate-limits.ts';
import { describeAccount } from '../account-reader.ts';
import { accounts, sessions } from '../accounts.table.ts';
import { type AccountsContext, inTransaction, isSecure } from '../accounts-context.ts';
import { ADDRESS_HEADER } from '../authentication.ts';
import { secondFactors } from '../credentials/sign-in-methods.table.ts';
import { makeToken, saveToken } from '../one-use-tokens.ts';
import { isPassword } from '../reauthentication.ts';
import { secondFactorCookie, setBrowserCookie } from '../sessions/browser-cookies.ts';
import { datedNow } from '../sessions/session-times.ts';
import { createDeviceCookie, noteDevice } from './known-devices.ts';
import { giveSessionCookie } from './sessions.service.ts';

/**
 * Lets someone in whose password, provider or code by email was right, or asks for the second factor first. `hash` is the password's that was right:
 * WRONG_CREDENTIALS where another has taken its place meanwhile, which ends every session under the one before.
 */
export function continueSignIn(
  context: AccountsContext,
  userId: string,
  first: 'mail' | 'password' | 'provider',
  hash?: string,
): Promise<SignInResult> {
  return inTransaction(context, async (within): Promise<SignInResult> => {
    if (hash !== undefined) await holdPassword(within.db, userId, hash);
    if (!(await hasSecondFactor(within.db, userId))) return createSession(within, userId, first);
    const token = makeToken();
    await saveToken(within.db, token, secondFactorCookie.minutes, {
      purpose: 'second-factor',
      userId,
      details: { first },
    });
    within.setCookies(setBrowserCookie(secondFactorCookie, token, isSecure(within)));
    return { secondFactor: true };
  });
}

/** A password change waits until this sign-in is stored, and ends it. */
async function holdPassword(db: Database, userId: string, hash: string): Promise<void> {
  const held = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isPassword(userId), eq(accounts.password, hash)))
    .for('share');
  if (held.length === 0) throw new Failure('WRONG_CREDENTIALS');
}

/**
 * Opens a session for someone who has shown everything that was asked; its cookie goes back with the answer. Called within
 * `inTransaction`, with what was used up for it.
 */
export async function createSession(
  context: Pick<AccountsContext, 'authentication' | 'baseUrl' | 'db' | 'headers' | 'now' | 'setCookies'>,
  userId: string,
  openedBy: SessionOpening,
): Promise<Account> {
  const { db, headers } = context;
  const [token, userAgent] = [makeToken(), headers.get('user-agent') ?? ''];
  const address = headers.get(ADDRESS_HEADER) ?? '';
  const from = { userAgent, ipAddress: getNetworkName(address) };
  await db
    .insert(sessions)
    .values({ id: randomUUID(), token, userId, openedBy, ...from, createdAt: sql`now()`, ...datedNow });
  await noteDevice(context, { userId, userAgent, address, cookie: createDeviceCookie(context) });
  await giveSessionCookie(context, token);
  return describeAccount(db, userId);
}

export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  const found = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  return found.length > 0;
}
