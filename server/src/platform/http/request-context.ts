import type { ResponseHeadersPluginContext } from '@orpc/server/plugins';
import { PAGE_ACCOUNT_HEADER } from '@porchlight/domain/accounts/page-account.ts';
import type { SessionOpening } from '@porchlight/domain/accounts/session-openings.ts';
import type { ApiTokenScope } from '@porchlight/domain/kernel/api-token-scopes.ts';
import type { StaffRole } from '@porchlight/domain/kernel/staff-roles.ts';
import { Failure } from '../base/failure.ts';
import type { IdempotencyStore } from './idempotency/idempotency-store.ts';

/** The signed-in person of a request. */
export type SignedIn = { userId: string; sessionId: string; name: string; email: string };

/** A session as it is read for each request: `staff` where the account is a staff member's. */
export type Session = SignedIn & {
  openedBy: SessionOpening;
  staff: { role: StaffRole; isSuspended: boolean } | null;
};

/** A staff member who was let through to an endpoint of the console. */
export type StaffMember = SignedIn & { role: StaffRole };

/** What acts at the console's interface in place of a person: an API token, let do what its scopes say. */
export type TokenBearer = { tokenId: string; name: string; scopes: readonly ApiTokenScope[] };

/** A person who helps a buyer from outside and has no account: known by the hash of their address. */
export type Helper = { addressHash: string };

/** What is known of a request before any feature reads it. */
export type RequestFacts = {
  headers: Headers;
  /** The caller's network address, never taken from a header that anyone can send. */
  address: string;
  userAgent: string;
  /** The address from its question mark on; nothing without one. */
  search: string;
  readSession(): Promise<Session | undefined>;
  /** Whether the browser holds the cookie of a guest, also of one whose time is over. */
  hasGuestCookie(): boolean;
  /** The helper whose emailed link opened this browser's session. */
  loadHelper(): Promise<Helper | undefined>;
  /** Whose API token this is; nothing for one that is unknown, expired or revoked. Counts as a use of it. */
  getToken(token: string): Promise<TokenBearer | undefined>;
  /** Whether that token is neither expired nor revoked meanwhile. Counts as no use. */
  isTokenGood(tokenId: string): Promise<boolean>;
  idempotencyKeys: IdempotencyStore;
};

/** The actor that was let through: none for a public endpoint. */
export type LetThrough = { user?: SignedIn; helper?: Helper; staff?: StaffMember; token?: TokenBearer };

export type RequestContext = ResponseHeadersPluginContext & { facts: RequestFacts } & LetThrough;

/** The session of a request. NOT_SIGNED_IN where the page that asks says it is another account's than the browser's session. */
export async function loadOwnSession({ headers, readSession }: RequestFacts): Promise<Session | undefined> {
  const session = await readSession();
  const pageAccount = headers.get(PAGE_ACCOUNT_HEADER);
  if (session && pageAccount && pageAccount !== session.userId)
    throw new Failure('NOT_SIGNED_IN', { reason: 'platform.another-signed-in' });
  return session;
}

/** The signed-in helper. */
export function requireHelper(context: { helper?: Helper }): Helper {
  if (!context.helper) throw new Failure('NOT_SIGNED_IN');
  return context.helper;
}

/** The signed-in buyer; the first line of whatever acts on a buyer's own rows. */
export function requireUser(context: { user?: SignedIn }): SignedIn {
  if (!context.user) throw new Failure('NOT_SIGNED_IN');
  return context.user;
}
