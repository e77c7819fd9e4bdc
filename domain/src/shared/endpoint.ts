import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import type { ApiTokenScope } from '../api-tokens/api-token-scopes.ts';
import type { StaffRole } from '../staff/staff-roles.ts';
import { type FailureCode, failures } from './errors.ts';

/** Who may call an endpoint. One that does not say is denied to everybody. */
export type Access = 'public' | 'buyer' | 'staff';

/**
 * What a POST leaves behind, which each has to say. One that stores `records` takes an Idempotency-Key, so that it can be sent
 * again; `sign-in` is about how somebody is signed in, where cookies and tokens that work once see to it that nothing happens
 * twice, and where no answer may be kept; `nothing` only computes or reads.
 */
export type Stores = 'records' | 'sign-in' | 'nothing';

/**
 * `role` is the least that a staff endpoint needs, and `scope` what an API token needs to call it as well: one that names none is
 * for people alone. `staffToo` marks the endpoints of buyers that a staff member calls for the account itself; all others refuse
 * staff, who are no buyers. `stream` marks endpoints whose bytes travel outside JSON (files, live events); they are served beside the router. `example` is an
 * input and what the answer to it holds.
 */
export type EndpointMeta = {
  access?: Access;
  role?: StaffRole;
  scope?: ApiTokenScope;
  staffToo?: boolean;
  stream?: boolean;
  stores?: Stores;
  example?: { input: unknown; answer: unknown };
};

/** What travels beside a failure's code and sentence. */
export const failureData = z.object({ fields: z.optional(z.record(z.string(), z.string())) });

type FailureMap<Code extends FailureCode> = {
  [Key in Code]: { status: number; message: string; data: typeof failureData };
};

function listFailures<Code extends FailureCode>(codes: readonly Code[]): FailureMap<Code> {
  return Object.fromEntries(
    codes.map((code) => [code, { ...failures[code], data: failureData }]),
  ) as unknown as FailureMap<Code>;
}

const everywhere = ['BAD_INPUT', 'CROSS_SITE', 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'] as const;

/** Starts an endpoint that anybody may call; `codes` are the failures of its own. */
export function publicEndpoint<const Code extends FailureCode = never>(...codes: Code[]) {
  return oc.$meta<EndpointMeta>({ access: 'public' }).errors(listFailures([...everywhere, ...codes]));
}

/** Starts an endpoint that needs a signed-in buyer and sees that buyer's rows alone. */
export function buyerEndpoint<const Code extends FailureCode = never>(...codes: Code[]) {
  return oc
    .$meta<EndpointMeta>({ access: 'buyer' })
    .errors(listFailures([...everywhere, 'NOT_SIGNED_IN', ...codes]));
}

/** Starts an endpoint that needs a staff member of at least this role, signed in with a second factor. */
export function staffEndpoint<const Code extends FailureCode = never>(role: StaffRole, ...codes: Code[]) {
  return oc
    .$meta<EndpointMeta>({ access: 'staff', role })
    .errors(listFailures([...everywhere, 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'SECOND_FACTOR_NEEDED', ...codes]));
}

/** Starts an endpoint about the signed-in person's own account, whoever that is. */
export function accountEndpoint<const Code extends FailureCode = never>(...codes: Code[]) {
  return oc
    .$meta<EndpointMeta>({ access: 'buyer', staffToo: true })
    .errors(listFailures([...everywhere, 'NOT_SIGNED_IN', ...codes]));
}

/** The answer of an endpoint that has nothing to tell beyond having worked. */
export const done = z.object({ done: z.literal(true) });
