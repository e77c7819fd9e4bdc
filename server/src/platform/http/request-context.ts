import type { ResponseHeadersPluginContext } from '@orpc/server/plugins';
import type { SessionOpening } from '@porchlight/domain/accounts/session-openings.ts';
import type { StaffRole } from '@porchlight/domain/staff/staff-roles.ts';
import { Failure } from './failure.ts';

/** The signed-in person of a request. */
export type SignedIn = { userId: string; sessionId: string; name: string; email: string };

/** A session as it is read for each request: `staff` where the account is a staff member's. */
export type Session = SignedIn & {
  openedBy: SessionOpening;
  staff: { role: StaffRole; isSuspended: boolean } | null;
};

/** A staff member who was let through to an endpoint of the console. */
export type StaffMember = SignedIn & { role: StaffRole };

/** What is known of a request before any feature looks at it. */
export type RequestFacts = {
  headers: Headers;
  /** The caller's network address, never taken from a header that anybody can send. */
  address: string;
  userAgent: string;
  readSession(): Promise<Session | undefined>;
};

/** Who was let through: nobody in particular to what is public. */
export type LetThrough = { user?: SignedIn; staff?: StaffMember };

export type RequestContext = ResponseHeadersPluginContext & { facts: RequestFacts } & LetThrough;

/** The signed-in buyer; the first line of whatever acts on a buyer's own rows. */
export function requireUser(context: { user?: SignedIn }): SignedIn {
  if (!context.user) throw new Failure('NOT_SIGNED_IN');
  return context.user;
}
