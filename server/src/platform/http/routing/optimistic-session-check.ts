import { setImmediate as waitForTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { LetThrough } from '../request-context.ts';

/**
 * Carries out a reading for whoever the session was last known to be of, while the database is asked who it is of now, so that a reader
 * waits for one answer of the database and not for two. Nothing leaves before the second is there: where it is not the same to the
 * letter, what was read is forgotten, whether it went well or not, and the reading is carried out for whom it is now, or refused.
 * The reading's question takes longer, so it leaves first.
 *
 * @param answer reads only, and may be called twice; what it writes to `headers` goes back with what it answers.
 */
export async function answerOptimistically<Result>(
  supposed: LetThrough,
  confirm: () => Promise<LetThrough>,
  answer: (letThrough: LetThrough, headers: Headers) => Promise<Result>,
  headers: Headers,
): Promise<Result> {
  const early = new Headers();
  const [answered, confirmed] = await Promise.allSettled([
    answer(supposed, early),
    waitForTurn().then(confirm),
  ]);
  if (confirmed.status === 'rejected') throw confirmed.reason;
  if (!isDeepStrictEqual(confirmed.value, supposed)) return answer(confirmed.value, headers);
  if (answered.status === 'rejected') throw answered.reason;
  for (const [name, value] of early) headers.append(name, value);
  return answered.value;
}
