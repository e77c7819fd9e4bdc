import pLimit, { type LimitFunction } from 'p-limit';
import { Failure } from '../../../platform/base/failure.ts';

/** A document at work is held whole, and read in a process that may take most of a gigabyte. */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 40;
const MAX_WAITING_PER_ACCOUNT = 5;

const inTurn = pLimit(MAX_AT_ONCE);
const ofOne = new Map<string, LimitFunction>();

/**
 * Does work on whole documents two at a time in this process, and one at a time for each account, so that many requests of one account
 * delay only that account.
 *
 * @throws RATE_LIMITED where too many of the account's wait, UNAVAILABLE where too many of all do.
 */
export async function runSealingInTurn<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
  const own = ofOne.get(userId) ?? pLimit(1);
  if (own.pendingCount >= MAX_WAITING_PER_ACCOUNT)
    throw new Failure('RATE_LIMITED', { reason: 'signing.own-documents-being-read' });
  if (inTurn.pendingCount >= MAX_WAITING)
    throw new Failure('UNAVAILABLE', { reason: 'signing.documents-being-read' });
  ofOne.set(userId, own);
  try {
    return await own(() => inTurn(work));
  } finally {
    if (own.activeCount + own.pendingCount === 0) ofOne.delete(userId);
  }
}
