import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type ChainEntry, hashDetail, hashEntry, NOTHING_BEFORE, writeHead } from './event-chain.ts';
import { eventDetails, eventLog, eventLogHead } from './event-log.table.ts';

/** An entry by its number and hash, as hex: whoever noted it down can check later that it still stands. */
export type NotedEntry = { number: number; hash: string };

/** `erased`: entries whose detail was erased. `problem` names the first broken link, and what is wrong with it. */
export type EventLogState =
  | { entries: number; erased: number; head: NotedEntry | undefined; problem?: undefined }
  | { problem: string };

const ENTRIES_AT_ONCE = 1_000;

/**
 * Walks the whole log: numbers without gaps from 1, each entry's hash over itself and the one before, each detail as it was
 * committed to, and the head's signature by `key`. `noted` is an entry known from elsewhere. In a transaction that is
 * `repeatable read` it sees one state of a log that goes on growing.
 */
export async function checkEventLog(
  db: Database,
  key: KeyObject,
  noted?: NotedEntry,
): Promise<EventLogState> {
  let last: ChainEntry | undefined;
  let erased = 0;
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
      if (noted?.number === entry.number && noted.hash !== toHex(entry.hash))
        return { problem: `Entry ${entry.number}: another one than was noted down.` };
      if (salt === null) erased += 1;
      last = entry;
    }
    if (batch.length < ENTRIES_AT_ONCE) break;
  }
  const problem = await findHeadProblem(db, key, last, noted);
  if (problem !== undefined) return { problem };
  const head = last && { number: last.number, hash: toHex(last.hash) };
  return { entries: last?.number ?? 0, erased, head };
}

function findProblem(entry: ChainEntry, last: ChainEntry | undefined): string | undefined {
  const expected = (last?.number ?? 0) + 1;
  if (entry.number !== expected)
    return `stands where entry ${expected} belongs; what was in between is gone.`;
  if (!isSame(entry.previousHash, last?.hash ?? NOTHING_BEFORE)) return 'does not follow the one before it.';
  if (!isSame(entry.hash, hashEntry(entry))) return 'was changed.';
  return undefined;
}

function findDetailProblem(
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
  noted: NotedEntry | undefined,
): Promise<string | undefined> {
  const [head] = await db.select().from(eventLogHead);
  const end = last?.number ?? 0;
  if (noted !== undefined && noted.number > end)
    return `The log ends with entry ${end}, and entry ${noted.number} was noted down.`;
  if (last === undefined && head === undefined) return undefined;
  if (head === undefined) return 'The head of the log is gone.';
  if (!verify('sha256', writeHead(head.number, head.hash), createPublicKey(key), head.signature))
    return `The head of the log is not signed by this installation's key (it names key ${head.keyId}).`;
  if (head.number !== end) return `The log ends with entry ${end}, and its head says ${head.number}.`;
  if (last !== undefined && !isSame(last.hash, head.hash))
    return `Entry ${end}: another one than the head of the log says.`;
  return undefined;
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.from(one).equals(other);
}

function toHex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
