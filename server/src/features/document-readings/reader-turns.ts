import { Failure } from '../../platform/base/failure.ts';

/** Whose file it is: one of an account, or a stranger's. */
export type ReadingOf = 'account' | 'stranger';

/** Files that people sent and wait for, those on their way included: of all accounts, of all strangers, and of one account or network. */
const MAX_SENT = 8;
const MAX_SENT_OF_ONE = 2;

const waiting: Record<ReadingOf, (() => void)[]> = { account: [], stranger: [] };
let isTaken = false;

/**
 * To read a file's own text takes hundreds of mebibytes and a moment: one at a time, and a stranger's only when none of an account waits.
 * Pictures, which take long, have turns of their own.
 */
export async function runInTurn<Result>(whose: ReadingOf, work: () => Promise<Result>): Promise<Result> {
  if (isTaken) await new Promise<void>((begin) => waiting[whose].push(begin));
  isTaken = true;
  try {
    return await work();
  } finally {
    const next = waiting.account.shift() ?? waiting.stranger.shift();
    if (next === undefined) isTaken = false;
    else next();
  }
}

const sent: Record<ReadingOf, Map<string, number>> = { account: new Map(), stranger: new Map() };

/**
 * Takes a place for a file that is sent, before anything of it is read: one account, or one network of strangers, has one that is read and one
 * that waits. Gives what leaves the place.
 *
 * @throws UNAVAILABLE where all are taken.
 */
export function reservePlace(whose: ReadingOf, sender: string): () => void {
  const places = sent[whose];
  const own = places.get(sender) ?? 0;
  const all = [...places.values()].reduce((sum, count) => sum + count, 0);
  if (own >= MAX_SENT_OF_ONE || all >= MAX_SENT)
    throw new Failure('UNAVAILABLE', { reason: 'document-readings.busy' });
  places.set(sender, own + 1);
  return () => {
    const left = (places.get(sender) ?? 1) - 1;
    if (left === 0) places.delete(sender);
    else places.set(sender, left);
  };
}
