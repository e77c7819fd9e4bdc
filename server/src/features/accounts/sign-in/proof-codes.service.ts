import { mayProveByEmailCode } from '@porchlight/domain/accounts/ways-in.ts';
import { Failure } from '../../../platform/base/failure.ts';
import type { SignedIn } from '../../../platform/http/request-context.ts';
import { describeAccount } from '../account-reader.ts';
import { signInCodeEmail } from '../accounts.emails.ts';
import { type AccountsContext, inTransaction, isSecure } from '../accounts-context.ts';
import { makeToken } from '../one-use-tokens.ts';
import { loadPasswordHash, recordReauthentication } from '../reauthentication.ts';
import { emailCodeCookie, getCookie, setBrowserCookie } from '../sessions/browser-cookies.ts';
import { consumeEmailCode, createEmailCode } from './email-codes.ts';

/** Emails a code that proves who someone is. NOT_ALLOWED for an account with a password, and for staff. */
export async function sendProofCode(context: AccountsContext, user: SignedIn): Promise<void> {
  await requireNoPassword(context, user);
  await context.limits.consume('code-device', `proof ${user.userId}`);
  const key = makeToken();
  const { userId, email } = user;
  await context.database.transact(async (transaction) => {
    const code = await createEmailCode(transaction, { key, purpose: 'proof-code', userId, email });
    await context.post(signInCodeEmail.write(email, { code, purpose: 'prove' }), transaction);
  });
  context.setCookies(setBrowserCookie(emailCodeCookie, key, isSecure(context)));
}

/** Notes that this session was proved just now, by the code of that email. */
export async function proveByCode(context: AccountsContext, user: SignedIn, code: string): Promise<void> {
  await requireNoPassword(context, user);
  await context.limits.consume('proof-account', user.userId);
  const key = getCookie(emailCodeCookie, context.headers, isSecure(context));
  await inTransaction(context, async (within) => {
    const kept = await consumeEmailCode(within.db, { key, purpose: 'proof-code', email: user.email }, code);
    return kept instanceof Failure ? kept : recordReauthentication(within.db, user);
  });
}

async function requireNoPassword({ db }: AccountsContext, { userId }: SignedIn): Promise<void> {
  const hasPassword = (await loadPasswordHash(db, userId)) !== undefined;
  const { isStaff } = await describeAccount(db, userId);
  if (!mayProveByEmailCode({ hasPassword, isStaff }))
    throw new Failure('NOT_ALLOWED', { reason: 'accounts.prove-another-way' });
}
