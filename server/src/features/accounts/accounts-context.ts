import { Failure } from '../../platform/base/failure.ts';
import type { Sealer } from '../../platform/base/sealed-text.ts';
import { type Database, type DatabaseConnection, joinTransaction } from '../../platform/database/database.ts';
import type { Email } from '../../platform/email/email-template.ts';
import {
  getNetworkName,
  getWiderNetworkName,
  type RateLimitRules,
  type RateLimits,
} from '../../platform/http/limits/rate-limits.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { AccountReader } from './account-reader.ts';
import { ADDRESS_HEADER, type Authentication } from './authentication.ts';
import type { IdentityProvider } from './credentials/identity-provider.ts';
import type { PasswordHashing } from './credentials/password-hash.ts';
import type { GuestSessions } from './sessions/guest-sessions.ts';
import type { SessionReader } from './sessions/session-reader.ts';

export const accountLimits = {
  'sign-in-network': { maxTries: 50, minutes: 10 },
  'sign-in-wider-network': { maxTries: 4 * 50, minutes: 10 },
  'sign-in-address': { maxTries: 10, minutes: 10 },
  'sign-in-device': { maxTries: 10, minutes: 10 },
  'sign-up-network': { maxTries: 20, minutes: 60 },
  'sign-up-wider-network': { maxTries: 4 * 20, minutes: 60 },
  'mail-network': { maxTries: 20, minutes: 60 },
  'mail-wider-network': { maxTries: 4 * 20, minutes: 60 },
  'code-address': { maxTries: 5, minutes: 60 },
  'code-device': { maxTries: 5, minutes: 60 },
  'reset-address': { maxTries: 5, minutes: 60 },
  'proof-account': { maxTries: 10, minutes: 10 },
  'second-factor-account': { maxTries: 6, minutes: 15 },
  'second-factor-device': { maxTries: 6, minutes: 15 },
  'second-factor-devices': { maxTries: 18, minutes: 15 },
  'email-change-account': { maxTries: 5, minutes: 60 },
} as const satisfies RateLimitRules;

/** What everything about accounts works with. */
export type AccountsDependencies = {
  database: DatabaseConnection;
  db: Database;
  authentication: Authentication;
  readAccount: AccountReader;
  readSession: SessionReader;
  guests: GuestSessions;
  limits: RateLimits<keyof typeof accountLimits>;
  passwords: PasswordHashing;
  baseUrl: string;
  /** For the keys of second factors and the marks of recovery codes. */
  sealer: Sealer;
  /** The provider that the operator set, if any. */
  provider: IdentityProvider | undefined;
  /** Queues an email in the given transaction. */
  post(email: Email, on: Database): Promise<void>;
  now(): Date;
};

/** `headers` are the request's, with the caller's address in ADDRESS_HEADER; `setCookies` go back with the answer. */
export type AccountsContext = AccountsDependencies & {
  headers: Headers;
  setCookies(from: Headers): void;
};

/**
 * Stores everything that `work` stores, or nothing; its cookies are given once it is stored. What `work` returns as a Failure
 * is thrown, and what was used up until then stays used up. Tries are counted before, not in here: they count whatever comes of
 * them, and they take a connection of their own.
 */
export async function inTransaction<Result>(
  context: AccountsContext,
  work: (within: AccountsContext) => Promise<Result>,
): Promise<Exclude<Result, Failure>> {
  const cookies: Headers[] = [];
  const result = await context.database.transact((transaction) => {
    const database = joinTransaction(context.database, transaction);
    return work({ ...context, database, db: transaction, setCookies: (from) => cookies.push(from) });
  });
  if (result instanceof Failure) throw result;
  for (const each of cookies) context.setCookies(each);
  return result as Exclude<Result, Failure>;
}

/** Counts a try of the caller's network, and where it matters one of the wider network that may be the same subscriber's. */
export async function consumeForNetwork(
  context: Pick<AccountsContext, 'headers' | 'limits'>,
  limit: 'sign-in-network' | 'sign-up-network' | 'link-network' | 'mail-network' | 'challenge-network',
): Promise<void> {
  const address = context.headers.get(ADDRESS_HEADER) ?? '';
  await context.limits.consume(limit, getNetworkName(address));
  const wider = getWiderNetworkName(address);
  // After the narrow one: a network that has used up its own tries takes no more of its neighbours'.
  if (wider !== undefined && limit in widerLimits)
    await context.limits.consume(widerLimits[limit as keyof typeof widerLimits], wider);
}

const widerLimits = {
  'sign-in-network': 'sign-in-wider-network',
  'sign-up-network': 'sign-up-wider-network',
  'mail-network': 'mail-wider-network',
} as const;

/** Counts an email that someone asked for without signing in. */
export async function consumeForMail(context: AccountsContext, email: string): Promise<void> {
  await consumeForNetwork(context, 'mail-network');
  await context.limits.consume('mail-address', email);
}

/** The same where the answer must not reveal it: false when the address has had its emails of this hour, and gets none. */
export function mayWriteTo(context: { limits: RateLimits }, email: string): Promise<boolean> {
  return isWithinLimit(() => context.limits.consume('mail-address', email));
}

/** Counts a try where the answer must not reveal whether it was one too many. */
export async function isWithinLimit(consume: () => Promise<unknown>): Promise<boolean> {
  try {
    await consume();
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}

export function isSecure({ baseUrl }: Pick<AccountsDependencies, 'baseUrl'>): boolean {
  return baseUrl.startsWith('https:');
}

/** Gives the services of accounts what they need of one request. */
export function createContextReader(dependencies: AccountsDependencies) {
  return ({ facts, resHeaders }: RequestContext): AccountsContext => ({
    ...dependencies,
    headers: facts.headers,
    setCookies(from) {
      for (const cookie of from.getSetCookie()) resHeaders?.append('set-cookie', cookie);
    },
  });
}
