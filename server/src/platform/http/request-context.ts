import type { ResponseHeadersPluginContext } from '@orpc/server/plugins';
import { PAGE_ACCOUNT_HEADER } from '@porchlight/domain/accounts/page-account.ts';
import type { SessionOpening } from '@porchlight/domain/accounts/session-openings.ts';
import type { ApiTokenScope } from '@porchlight/domain/api-tokens/api-token-scopes.ts';
import type { StaffRole } from '@porchlight/domain/staff/staff-roles.ts';
import { Failure } from './failure.ts';
import type { KeptAnswers } from './kept-answers.ts';

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

/** What is known of a request before any feature looks at it. */
export type RequestFacts = {
  headers: Headers;
  /** The caller's network address, never taken from a header that anybody can send. */
  address: string;
  userAgent: string;
  readSession(): Promise<Session | undefined>;
  /** Whose it was when it was last read here, which may be so no more. */
  recallSession(): Session | undefined;
  /** Whose API token this is; nothing for one that is unknown, expired or revoked. Counts as a use of it. */
  readToken(token: string): Promise<TokenBearer | undefined>;
  /** Whether that token is neither expired nor revoked meanwhile. Counts as no use. */
  isTokenGood(tokenId: string): Promise<boolean>;
  keptAnswers: KeptAnswers;
};

/** Who was let through: nobody in particular to what is public. */
export type LetThrough = { user?: SignedIn; staff?: StaffMember; token?: TokenBearer };

export type RequestContext = ResponseHeadersPluginContext & { facts: RequestFacts } & LetThrough;

/** The session of a request. NOT_SIGNED_IN where the page that asks says it is another account's than the browser's session. */
export async function readOwnSession({ headers, readSession }: RequestFacts): Promise<Session | undefined> {
  const session = await readSession();
  const pageAccount = headers.get(PAGE_ACCOUNT_HEADER);
  if (session && pageAccount && pageAccount !== session.userId)
    throw new Failure('NOT_SIGNED_IN', { message: ANOTHER_SIGNED_IN });
  return session;
}

const ANOTHER_SIGNED_IN =
  'Another account has signed in in this browser since this page was opened. Nothing was changed; reload the page to go on.';

/** The signed-in buyer; the first line of whatever acts on a buyer's own rows. */
export function requireUser(context: { user?: SignedIn }): SignedIn {
  if (!context.user) throw new Failure('NOT_SIGNED_IN');
  return context.user;
}
