import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { Failure } from '../../platform/http/failure.ts';
import { nameNetwork, nameWiderNetwork, type RateLimits } from '../../platform/http/rate-limits.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { Sealer } from '../../platform/sealed-text.ts';
import type { AccountReader } from './account-reader.ts';
import { ADDRESS_HEADER, type Authentication } from './authentication.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { PasswordHashing } from './password-hash.ts';
import type { Sessions } from './session-reader.ts';

/** What everything about accounts works with. */
export type AccountsDependencies = {
  /** Of `followTransactions`: within `transact` everything that is asked of `db` is part of it, also by the account library. */
  database: DatabaseConnection;
  db: Database;
  authentication: Authentication;
  readAccount: AccountReader;
  readSession: Sessions['readSession'];
  limits: RateLimits;
  passwords: PasswordHashing;
  baseUrl: string;
  /** For the keys of second factors and the marks of recovery codes. */
  sealer: Sealer;
  /** The provider that the operator set, if any. */
  provider: IdentityProvider | undefined;
  /** Queues a letter in the given transaction. */
  post(letter: Letter, on: Database): Promise<void>;
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
export async function storeAtOnce<Result>(
  context: AccountsContext,
  work: (within: AccountsContext) => Promise<Result>,
): Promise<Exclude<Result, Failure>> {
  const cookies: Headers[] = [];
  const result = await context.database.transact(() =>
    work({ ...context, setCookies: (from) => cookies.push(from) }),
  );
  if (result instanceof Failure) throw result;
  for (const each of cookies) context.setCookies(each);
  return result as Exclude<Result, Failure>;
}

/** Counts a try of the caller's network, and where it matters one of the wider network that may be the same subscriber's. */
export async function spendForNetwork(
  context: Pick<AccountsContext, 'headers' | 'limits'>,
  limit: 'sign-in-network' | 'sign-up-network' | 'link-network' | 'mail-network' | 'challenge-network',
): Promise<void> {
  const address = context.headers.get(ADDRESS_HEADER) ?? '';
  await context.limits.spend(limit, nameNetwork(address));
  const wider = nameWiderNetwork(address);
  // After the narrow one: a network that has used up its own tries takes no more of its neighbours'.
  if (wider !== undefined && limit in widerLimits)
    await context.limits.spend(widerLimits[limit as keyof typeof widerLimits], wider);
}

const widerLimits = {
  'sign-in-network': 'sign-in-wider-network',
  'sign-up-network': 'sign-up-wider-network',
  'mail-network': 'mail-wider-network',
} as const;

/** Counts a letter that somebody asked for without signing in. */
export async function spendForMail(context: AccountsContext, email: string): Promise<void> {
  await spendForNetwork(context, 'mail-network');
  await context.limits.spend('mail-address', email);
}

/** The same where the answer may not tell: false when the address has had its letters of this hour, and gets none. */
export async function mayWriteTo({ limits }: AccountsContext, email: string): Promise<boolean> {
  try {
    await limits.spend('mail-address', email);
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}

export function isSecure({ baseUrl }: AccountsDependencies): boolean {
  return baseUrl.startsWith('https:');
}
