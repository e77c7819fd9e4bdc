import { randomUUID } from 'node:crypto';
import type { Account, SignInResult, SignOutScope } from '@porchlight/domain/accounts/accounts.contract.ts';
import { isAPIError } from 'better-auth/api';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { answerOnBeat, BEAT_MS } from '../../platform/http/even-answers.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { SignedIn } from '../../platform/http/request-context.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { accountExistsLetter, confirmAddressLetter } from './account-letters.ts';
import { describeAccount } from './account-reader.ts';
import { accounts, users } from './accounts.table.ts';
import {
  type AccountsContext,
  mayWriteTo,
  spendForMail,
  spendForNetwork,
  storeAtOnce,
} from './accounts-context.ts';
import { type Authentication, readConfirmation, writeConfirmation } from './authentication.ts';
import { spendForPassword } from './counted-sign-ins.ts';
import { callLibrary } from './library-calls.ts';
import { makeCredential, refuseWeakPassword } from './password.service.ts';
import { verifyPassword } from './password-hash.ts';
import { isPassword } from './proof.ts';
import { RESET_MINUTES, writeResetLink } from './reset-links.ts';
import { continueSignIn, openSession } from './signing-in.ts';

/**
 * Has the account library renew a session that has been used for a day, or take back the cookie of one that is no more: `setCookies` gets
 * what it says. Whether there is a session.
 */
export async function renewSession(
  authentication: Authentication,
  headers: Headers,
  setCookies: (from: Headers) => void,
): Promise<boolean> {
  const found = await authentication.api
    .getSession({ headers, returnHeaders: true })
    .catch((error: unknown) => {
      // The library tells of a database that did not answer in these words alone.
      throw isAPIError(error) ? new Failure('UNAVAILABLE', { cause: error }) : error;
    });
  setCookies(found.headers);
  return found.response !== null;
}

export async function signUp(
  context: AccountsContext,
  input: { name: string; email: string; password: string; next?: string | undefined },
): Promise<void> {
  await spendForNetwork(context, 'sign-up-network');
  await refuseWeakPassword(input.password, input);
  await answerOnBeat(BEAT_WITH_HASH_MS, async () => {
    const mayWrite = await mayWriteTo(context, input.email);
    const password = await context.passwords.hash(input.password);
    const own = await findOwnHash(context, input);
    await storeAccount(context, input, { password, own, mayWrite });
  });
}

/** Like `BEAT_MS`, where a password is hashed: that takes 20 ms, on a busy machine 100. */
const BEAT_WITH_HASH_MS = 250;

type SignUp = { password: string; own: string | undefined; mayWrite: boolean };

/** The stored hash of this very password, where somebody has signed up with both and not confirmed the address yet. */
async function findOwnHash(
  { db }: AccountsContext,
  { email, password }: { email: string; password: string },
): Promise<string | undefined> {
  const [waiting] = await db
    .select({ hash: accounts.password })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(and(eq(users.email, email), eq(users.emailVerified, false)));
  const hash = waiting?.hash ?? undefined;
  return hash !== undefined && (await verifyPassword({ hash, password })) ? hash : undefined;
}

/** Stores a new account and writes to its address; an address that has one hears of that by mail. */
async function storeAccount(
  context: AccountsContext,
  { name, email, next = '/' }: { name: string; email: string; next?: string | undefined },
  { password, own, mayWrite }: SignUp,
): Promise<void> {
  const userId = randomUUID();
  await context.database.transact(async (transaction) => {
    const stored = await transaction
      .insert(users)
      .values({ id: userId, name, email })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (stored.length > 0) {
      await transaction.insert(accounts).values(makeCredential(userId, password));
    }
    const letter =
      stored.length > 0
        ? await writeConfirmation(context.authentication, email, next)
        : await answerKnownAddress(context, transaction, { name, email, next, own });
    // Of a new account its owner must hear, however often others have had this address written to.
    if (mayWrite || stored.length > 0) await context.post(letter, transaction);
  });
}

/**
 * What is written to an address that has an account. Until it is confirmed anybody may have signed up with it, and would sign in
 * to what its owner makes of it: of two who chose different passwords neither counts, and whoever reads the letter chooses one.
 */
async function answerKnownAddress(
  context: AccountsContext,
  transaction: Database,
  { name, email, next, own }: { name: string; email: string; next: string; own: string | undefined },
): Promise<Letter> {
  const [known] = await transaction
    .select({ id: users.id, isConfirmed: users.emailVerified })
    .from(users)
    .where(eq(users.email, email))
    .for('update');
  if (!known || known.isConfirmed)
    return accountExistsLetter.write(email, { signInUrl: `${context.baseUrl}/login` });
  const isOwn = own === undefined ? undefined : and(isPassword(known.id), eq(accounts.password, own));
  if (isOwn && (await transaction.$count(accounts, isOwn)) > 0)
    return writeConfirmation(context.authentication, email, next);
  const removed = await transaction.delete(accounts).where(isPassword(known.id)).returning();
  // An invited member has no password yet, and the name that the invitation gave.
  if (removed.length > 0) await transaction.update(users).set({ name }).where(eq(users.id, known.id));
  return letChoosePassword(context, transaction, { id: known.id, email, next });
}

/** The letter that confirms an address whose account has no password that counts: its link leads to where one is chosen. */
async function letChoosePassword(
  context: AccountsContext,
  transaction: Database,
  { id, email, next }: { id: string; email: string; next: string },
): Promise<Letter> {
  const url = await writeResetLink(context, transaction, id, { minutes: RESET_MINUTES, next });
  return confirmAddressLetter.write(email, { url, choosesPassword: true });
}

/**
 * Checks the password here and not in the library, which opens its session before a second factor could be asked. A known
 * and an unknown address cost the same: as many queries, one hash.
 */
export async function signIn(
  context: AccountsContext,
  input: { email: string; password: string },
): Promise<SignInResult> {
  await spendForPassword(context, input.email);
  const [found] = await context.db
    .select({ userId: users.id, isVerified: users.emailVerified, hash: accounts.password })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(eq(users.email, input.email));
  const isRight = await verifyPassword({
    hash: found?.hash ?? (await context.passwords.standIn),
    password: input.password,
  });
  if (!found?.hash || !isRight) throw new Failure('WRONG_CREDENTIALS');
  if (!found.isVerified) {
    if (await mayWriteTo(context, input.email)) await sendVerification(context, input.email, '/');
    throw new Failure('EMAIL_NOT_VERIFIED');
  }
  return continueSignIn(context, found.userId, 'password', found.hash);
}

/** Confirms an address and signs in. A link that was used before confirms nothing and opens no session. */
export async function verifyEmail(context: AccountsContext, token: string): Promise<Account> {
  await spendForNetwork(context, 'link-network');
  const email = await readConfirmation(context.authentication, token);
  if (email === undefined) throw new Failure('LINK_EXPIRED');
  return storeAtOnce(context, async (within) => {
    const [confirmed] = await within.db
      .update(users)
      .set({ emailVerified: true, updatedAt: within.now() })
      .where(and(eq(users.email, email), eq(users.emailVerified, false)))
      .returning({ id: users.id });
    if (!confirmed) throw new Failure('LINK_EXPIRED');
    return openSession(within, confirmed.id, 'mail');
  });
}

export async function resendVerification(
  context: AccountsContext,
  input: { email: string; next?: string | undefined },
): Promise<void> {
  await spendForMail(context, input.email);
  await answerOnBeat(BEAT_MS, () => sendVerification(context, input.email, input.next ?? '/'));
}

/** Writes to an address that waits to be confirmed, and to no other. */
async function sendVerification(context: AccountsContext, email: string, next: string): Promise<void> {
  await context.database.transact(async (transaction) => {
    const [waiting] = await transaction
      .select({ id: users.id, hash: accounts.password })
      .from(users)
      .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
      .where(and(eq(users.email, email), eq(users.emailVerified, false)));
    if (!waiting) return;
    const letter =
      waiting.hash === null
        ? await letChoosePassword(context, transaction, { id: waiting.id, email, next })
        : await writeConfirmation(context.authentication, email, next);
    await context.post(letter, transaction);
  });
}

/** The new name as it is stored; every open page of the person's reads it again. */
export async function rename(context: AccountsContext, user: SignedIn, name: string): Promise<Account> {
  return storeAtOnce(context, async (within) => {
    const { headers } = await callLibrary(() =>
      within.authentication.api.updateUser({
        body: { name },
        headers: within.headers,
        returnHeaders: true,
      }),
    );
    within.setCookies(headers);
    await announceChange(within.db, { topic: 'profile', userId: user.userId });
    return describeAccount(within.db, user.userId);
  });
}

export async function signOut(context: AccountsContext, user: SignedIn, scope: SignOutScope): Promise<void> {
  await storeAtOnce(context, async (within) => {
    const { api } = within.authentication;
    if (scope === 'others') await callLibrary(() => api.revokeOtherSessions({ headers: within.headers }));
    if (scope === 'global') await callLibrary(() => api.revokeSessions({ headers: within.headers }));
    if (scope !== 'others') {
      const { headers } = await callLibrary(() =>
        api.signOut({ headers: within.headers, returnHeaders: true }),
      );
      within.setCookies(headers);
    }
    await announceChange(within.db, { topic: 'sessions', userId: user.userId });
  });
}
