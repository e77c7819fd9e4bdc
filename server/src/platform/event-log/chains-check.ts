import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import {
  findDetailProblem,
  findProblem,
  isSame,
  isSameEntry,
  type NotedEntry,
  toHex,
} from './checkpoints-check.ts';
import { CHECKPOINT, type ChainEntry, formatChainHead, INSTALLATION_CHAIN } from './event-chain.ts';
import { eventChainHeads, eventCheckpointHeads, eventEntries, eventEntryDetails } from './event-log.table.ts';

type ChainsState =
  | {
      entries: number;
      erased: number;
      chains: number;
      isNoted: boolean;
      head: NotedEntry | undefined;
      problem?: undefined;
    }
  | { problem: string };

type Head = typeof eventChainHeads.$inferSelect;
/** An entry with what belongs to it: its detail, its chain's head, and the checkpoint that names it. */
type Found = {
  entry: ChainEntry & { chain: string };
  salt: Uint8Array | null;
  detail: string | null;
  head: Head | null;
  checkpoint: number | null;
};

const ENTRIES_AT_ONCE = 1_000;

/** Walks the chains one after the other, as `checkEventLog` says. */
export async function checkChains(
  db: Database,
  privateKey: KeyObject,
  noted: NotedEntry | undefined,
): Promise<ChainsState> {
  const key = createPublicKey(privateKey);
  let [entries, erased, chains] = [0, 0, 0];
  let isNoted = false;
  let last: Found | undefined;
  let installation: NotedEntry | undefined;
  for (;;) {
    const batch = await readBatch(db, last?.entry);
    for (const found of batch) {
      const { entry } = found;
      const before = last?.entry.chain === entry.chain ? last : undefined;
      const problem =
        (before === undefined && last ? findEndProblem(key, last) : undefined) ??
        findEntryProblem(found, before?.entry, entry.chain);
      if (problem) return { problem };
      if (before === undefined) chains += 1;
      if (found.salt === null && entry.kind !== CHECKPOINT) erased += 1;
      if (entry.chain === INSTALLATION_CHAIN) {
        if (isSameEntry(entry, noted)) isNoted = true;
        installation = { number: entry.number, hash: toHex(entry.hash) };
      }
      entries += 1;
      last = found;
    }
    if (batch.length < ENTRIES_AT_ONCE) break;
  }
  const problem = (last && findEndProblem(key, last)) ?? (await findChainlessHead(db));
  if (problem !== undefined) return { problem };
  return { entries, erased, chains, isNoted, head: installation };
}

function readBatch(db: Database, last: Found['entry'] | undefined): Promise<Found[]> {
  const { chain, number } = eventEntries;
  return db
    .select({
      entry: getTableColumns(eventEntries),
      salt: eventEntryDetails.salt,
      detail: eventEntryDetails.detail,
      head: eventChainHeads,
      checkpoint: eventCheckpointHeads.checkpoint,
    })
    .from(eventEntries)
    .leftJoin(
      eventEntryDetails,
      and(eq(eventEntryDetails.chain, chain), eq(eventEntryDetails.number, number)),
    )
    .leftJoin(eventChainHeads, eq(eventChainHeads.chain, chain))
    .leftJoin(
      eventCheckpointHeads,
      and(
        eq(eventCheckpointHeads.chain, chain),
        eq(eventCheckpointHeads.number, number),
        eq(eventCheckpointHeads.hash, eventEntries.hash),
      ),
    )
    .where(last && sql`(${chain}, ${number}) > (${last.chain}, ${last.number})`)
    .orderBy(asc(chain), asc(number))
    .limit(ENTRIES_AT_ONCE);
}

function findEntryProblem(
  { entry, salt, detail }: Found,
  before: ChainEntry | undefined,
  chain: string,
): string | undefined {
  const problem = findProblem(entry, before, chain) ?? findDetailProblem(entry, salt, detail);
  return problem && `Chain ${chain}, entry ${entry.number}: ${problem}`;
}

function findEndProblem(key: KeyObject, { entry, head, checkpoint }: Found): string | undefined {
  const { chain, number, hash } = entry;
  if (head === null) return `Chain ${chain}: its head is gone.`;
  const isCovered = checkpoint !== null && head.number === number && isSame(head.hash, hash);
  if (!isCovered && !verify('sha256', formatChainHead(head.number, head.hash, chain), key, head.signature))
    return `Chain ${chain}: its head is not signed by this installation's key (it names key ${head.keyId}).`;
  if (head.number !== number)
    return `Chain ${chain}: it ends with entry ${number}, and its head says ${head.number}.`;
  if (!isSame(hash, head.hash)) return `Chain ${chain}, entry ${number}: another one than its head says.`;
  return undefined;
}

async function findChainlessHead(db: Database): Promise<string | undefined> {
  const { rows } = await db.execute<{ chain: string; number: string }>(sql`
    select chain, number from event_chain_heads head
     where not exists (select from event_entries where chain = head.chain) limit 1`);
  const [head] = rows;
  return head && `Chain ${head.chain}: it ends with entry 0, and its head says ${head.number}.`;
}
