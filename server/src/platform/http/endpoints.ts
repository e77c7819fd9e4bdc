import { implement } from '@orpc/server';
import { contract } from '@porchlight/domain/contract.ts';
import type { Access } from '@porchlight/domain/shared/endpoint.ts';
import { Failure } from './failure.ts';
import type { RequestContext, RequestFacts, SignedIn } from './request-context.ts';

/**
 * Lets a request through by its endpoint's declared access, and says who is signed in. An endpoint that declares
 * nothing is denied to everybody.
 */
export async function authorize(
  access: Access | undefined,
  facts: RequestFacts,
): Promise<SignedIn | undefined> {
  if (access === 'public') return undefined;
  if (access !== 'buyer' && access !== 'staff') throw new Failure('NOT_ALLOWED');
  const user = await facts.readSession();
  if (!user) throw new Failure('NOT_SIGNED_IN');
  if (access === 'staff' && !(await facts.isStaff(user.userId))) throw new Failure('NOT_ALLOWED');
  return user;
}

/** Where every feature hangs its handlers: the contract, with access enforced before any of them runs. */
export const endpoints = implement(contract)
  .$context<RequestContext>()
  .use(async ({ context, next, procedure }) => {
    const user = await authorize(procedure['~orpc'].meta.access, context.facts);
    return next({ context: user ? { user } : {} });
  });
