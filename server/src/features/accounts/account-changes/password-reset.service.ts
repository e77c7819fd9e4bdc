import { randomUUID } from 'node:crypto';
import { site } from '@porchlight/content/site.ts';
import { findPasswordProblem } from '@porchlight/domain/accounts/passwords.ts';
import { and, eq, ne } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import type { Database } from '../../../platform/database/database.ts';
import { announceChange } from '../../../platform/events/changes.ts';
import type { SignedIn } from '../../../platform/http/request-context.ts';
import {
  answerInConstantTime,
  RESPONSE_STEP_MS,
} from '../../../platform/http/routing/constant-time-response.ts';
import { passwordChangedEmail, resetPasswordEmail } from '../accounts.emails.ts';
import { accounts, sessions, users } from '../accounts.table.ts';
import { type AccountsContext, consumeForNetwork, inTransaction } from '../accounts-context.ts';
import { loadCommonPasswords } from '../credentials/common-passwords.ts';
import { createMailedLink, RESET_MINUTES } from '../mailed-links.ts';
import { consumeToken, findToken, forgetTokens } from '../one-use-tokens.ts';
import { checkOwnPassword, isPassword, recordReauthentication } from '../reauthentication.ts';
import { createDeviceCookie, noteReset } from '../sign-in/known-devices.ts';
import { accountChangeEmail } from './account-change.emails.ts';

export async function requestPasswordReset(
  context: AccountsContext,
  { email, next = '/' }: { email: string; next?: string | undefined },
): Promise<void> {
  await consumeForNetwork(context, 'mail-network');
  // Apart from other emails: each of these attempts has sent a link that works, so no one is without one.
  await context.limits.consume('reset-address', email);
  await answerInConstantTime(RESPONSE_STEP_MS, () =>
    context.database.transact(async (transaction) => {
      const [owner] = await transaction.select({ id: users.id }).from(users).where(eq(users.email, email));
      if (!owner) return;
      const link = { purpose: 'password-reset', minutes: RESET_MINUTES, next } as const;
      const url = await createMailedLink(context, transaction, owner.id, link);
      await context.post(resetPasswordEmail.write(email, { url }), transaction);
    }),
  );
}

/**
 * Sets the new password and ends every session, every other reset link, and every sign-in that waits for its code. The link came by email,
 * so its user reads that mailbox, and their browser has a count of its own at the next sign-in.
 */
export async function resetPassword(
  context: AccountsContext,
  input: { token: string; password: string },
): Promise<void> {
  await consumeForNetwork(context, 'link-network');
  const owner = await findResetOwner(context.db, input.token);
  if (!owner) throw new Failure('LINK_EXPIRED');
  await refuseWeakPassword(input.password, owner);
  const password = await context.passwords.hash(input.password);
  await inTransaction(context, async (within) => {
    const { db, baseUrl, post, now } = within;
    const userId = owner.id;
    const updatedAt = now();
    const spent = await consumeToken(db, input.token, 'password-reset');
    if (spent?.userId !== userId) throw new Failure('LINK_EXPIRED');
    const set = await db
      .update(accounts)
      .set({ password, updatedAt })
      .where(isPassword(userId))
      .returning({ id: accounts.id });
    if (set.length === 0) await db.insert(accounts).values(makeCredential(userId, password));
    await db.update(users).set({ emailVerified: true, updatedAt }).where(eq(users.id, userId));
    // Before the sessions: a sign-in that has just spent its token is waited for, so that the session it opens is there to be ended.
    await forgetTokens(db, userId, ['password-reset', 'second-factor']);
    await db.delete(sessions).where(eq(sessions.userId, userId));
    // The browser of the mailbox's reader: from now on attempts from elsewhere do not lock them out.
    await noteReset(within, userId, createDeviceCookie(within));
    // A colleague who was invited had no password that could have been changed.
    if (owner.emailVerified)
      await post(passwordChangedEmail.write(owner.email, { forgotUrl: `${baseUrl}/login/forgot` }), db);
    await announceChange(db, { topic: 'sessions', userId });
  });
}

async function findResetOwner(db: Database, token: string) {
  const kept = await findToken(db, token, 'password-reset');
  if (!kept?.userId) return undefined;
  const [owner] = await db
    .select({ id: users.id, name: users.name, email: users.email, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, kept.userId));
  return owner;
}

/**
 * Verifies the current password, sets the new one, and ends the person's other sessions on request. Earlier reset links and sign-ins that
 * wait for their code end.
 */
export async function changePassword(
  context: AccountsContext,
  user: SignedIn,
  input: { current: string; password: string; endOthers: boolean },
): Promise<void> {
  await checkOwnPassword(context, user.userId, input.current, 'current');
  await refuseWeakPassword(input.password, user);
  const password = await context.passwords.hash(input.password);
  await context.database.transact(async (transaction) => {
    await transaction
      .update(accounts)
      .set({ password, updatedAt: context.now() })
      .where(isPassword(user.userId));
    // Before the sessions: a sign-in that has just spent its token is waited for, so that the session it opens is there to be ended.
    await forgetTokens(transaction, user.userId, ['password-reset', 'second-factor']);
    if (input.endOthers) {
      await transaction
        .delete(sessions)
        .where(and(eq(sessions.userId, user.userId), ne(sessions.id, user.sessionId)));
      await announceChange(transaction, { topic: 'sessions', userId: user.userId });
    }
    await recordReauthentication(transaction, user);
    const email = accountChangeEmail.write(user.email, {
      change: 'password-changed',
      baseUrl: context.baseUrl,
    });
    await context.post(email, transaction);
  });
}

/** PASSWORD_NOT_ACCEPTED, with what is wrong under the field. */
export async function refuseWeakPassword(
  password: string,
  owner: { name: string; email: string },
): Promise<void> {
  const isCommon = await loadCommonPasswords();
  const problem = findPasswordProblem(password, { ...owner, siteName: site.name }, isCommon);
  if (problem === undefined) return;
  const text = { reason: 'accounts.password-problem', params: { problem } } as const;
  throw new Failure('PASSWORD_NOT_ACCEPTED', { ...text, fields: { password: text } });
}

/** The row that holds a person's password. */
export function makeCredential(userId: string, password: string) {
  return { id: randomUUID(), userId, accountId: userId, providerId: 'credential', password };
}
