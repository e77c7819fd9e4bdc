import type { KeyObject } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { checkChains } from './chains-check.ts';
import { findCheckpointProblem } from './checkpoints-check.ts';
import type { NotedEntry } from './entry-check.ts';

/** `head`: the end of the installation's chain, which covers all others as they were at its last checkpoint. */
export type EventLogState =
  | { entries: number; erased: number; chains: number; head: NotedEntry | undefined; problem?: undefined }
  | { problem: string };

/**
 * Walks every chain: numbers without gaps from 1, each entry's hash over itself, its chain and the one before, each detail as it was
 * committed to, heads signed by `key` or covered by a checkpoint, each checkpoint over heads that are still there, and no entry much
 * older than the installation's chain. `noted` is an entry known from elsewhere. In a transaction that is `repeatable read` it sees one
 * state of what goes on growing. It holds a thousand entries at once.
 */
export async function checkEventLog(
  db: Database,
  key: KeyObject,
  noted?: NotedEntry,
): Promise<EventLogState> {
  const found = await checkChains(db, key, noted);
  if (found.problem !== undefined) return found;
  const problem = await findCheckpointProblem(db);
  if (problem !== undefined) return { problem };
  const { isNoted, ...state } = found;
  if (noted !== undefined && !isNoted) {
    const end = state.head?.number ?? 0;
    if (noted.number > end)
      return { problem: `The log ends with entry ${end}, and entry ${noted.number} was noted down.` };
    return { problem: `Entry ${noted.number}: another one than was noted down.` };
  }
  return state;
}
