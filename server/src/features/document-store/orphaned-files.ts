import { Failure } from '../../platform/base/failure.ts';
import { describeError } from '../../platform/base/log.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DocumentsContext } from './documents.service.ts';

/**
 * Runs `work` in one transaction in which rows give up files (`leave`), and then removes those files. The intents to
 * remove them are part of the transaction, so a crash leaves either everything or what the sweep clears away. With `mustGo` a file
 * that cannot go now is a failure; otherwise it is left for the sweep.
 */
export function removeOrphanedFiles<Result>(
  context: DocumentsContext,
  work: (transaction: Database, leave: (storagePath: string | null) => Promise<void>) => Promise<Result>,
  { mustGo = false } = {},
): Promise<Result> {
  return removeOrphaned(
    context,
    (leaveIn) =>
      context.database.transact((transaction) =>
        work(transaction, (storagePath) => leaveIn(transaction, storagePath)),
      ),
    { mustGo },
  );
}

/** The same where `work` has a transaction of its own; after `leave` it is committed, or `work` throws. */
export async function removeOrphaned<Result>(
  { intents, log, now }: DocumentsContext,
  work: (leave: (transaction: Database, storagePath: string | null) => Promise<void>) => Promise<Result>,
  { mustGo = false } = {},
): Promise<Result> {
  const left: string[] = [];
  let result: Result;
  try {
    result = await work(async (transaction, storagePath) => {
      if (storagePath === null) return;
      // Someone deletes the document at this moment.
      if (!(await intents.announceLeftover(transaction, storagePath, now()))) throw new Failure('NOT_FOUND');
      left.push(storagePath);
    });
  } catch (error) {
    for (const storagePath of left) intents.release(storagePath);
    throw error;
  }
  for (const storagePath of left) {
    await intents.finishRemoval(storagePath).catch((error: unknown) => {
      if (mustGo) throw error;
      log.warn(describeError(error), 'a file that nobody needs is left for the sweep');
    });
  }
  return result;
}
