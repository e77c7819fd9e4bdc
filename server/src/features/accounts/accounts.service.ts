import { randomUUID } from 'node:crypto';
import type { Account, SignInResult } from '@porchlight/domain/accounts/accounts.contract.ts';
import { and, eq } from 'drizzle-orm';
import { currentLocale } from '../../platform/base/current-request.ts';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Email } from '../../platform/email/email-template.ts';
import { announceChange } from '../../platform/events/changes.ts';
import type { SignedIn } from '../../platform/http/request-context.ts';
import {
  answerInConstantTime,
  RESPONSE_STEP_MS,
} from '../../platform/http/routing/constant-time-response.ts';
import { makeCredential, refuseWeakPassword } from './account-changes/password-reset.service.ts';
import { describeAccount } from './account-reader.ts';
import { accountExistsEmail, confirmAddressEmail } from './accounts.emails.ts';
import { accounts, users } from './accounts.table.ts';
import {
  type AccountsContext,
  consumeForMail,
  consumeForNetwork,
  inTransaction,
  mayWriteTo,
} from './accounts-context.ts';
import { verifyPassword } from './credentials/password-hash.ts';
import { CONFIRM_MINUTES, createMailedLink, RESET_MINUTES } from './mailed-links.ts';
import { consumeToken, forgetTokens } from './one-use-tokens.ts';
import { isPassword, loadPasswordHash } from './reauthentication.ts';
import { adoptGuest } from './sign-in/adopt-guest.ts';
import { consumeForPassword } from './sign-in/login-throttling.ts';
import { continueSignIn, createSession } from './sign-in/signing-in.ts';

export async function signUp(context: AccountsContext, input: SignUp): Promise<void> {
  await consumeForNetwork(context, 'sign-up-network');
  await refuseWeakPassword(input.password, input);
  await answerInConstantTime(BEAT_WITH_HASH_MS, async () => {
    const mayWrite = await mayWriteTo(context, input.email);
    const hash = await context.passwords.hash(input.password);
    await storeAccount(context, input, { hash, mayWrite });
  });
}

/** Like `RESPONSE_STEP_MS`, where a password is hashed: that takes 20 ms, on a busy machine 100. */
const BEAT_WITH_HASH_MS = 250;

type MailingContext = Pick<AccountsContext, 'database' | 'baseUrl' | 'post'>;

type SignUp = { name: string; email: string; password: string; next?: string | undefined };

/** Stores a new account and emails its address; an address that has one is notified of that by email. */
export async function storeAccount(
  context: MailingContext,
  { name, email, password, next = '/' }: SignUp,
  { hash, mayWrite }: { hash: string; mayWrite: boolean },
): Promise<void> {
  const userId = randomUUID();
  await context.database.transact(async (transaction) => {
    const stored = await transaction
      .insert(users)
      .values({ id: userId, name, email, locale: currentLocale() })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (stored.length > 0) {
      await transaction.insert(accounts).values(makeCredential(userId, hash));
    }
    const message =
      stored.length > 0
        ? await writeConfirmation(context, transaction, { id: userId, email, next })
        : await answerKnownAddress(context, transaction, { name, email, password, next });
    // The owner is always notified of a new account, however often others have had this address emailed.
    if (mayWrite || stored.length > 0) await context.post(message, transaction);
  });
}

/**
 * Emails an address that has an account. Until it is confirmed, anyone may have signed up with it: of two different passwords neither
 * counts, and the reader of the email chooses one. The password is compared under the lock of the row, since an equal sign-up may just have
 * stored its own.
 */
async function answerKnownAddress(
  context: MailingContext,
  transaction: Database,
  { name, email, password, next }: SignUp & { next: string },
): Promise<Email> {
  const [known] = await transaction
    .select({ id: users.id, isConfirmed: users.emailVerified })
    .from(users)
    .where(eq(users.email, email))
    .for('update');
  if (!known || known.isConfirmed)
    return accountExistsEmail.write(email, { signInUrl: `${context.baseUrl}/login` });
  const hash = await loadPasswordHash(transaction, known.id);
  if (hash !== undefined && (await verifyPassword({ hash, password })))
    return writeConfirmation(context, transaction, { id: known.id, email, next });
  const removed = await transaction.delete(accounts).where(isPassword(known.id)).returning();
  // An invited member has no password yet, and the name that the invitation gave.
  if (removed.length > 0) await transaction.update(users).set({ name }).where(eq(users.id, known.id));
  return letChoosePassword(context, transaction, { id: known.id, email, next });
}

/** The email that confirms a new account's address, posted together with storing it: the library's own takes half a second at the least. */
async function writeConfirmation(
  context: MailingContext,
  transaction: Database,
  { id, email, next }: { id: string; email: string; next: string },
): Promise<Email> {
  const link = { purpose: 'confirm-address', minutes: CONFIRM_MINUTES, next } as const;
  return confirmAddressEmail.write(email, { url: await createMailedLink(context, transaction, id, link) });
}

/** The email that confirms an address whose account has no password that counts: its link leads to where one is chosen. */
async function letChoosePassword(
  context: MailingContext,
  transaction: Database,
  { id, email, next }: { id: string; email: string; next: string },
): Promise<Email> {
  const link = { purpose: 'password-reset', minutes: RESET_MINUTES, next } as const;
  const url = await createMailedLink(context, transaction, id, link);
  return confirmAddressEmail.write(email, { url, choosesPassword: true });
}

/**
 * Checks the password here and not in the library, which opens its session before a second factor could be asked. A known
 * and an unknown address cost the same: as many queries, one hash.
 */
export async function signIn(
  context: AccountsContext,
  input: { email: string; password: string },
): Promise<SignInResult> {
  await consumeForPassword(context, input.email);
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
  await consumeForNetwork(context, 'link-network');
  return inTransaction(context, async (within) =>
    createSession(within, await adoptGuest(within, await confirmAddress(within, token)), 'mail'),
  );
}

/** Confirms the address of the account that the token was mailed to, and returns the account's id. Throws LINK_EXPIRED. */
export async function confirmAddress(
  { db, now }: Pick<AccountsContext, 'db' | 'now'>,
  token: string,
): Promise<string> {
  const userId = (await consumeToken(db, token, 'confirm-address'))?.userId;
  if (!userId) throw new Failure('LINK_EXPIRED');
  const confirmed = await db
    .update(users)
    .set({ emailVerified: true, updatedAt: now() })
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
    .returning({ id: users.id });
  if (confirmed.length === 0) throw new Failure('LINK_EXPIRED');
  await forgetTokens(db, userId, ['confirm-address']);
  return userId;
}

export async function resendVerification(
  context: AccountsContext,
  input: { email: string; next?: string | undefined },
): Promise<void> {
  await consumeForMail(context, input.email);
  await answerInConstantTime(RESPONSE_STEP_MS, () =>
    sendVerification(context, input.email, input.next ?? '/'),
  );
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
    const message =
      waiting.hash === null
        ? await letChoosePassword(context, transaction, { id: waiting.id, email, next })
        : await writeConfirmation(context, transaction, { id: waiting.id, email, next });
    await context.post(message, transaction);
  });
}

/** The new name as it is stored; every open page of the person's reads it again. */
export async function rename(context: AccountsContext, user: SignedIn, name: string): Promise<Account> {
  return context.database.transact(async (transaction) => {
    await transaction.update(users).set({ name, updatedAt: context.now() }).where(eq(users.id, user.userId));
    await announceChange(transaction, { topic: 'profile', userId: user.userId });
    return describeAccount(transaction, user.userId);
  });
}
