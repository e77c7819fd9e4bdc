import type { ResponseHeadersPluginContext } from '@orpc/server/plugins';
import { Failure } from './failure.ts';

/** The signed-in person of a request. */
export type SignedIn = { userId: string; sessionId: string; name: string; email: string };

/** What is known of a request before any feature looks at it. */
export type RequestFacts = {
  headers: Headers;
  /** The caller's network address, never taken from a header that anybody can send. */
  address: string;
  userAgent: string;
  readSession(): Promise<SignedIn | undefined>;
  isStaff(userId: string): Promise<boolean>;
};

export type RequestContext = ResponseHeadersPluginContext & { facts: RequestFacts; user?: SignedIn };

/** The signed-in buyer; the first line of whatever acts on a buyer's own rows. */
export function requireUser(context: { user?: SignedIn }): SignedIn {
  if (!context.user) throw new Failure('NOT_SIGNED_IN');
  return context.user;
}
