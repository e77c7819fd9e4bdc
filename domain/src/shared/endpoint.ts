import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { type FailureCode, failures } from './errors.ts';

/** Who may call an endpoint. One that does not say is denied to everybody. */
export type Access = 'public' | 'buyer' | 'staff';

/**
 * `stream` marks endpoints whose bytes travel outside JSON (files, live events); they are served beside the router. `example` is an
 * input and what the answer to it holds.
 */
export type EndpointMeta = {
  access?: Access;
  stream?: boolean;
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

/** The answer of an endpoint that has nothing to tell beyond having worked. */
export const done = z.object({ done: z.literal(true) });
