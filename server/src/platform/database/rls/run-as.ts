import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The one person whose rows alone queries can reach. `reach` is what of those: what a buyer works with, or all there is of the account
 * itself, with what it is signed in to by. A helper has no account: `userId` is `helper:` and the hash of their address, and what they
 * reach is what grants open to it.
 */
export type Actor = { userId: string; email: string; reach: 'buyer' | 'account' | 'helper' };

const acting = new AsyncLocalStorage<Actor | typeof NOBODY_YET | undefined>();
const NOBODY_YET = Symbol('nobody yet');

/**
 * Runs `work` so that each query it makes is held by the policies to what is this person's (decision 0041). Transactions keep what held
 * when they began.
 */
export function runAsUser<Result>(
  { userId, email }: Pick<Actor, 'userId' | 'email'>,
  work: () => Result,
  reach: Actor['reach'] = 'buyer',
): Result {
  return acting.run({ userId, email, reach }, work);
}

/** Runs `work` beyond that: its queries reach all rows. Each use says why. */
export function runAsSystem<Result>(work: () => Result): Result {
  return acting.run(undefined, work);
}

/**
 * Runs what answers a request: until `runAsUser` or `runAsSystem` has said for whom, no query is made. A way in that forgets row-level security would
 * otherwise reach all rows, and nothing would show it.
 */
export function runAsVisitor<Result>(work: () => Result): Result {
  return acting.run(NOBODY_YET, work);
}

/**
 * The actor of queries made here and now; undefined where they reach all rows, as all do outside of a request.
 *
 * @throws within a request that has not set one.
 */
export function getActor(): Actor | undefined {
  const actedFor = acting.getStore();
  if (actedFor === NOBODY_YET)
    throw new Error(
      'a query of a request has to say whom it is for: runAsUser, or runAsSystem with a reason',
    );
  return actedFor;
}
