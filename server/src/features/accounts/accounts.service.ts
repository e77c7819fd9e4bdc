import { site } from '@porchlight/content/site.ts';
import type { Account, SignOutScope } from '@porchlight/domain/accounts/accounts.contract.ts';
import { findPasswordProblem } from '@porchlight/domain/accounts/passwords.ts';
import type { FailureCode } from '@porchlight/domain/shared/errors.ts';
import { isAPIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { Failure } from '../../platform/http/failure.ts';
import { nameNetwork, type RateLimits } from '../../platform/http/rate-limits.ts';
import type { SignedIn } from '../../platform/http/request-context.ts';
import { readBetaAccess } from '../beta-access/beta-access.service.ts';
import { users, verifications } from './accounts.table.ts';
import { ADDRESS_HEADER, type Authentication } from './authentication.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { SessionReader } from './session-reader.ts';

/** `headers` are the request's, with the caller's address in ADDRESS_HEADER; `setCookies` go back with the answer. */
export type AccountsContext = {
  db: Database;
  authentication: Authentication;
  readSession: SessionReader;
  limits: RateLimits;
  headers: Headers;
  setCookies(from: Headers): void;
};

/** Who is signed in, by the account library, which renews a session after a day: `setCookies` gets the new cookie. */
export async function renewSession(
  authentication: Authentication,
  headers: Headers,
  setCookies: (from: Headers) => void,
): Promise<SignedIn | undefined> {
  const found = await authentication.api
    .getSession({ headers, returnHeaders: true })
    .catch((error: unknown) => {
      // The library tells of a database that did not answer in these words alone.
      throw isAPIError(error) ? new Failure('UNAVAILABLE', { cause: error }) : error;
    });
  setCookies(found.headers);
  if (!found.response) return undefined;
  const { user, session } = found.response;
  return { userId: user.id, sessionId: session.id, name: user.name, email: user.email };
}

export async function describeAccount(
  context: Pick<AccountsContext, 'db'>,
  user: SignedIn,
): Promise<Account> {
  const betaAccess = await readBetaAccess(context.db, user.userId);
  return { id: user.userId, name: user.name, email: user.email, betaAccess };
}

export async function signUp(
  context: AccountsContext,
  input: { name: string; email: string; password: string; next?: string | undefined },
): Promise<void> {
  await spendForNetwork(context, 'sign-up-network');
  refuseWeakPassword(input.password, input);
  await call(() =>
    context.authentication.api.signUpEmail({
      body: {
        name: input.name,
        email: input.email,
        password: input.password,
        callbackURL: input.next ?? '/',
      },
      headers: context.headers,
    }),
  );
}

export async function signIn(
  context: AccountsContext,
  input: { email: string; password: string },
): Promise<Account> {
  await spendForNetwork(context, 'sign-in-network');
  await context.limits.spend('sign-in-address', input.email);
  const { headers, response } = await call(() =>
    context.authentication.api.signInEmail({ body: input, headers: context.headers, returnHeaders: true }),
  );
  context.setCookies(headers);
  return describeAccount(context, toSignedIn(response.user));
}

export async function verifyEmail(context: AccountsContext, token: string): Promise<Account> {
  await spendForNetwork(context, 'link-network');
  const { headers } = await call(() =>
    context.authentication.api.verifyEmail({
      query: { token },
      headers: context.headers,
      returnHeaders: true,
    }),
  );
  // A link that was used before confirms nothing and opens no session.
  if (headers.getSetCookie().length === 0) throw new Failure('LINK_EXPIRED');
  context.setCookies(headers);
  const user = await context.readSession(new Headers({ cookie: toCookieHeader(headers) }));
  if (!user) throw new Failure('LINK_EXPIRED');
  return describeAccount(context, user);
}

export async function resendVerification(
  context: AccountsContext,
  input: { email: string; next?: string | undefined },
): Promise<void> {
  await spendForMail(context, input.email);
  await call(() =>
    context.authentication.api.sendVerificationEmail({
      body: { email: input.email, callbackURL: input.next ?? '/' },
      headers: context.headers,
    }),
  ).catch(forgetWhetherKnown);
}

export async function requestPasswordReset(
  context: AccountsContext,
  { email, next = '/' }: { email: string; next?: string | undefined },
): Promise<void> {
  await spendForMail(context, email);
  await call(() =>
    context.authentication.api.requestPasswordReset({
      body: { email, redirectTo: next },
      headers: context.headers,
    }),
  );
}

export async function resetPassword(
  context: AccountsContext,
  input: { token: string; password: string },
): Promise<void> {
  await spendForNetwork(context, 'link-network');
  const owner = await findResetOwner(context.db, input.token);
  if (!owner) throw new Failure('LINK_EXPIRED');
  refuseWeakPassword(input.password, owner);
  await call(() =>
    context.authentication.api.resetPassword({
      body: { token: input.token, newPassword: input.password },
      headers: context.headers,
    }),
  );
  await announceChange(context.db, { topic: 'sessions', userId: owner.id });
}

/** The new name as it is stored; every open page of the person's reads it again. */
export async function rename(context: AccountsContext, user: SignedIn, name: string): Promise<Account> {
  const { headers } = await call(() =>
    context.authentication.api.updateUser({
      body: { name },
      headers: context.headers,
      returnHeaders: true,
    }),
  );
  context.setCookies(headers);
  await announceChange(context.db, { topic: 'profile', userId: user.userId });
  return describeAccount(context, { ...user, name });
}

export async function signOut(context: AccountsContext, user: SignedIn, scope: SignOutScope): Promise<void> {
  const { api } = context.authentication;
  if (scope === 'others') await api.revokeOtherSessions({ headers: context.headers });
  if (scope === 'global') await api.revokeSessions({ headers: context.headers });
  if (scope !== 'others') {
    const { headers } = await api.signOut({ headers: context.headers, returnHeaders: true });
    context.setCookies(headers);
  }
  await announceChange(context.db, { topic: 'sessions', userId: user.userId });
}

function refuseWeakPassword(password: string, owner: { name: string; email: string }): void {
  const problem = findPasswordProblem(password, { ...owner, siteName: site.name }, isCommonPassword);
  if (problem)
    throw new Failure('PASSWORD_NOT_ACCEPTED', { message: problem, fields: { password: problem } });
}

async function findResetOwner(db: Database, token: string) {
  const [owner] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.value))
    .where(eq(verifications.identifier, `reset-password:${token}`));
  return owner;
}

async function spendForNetwork(
  context: AccountsContext,
  limit: 'sign-in-network' | 'sign-up-network' | 'link-network',
) {
  await context.limits.spend(limit, nameNetwork(context.headers.get(ADDRESS_HEADER) ?? ''));
}

async function spendForMail(context: AccountsContext, email: string): Promise<void> {
  await context.limits.spend('mail-network', nameNetwork(context.headers.get(ADDRESS_HEADER) ?? ''));
  await context.limits.spend('mail-address', email);
}

const codesOfLibrary: Record<string, FailureCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'WRONG_CREDENTIALS',
  EMAIL_NOT_VERIFIED: 'EMAIL_NOT_VERIFIED',
  INVALID_TOKEN: 'LINK_EXPIRED',
  TOKEN_EXPIRED: 'LINK_EXPIRED',
  USER_NOT_FOUND: 'LINK_EXPIRED',
};

/** Calls the account library and turns its refusals into ours. */
async function call<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    if (!isAPIError(error)) throw error;
    const code = codesOfLibrary[error.body?.code ?? ''];
    throw code ? new Failure(code, { cause: error }) : error;
  }
}

/** The library says when an address is unknown or confirmed already; we do not. */
function forgetWhetherKnown(error: unknown): void {
  if (!isAPIError(error) && !(error instanceof Failure)) throw error;
}

function toSignedIn(user: { id: string; name: string; email: string }): SignedIn {
  return { userId: user.id, sessionId: '', name: user.name, email: user.email };
}

function toCookieHeader(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
