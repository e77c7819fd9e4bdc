import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import type { ApiTokenScope } from './api-token-scopes.ts';
import { type FailureCode, failureStatus } from './errors.ts';
import type { NeededRights } from './staff-roles.ts';

/** Who may call an endpoint. One that does not say is denied to everyone. */
export type Access = 'public' | 'buyer' | 'helper' | 'staff';

/**
 * What a POST leaves behind, which each has to say. One that stores `records` takes an Idempotency-Key, so that it can be sent
 * again; `sign-in` is about how someone is signed in, where cookies and tokens that work once see to it that nothing happens
 * twice, and where no answer may be kept; `nothing` only computes or reads.
 */
export type Stores = 'records' | 'sign-in' | 'nothing';

/**
 * `rights` are what a member of staff needs for an endpoint of theirs, and `scope` what an API token needs to call it as well: one that names none is
 * for people alone. `isAboutSelf` marks an answer about the
 * member alone, in which nothing is hidden. `staffToo` marks the endpoints of buyers that a staff member calls for the account itself; all others refuse
 * staff, who are no buyers. `guests: 'refused'` marks what a guest, who has no address, needs an account for. `rlsExemption` says why an endpoint of a
 * person signed in reaches rows of others; all others are held to their own. `stream` marks endpoints whose bytes travel outside JSON
 * (files, live events); they are served beside the router.
 */
export type EndpointMeta = {
  access?: Access;
  rights?: NeededRights;
  isAboutSelf?: boolean;
  scope?: ApiTokenScope;
  staffToo?: boolean;
  guests?: 'refused';
  rlsExemption?: string;
  stream?: boolean;
  stores?: Stores;
};

/** What a sentence is made of travels beside a failure's code, as the server threw it. */
const failureData = z.unknown();

type FailureMap<Code extends FailureCode> = {
  [Key in Code]: { status: number; data: typeof failureData };
};

function listFailures<Code extends FailureCode>(codes: readonly Code[]): FailureMap<Code> {
  return Object.fromEntries(
    codes.map((code) => [code, { status: failureStatus[code], data: failureData }]),
  ) as unknown as FailureMap<Code>;
}

const everywhere = ['BAD_INPUT', 'CROSS_SITE', 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'] as const;

/** Starts an endpoint that anyone may call; `codes` are the failures of its own. */
export function publicEndpoint<const Code extends FailureCode = never>(...codes: Code[]) {
  return oc.$meta<EndpointMeta>({ access: 'public' }).errors(listFailures([...everywhere, ...codes]));
}

/** Starts an endpoint that needs a signed-in buyer and sees that buyer's rows alone. */
export function buyerEndpoint<const Code extends FailureCode = never>(...codes: Code[]) {
  return oc
    .$meta<EndpointMeta>({ access: 'buyer' })
    .errors(listFailures([...everywhere, 'NOT_SIGNED_IN', ...codes]));
}

/** Starts the same where a guest is refused: what is emailed, uploaded, signed, shared, or seen by staff. */
export function signedUpEndpoint<const Code extends FailureCode = never>(...codes: Code[]) {
  return oc
    .$meta<EndpointMeta>({ access: 'buyer', guests: 'refused' })
    .errors(listFailures([...everywhere, 'NOT_SIGNED_IN', 'ACCOUNT_NEEDED', ...codes]));
}

/** Starts an endpoint for a helper: a person from outside who signs in with an emailed link and sees what is granted to them. */
export function helperEndpoint<const Code extends FailureCode = never>(...codes: Code[]) {
  return oc
    .$meta<EndpointMeta>({ access: 'helper' })
    .errors(listFailures([...everywhere, 'NOT_SIGNED_IN', ...codes]));
}

/** Starts an endpoint that needs a staff member with these rights, signed in with a second factor. */
export function staffEndpoint<const Code extends FailureCode = never>(
  rights: NeededRights,
  ...codes: Code[]
) {
  return oc
    .$meta<EndpointMeta>({ access: 'staff', rights })
    .errors(listFailures([...everywhere, 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'SECOND_FACTOR_NEEDED', ...codes]));
}

/** Starts an endpoint about the signed-in person's own account, whatever their role. A guest has none. */
export function accountEndpoint<const Code extends FailureCode = never>(...codes: Code[]) {
  return oc
    .$meta<EndpointMeta>({ access: 'buyer', staffToo: true, guests: 'refused' })
    .errors(listFailures([...everywhere, 'NOT_SIGNED_IN', 'ACCOUNT_NEEDED', ...codes]));
}

/** The request succeeded and has no other result. */
export const done = z.object({ done: z.literal(true) });
