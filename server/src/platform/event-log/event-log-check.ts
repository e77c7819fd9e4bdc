import type { KeyObject } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { NotedEntry } from './chain-state.ts';
import { checkChains } from './chains-check.ts';
import { findCheckpointProblem } from './checkpoints-check.ts';
import { checkOldLog } from './old-log-check.ts';

/** `head`: the end of the installation's chain, which covers all others as they were at its last checkpoint. */
export type EventLogState =
  | { entries: number; erased: number; chains: number; head: NotedEntry | undefined; problem?: undefined }
  | { problem: string };

/**
 * Walks every chain: numbers without gaps from 1, each entry's hash over itself, its chain and the one before, each detail as it was
 * committed to, heads signed by `key` or covered by a checkpoint, and each checkpoint over heads that still stand, and no entry much older than
 * the installation's chain; and first the one log of releases before. `noted` is an entry known from elsewhere. In a transaction that is `repeatable read` it sees one state of what goes on growing.
 * It holds a thousand entries at once.
 */
export async function checkEventLog(
  db: Database,
  key: KeyObject,
  noted?: NotedEntry,
): Promise<EventLogState> {
  const old = await checkOldLog(db, key, noted);
  if (old.problem !== undefined) return old;
  const chains = await checkChains(db, key, noted);
  if (chains.problem !== undefined) return chains;
  const problem = await findCheckpointProblem(db);
  if (problem !== undefined) return { problem };
  const { head } = chains;
  if (noted !== undefined && !old.isNoted && !chains.isNoted) {
    const end = Math.max(old.entries, head?.number ?? 0);
    if (noted.number > end)
      return { problem: `The log ends with entry ${end}, and entry ${noted.number} was noted down.` };
    return { problem: `Entry ${noted.number}: another one than was noted down.` };
  }
  return {
    entries: old.entries + chains.entries,
    erased: old.erased + chains.erased,
    chains: chains.chains + (old.entries > 0 ? 1 : 0),
    head,
  };
}
