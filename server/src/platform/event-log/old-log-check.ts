import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { ChainState, NotedEntry } from './chain-state.ts';
import { type ChainEntry, hashDetail, hashEntry, NOTHING_BEFORE, OLD_LOG, writeHead } from './event-chain.ts';
import { eventCheckpointHeads, eventDetails, eventLog, eventLogHead } from './event-log.table.ts';

const ENTRIES_AT_ONCE = 1_000;

/**
 * Walks the one log of releases before the chains, which their processes may still append to: numbers without gaps from 1, each entry's hash over itself and the one before, each detail as it was
 * committed to, and the head's
 * signature by `key`, unless a checkpoint covers that head.
 */
export async function checkOldLog(db: Database, key: KeyObject, noted?: NotedEntry): Promise<ChainState> {
  let last: ChainEntry | undefined;
  let erased = 0;
  let isNoted = false;
  for (;;) {
    const batch = await db
      .select({ entry: eventLog, salt: eventDetails.salt, detail: eventDetails.detail })
      .from(eventLog)
      .leftJoin(eventDetails, eq(eventDetails.number, eventLog.number))
      .where(gt(eventLog.number, last?.number ?? 0))
      .orderBy(asc(eventLog.number))
      .limit(ENTRIES_AT_ONCE);
    for (const { entry, salt, detail } of batch) {
      const problem = findProblem(entry, last) ?? findDetailProblem(entry, salt, detail);
      if (problem !== undefined) return { problem: `Entry ${entry.number}: ${problem}` };
      if (isSameEntry(entry, noted)) isNoted = true;
      if (salt === null) erased += 1;
      last = entry;
    }
    if (batch.length < ENTRIES_AT_ONCE) break;
  }
  const problem = await findHeadProblem(db, key, last);
  if (problem !== undefined) return { problem };
  return { entries: last?.number ?? 0, erased, isNoted };
}

export function findProblem(
  entry: ChainEntry,
  last: ChainEntry | undefined,
  chain?: string,
): string | undefined {
  const expected = (last?.number ?? 0) + 1;
  if (entry.number !== expected)
    return `stands where entry ${expected} belongs; what was in between is gone.`;
  if (!isSame(entry.previousHash, last?.hash ?? NOTHING_BEFORE)) return 'does not follow the one before it.';
  if (!isSame(entry.hash, hashEntry(entry, chain))) return 'was changed.';
  return undefined;
}

export function findDetailProblem(
  entry: ChainEntry,
  salt: Uint8Array | null,
  detail: string | null,
): string | undefined {
  if (salt === null || detail === null) return undefined;
  return isSame(entry.commitment, hashDetail(salt, detail)) ? undefined : 'what it is about was changed.';
}

async function findHeadProblem(
  db: Database,
  key: KeyObject,
  last: ChainEntry | undefined,
): Promise<string | undefined> {
  const [head] = await db.select().from(eventLogHead);
  const end = last?.number ?? 0;
  if (last === undefined && head === undefined) return undefined;
  if (head === undefined) return 'The head of the log is gone.';
  const isCovered = await db.$count(
    eventCheckpointHeads,
    and(
      eq(eventCheckpointHeads.chain, OLD_LOG),
      eq(eventCheckpointHeads.number, head.number),
      eq(eventCheckpointHeads.hash, head.hash),
    ),
  );
  if (
    isCovered === 0 &&
    !verify('sha256', writeHead(head.number, head.hash), createPublicKey(key), head.signature)
  )
    return `The head of the log is not signed by this installation's key (it names key ${head.keyId}).`;
  if (head.number !== end) return `The log ends with entry ${end}, and its head says ${head.number}.`;
  if (last !== undefined && !isSame(last.hash, head.hash))
    return `Entry ${end}: another one than the head of the log says.`;
  return undefined;
}

export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.from(one).equals(other);
}

/** Whether it is the entry that was noted down. */
export function isSameEntry(entry: ChainEntry, noted: NotedEntry | undefined): boolean {
  return noted?.number === entry.number && noted.hash === toHex(entry.hash);
}

export function toHex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
