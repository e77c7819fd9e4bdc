import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The one person whose rows alone queries can reach. `reach` is what of those: what a buyer works with, or all there is of the account
 * itself, with what it is signed in to by.
 */
export type ActedFor = { userId: string; email: string; reach: 'buyer' | 'account' };

const acting = new AsyncLocalStorage<ActedFor | undefined>();

/**
 * Runs `work` so that each query it makes is held by the policies to what is this person's (decision 0041). Transactions keep what held
 * when they began.
 */
export function actFor<Result>(
  { userId, email }: Pick<ActedFor, 'userId' | 'email'>,
  work: () => Result,
  reach: ActedFor['reach'] = 'buyer',
): Result {
  return acting.run({ userId, email, reach }, work);
}

/** Runs `work` beyond that: its queries reach all rows. Each use says why. */
export function actForAll<Result>(work: () => Result): Result {
  return acting.run(undefined, work);
}

/** Whom queries made here and now are for; nothing where they reach all rows. */
export function readActedFor(): ActedFor | undefined {
  return acting.getStore();
}
