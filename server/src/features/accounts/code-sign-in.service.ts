import { randomUUID } from 'node:crypto';
import type { SignInResult } from '@porchlight/domain/accounts/accounts.contract.ts';
import { eq } from 'drizzle-orm';
import { currentLocale } from '../../platform/base/current-request.ts';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { answerInConstantTime } from '../../platform/http/routing/constant-time-response.ts';
import { makeCredential, refuseWeakPassword } from './account-changes/password-reset.service.ts';
import { signInCodeEmail } from './accounts.emails.ts';
import { accounts, users } from './accounts.table.ts';
import {
  type AccountsContext,
  consumeForNetwork,
  inTransaction,
  isSecure,
  isWithinLimit,
} from './accounts-context.ts';
import { forgetTokens, makeToken } from './one-use-tokens.ts';
import { isPassword } from './reauthentication.ts';
import { emailCodeCookie, getCookie, setBrowserCookie } from './sessions/browser-cookies.ts';
import { adoptGuest } from './sign-in/adopt-guest.ts';
import { consumeEmailCode, createEmailCode, getKeptForCode, refuseCode } from './sign-in/email-codes.ts';
import { deviceCookie, isKnownDevice } from './sign-in/known-devices.ts';
import { continueSignIn } from './sign-in/signing-in.ts';

/** A password is hashed here as at sign-up, so the answer leaves at the same beat. */
const BEAT_MS = 250;

/**
 * Emails a code that signs in, and with a `name` opens an account where the address has none. The answer and its cookie are the same for
 * every address; one that gets no email has a code that was sent to no one.
 */
export async function sendSignInCode(
  context: AccountsContext,
  { name, email, password }: { name?: string | undefined; email: string; password?: string | undefined },
): Promise<void> {
  await consumeForNetwork(context, name === undefined ? 'mail-network' : 'sign-up-network');
  if (password !== undefined) await refuseWeakPassword(password, { name: name ?? '', email });
  const key = makeToken();
  const owner = { purpose: 'sign-in-code', email } as const;
  await answerInConstantTime(BEAT_MS, async () => {
    const mayWrite = await isWithinLimit(() => consumeForCodeEmail(context, email));
    const hash = password === undefined ? undefined : await context.passwords.hash(password);
    // Someone who has the code sent again does not enter name and password again.
    const kept =
      name === undefined
        ? await getKeptForCode(context.db, { ...owner, key: getAskingKey(context) })
        : { name, ...(hash === undefined ? {} : { hash }) };
    await context.database.transact(async (transaction) => {
      const [known] = await transaction.select({ id: users.id }).from(users).where(eq(users.email, email));
      const code = await createEmailCode(transaction, { ...owner, key, kept });
      if (!mayWrite || (known === undefined && kept.name === undefined)) return;
      await context.post(
        signInCodeEmail.write(email, { code, purpose: known === undefined ? 'open' : 'sign-in' }),
        transaction,
      );
    });
  });
  context.setCookies(setBrowserCookie(emailCodeCookie, key, isSecure(context)));
}

/** Counts an email with a code. A browser that the account knows has a count of its own, so that others cannot lock the owner out. */
async function consumeForCodeEmail(context: AccountsContext, email: string): Promise<void> {
  const cookie = getCookie(deviceCookie, context.headers, isSecure(context));
  if (cookie !== undefined && (await isKnownDevice(context.db, email, cookie)))
    await context.limits.consume('code-device', `${email} ${cookie}`);
  else await context.limits.consume('code-address', email);
}

/** Says which code this browser asked for. */
function getAskingKey(context: AccountsContext): string | undefined {
  return getCookie(emailCodeCookie, context.headers, isSecure(context));
}

/** Signs in to the account of the address that the code was sent to, which it confirms; there is one from then on. */
export async function signInByCode(
  context: AccountsContext,
  { email, code }: { email: string; code: string },
): Promise<{ result: SignInResult; isNewAccount: boolean }> {
  await consumeForNetwork(context, 'link-network');
  const key = getAskingKey(context);
  return inTransaction(context, async (within) => {
    const kept = await consumeEmailCode(within.db, { key, purpose: 'sign-in-code', email }, code);
    if (kept instanceof Failure) return kept;
    const opened = await createConfirmedAccount(within, { email, name: kept.name, hash: kept.hash });
    if (opened === undefined) return refuseCode('late');
    const userId = opened.isNew ? await adoptGuest(within, opened.userId) : opened.userId;
    return { result: await continueSignIn(within, userId, 'mail'), isNewAccount: opened.isNew };
  });
}

/**
 * The account of an address whose mailbox its reader has just shown to read: a new one, or the one that is there. Of two at the same
 * moment one makes it, and both get in. Undefined where there is none and no `name` to make one with.
 */
export async function createConfirmedAccount(
  { db, now }: { db: Database; now(): Date },
  { email, name, hash }: { email: string; name: string | undefined; hash?: string | undefined },
): Promise<{ userId: string; isNew: boolean } | undefined> {
  const id = randomUUID();
  const stored =
    name === undefined
      ? []
      : await db
          .insert(users)
          .values({ id, name, email, emailVerified: true, locale: currentLocale() })
          .onConflictDoNothing({ target: users.email })
          .returning({ id: users.id });
  if (stored.length > 0) {
    if (hash !== undefined) await db.insert(accounts).values(makeCredential(id, hash));
    return { userId: id, isNew: true };
  }
  const [known] = await db
    .select({ id: users.id, isConfirmed: users.emailVerified })
    .from(users)
    .where(eq(users.email, email))
    .for('update');
  if (known === undefined) return undefined;
  if (!known.isConfirmed) await confirmWaiting({ db, now }, { userId: known.id, name, hash });
  return { userId: known.id, isNew: !known.isConfirmed };
}

/** Confirms an account that anyone may have signed up for: a password from before does not count, and its links end. */
async function confirmWaiting(
  { db, now }: { db: Database; now(): Date },
  { userId, name, hash }: { userId: string; name: string | undefined; hash: string | undefined },
): Promise<void> {
  const removed = await db.delete(accounts).where(isPassword(userId)).returning({ id: accounts.id });
  if (hash !== undefined) await db.insert(accounts).values(makeCredential(userId, hash));
  // An invited member has no password yet, and the name that the invitation gave.
  const renamed = removed.length > 0 && name !== undefined ? { name } : {};
  await db
    .update(users)
    .set({ emailVerified: true, updatedAt: now(), ...renamed })
    .where(eq(users.id, userId));
  await forgetTokens(db, userId, ['confirm-address', 'password-reset']);
}
