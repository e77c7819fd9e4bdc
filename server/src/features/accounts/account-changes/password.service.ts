import { randomUUID } from 'node:crypto';
import { site } from '@porchlight/content/site.ts';
import { findPasswordProblem } from '@porchlight/domain/accounts/passwords.ts';
import { and, eq, ne } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import { announceChange } from '../../../platform/events/changes.ts';
import type { SignedIn } from '../../../platform/http/request-context.ts';
import { accounts, sessions } from '../accounts.table.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { loadCommonPasswords } from '../credentials/common-passwords.ts';
import { forgetTokens } from '../one-use-tokens.ts';
import { checkOwnPassword, isPassword, recordReauthentication } from '../reauthentication.ts';
import { accountChangeEmail } from './account-change.emails.ts';

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
