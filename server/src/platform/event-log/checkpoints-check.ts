import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { and, asc, eq, getTableColumns, gt, lt, ne, sql } from 'drizzle-orm';
import type { SigningKey } from '../base/signing-key.ts';
import type { Database, DatabaseConnection } from '../database/database.ts';
import { LOCK_KEYS } from '../database/lock-keys.ts';
import {
  CHECKPOINT,
  type ChainEntry,
  formatChainHead,
  hashDetail,
  hashEntry,
  INSTALLATION_CHAIN,
  NOTHING_BEFORE,
} from './event-chain.ts';
import { eventChainHeads, eventCheckpointHeads, eventEntries } from './event-log.table.ts';
import { appendEntry } from './event-log.ts';

/** How many heads a checkpoint covers at most, so that none is long and its locks are short. */
const MAX_COVERED = 5_000;

/** How many checkpoints are read at once; one covers 5,000 heads at most, and seldom more than a few. */
const CHECKPOINTS_AT_ONCE = 10;

/** What is wrong with the checkpoints, of chains that hold in themselves: each has to cover what it committed to, and that has to stand. */
export async function findCheckpointProblem(db: Database): Promise<string | undefined> {
  return (await findMissing(db)) ?? (await findBroken(db)) ?? (await findUncovered(db));
}

/** What checkpoints or heads say that nothing there is any more. */
async function findMissing(db: Database): Promise<string | undefined> {
  const { rows } = await db.execute<{ problem: string }>(sql`
    (select format('Chain %s, entry %s: checkpoint %s covers it, and it is gone or another one.', chain, number, checkpoint) as problem
       from event_checkpoint_heads covered
      where not exists (
        select from event_entries where chain = covered.chain and number = covered.number and hash = covered.hash)
      limit 1)
    union all
    (select format('Chain %s, entry %s: the checkpoint that covered it is gone.', chain, covered)
       from event_chain_heads head
      where covered > 0 and not exists (
        select from event_checkpoint_heads where chain = head.chain and number = head.covered)
      limit 1)
    union all
    (select format('Checkpoint %s is gone, and covered entry %s of chain %s.', checkpoint, number, chain)
       from event_checkpoint_heads covered
      where not exists (
        select from event_entries where chain = ${INSTALLATION_CHAIN} and number = covered.checkpoint and kind = ${CHECKPOINT})
      limit 1)
    limit 1`);
  return rows[0]?.problem;
}

async function findBroken(db: Database): Promise<string | undefined> {
  for (let last = 0; ; ) {
    const batch = await db
      .select({ number: eventEntries.number, commitment: eventEntries.commitment })
      .from(eventEntries)
      .where(
        and(
          eq(eventEntries.chain, INSTALLATION_CHAIN),
          eq(eventEntries.kind, CHECKPOINT),
          gt(eventEntries.number, last),
        ),
      )
      .orderBy(asc(eventEntries.number))
      .limit(CHECKPOINTS_AT_ONCE);
    const [first, end] = [batch[0]?.number ?? 0, batch.at(-1)?.number ?? 0];
    const heads = await db
      .select()
      .from(eventCheckpointHeads)
      .where(sql`${eventCheckpointHeads.checkpoint} between ${first} and ${end}`);
    const covered = Map.groupBy(heads, ({ checkpoint }) => checkpoint);
    for (const { number, commitment } of batch)
      if (!isSame(commitment, hashHeads(covered.get(number) ?? [])))
        return `Checkpoint ${number}: what it covers was changed.`;
    if (batch.length < CHECKPOINTS_AT_ONCE) return undefined;
    last = end;
  }
}

/**
 * An attacker who removes the installation's chain with everything that names it leaves chains that are valid in themselves, and the next
 * checkpoint begins it again. But each start begins a missing one, so nothing is older: by an hour, because clocks of processes differ.
 */
async function findUncovered(db: Database): Promise<string | undefined> {
  const { rows } = await db.execute<{ problem: string }>(sql`
    select format('Chain %s, entry %s: it is older than the installation''s chain, whose beginning is gone.', entry.chain, entry.number) as problem
      from event_entries entry
      left join event_entries beginning on beginning.chain = ${INSTALLATION_CHAIN} and beginning.number = 1
     where entry.chain <> ${INSTALLATION_CHAIN}
       and (beginning.at is null or entry.at < beginning.at - interval '1 hour')
     limit 1`);
  return rows[0]?.problem;
}

/**
 * An entry of the installation's chain by its number and hash, as hex: an operator who noted it down can check later that it is still
 * there.
 */
export type NotedEntry = { number: number; hash: string };

/** What is wrong with an entry of a chain that follows `last`, or nothing. */
export function findProblem(
  entry: ChainEntry,
  last: ChainEntry | undefined,
  chain: string,
): string | undefined {
  const expected = (last?.number ?? 0) + 1;
  if (entry.number !== expected)
    return `stands where entry ${expected} belongs; what was in between is gone.`;
  if (!isSame(entry.previousHash, last?.hash ?? NOTHING_BEFORE)) return 'does not follow the one before it.';
  if (!isSame(entry.hash, hashEntry(entry, chain))) return 'was changed.';
  return undefined;
}

/** Whether the detail is what the entry committed to; one that was erased is no problem. */
export function findDetailProblem(
  entry: ChainEntry,
  salt: Uint8Array | null,
  detail: string | null,
): string | undefined {
  if (salt === null || detail === null) return undefined;
  return isSame(entry.commitment, hashDetail(salt, detail)) ? undefined : 'what it is about was changed.';
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

type CheckpointParts = {
  database: DatabaseConnection;
  key: SigningKey;
  /** The public keys that this installation signed with before, by their thumbprints: a head may be signed by one of them. */
  findKeys(transaction: Database): Promise<ReadonlyMap<string, KeyObject>>;
  now(): Date;
};

/**
 * Covers each head that changed since it was last covered by checkpoints in the installation's chain, so that a chain that is removed as a
 * whole, or whose end is cut off, is missed. Work follows what changed, not how many chains there are. A head that is being written is
 * left to the next time.
 */
export async function coverChangedHeads(parts: CheckpointParts): Promise<void> {
  for (let isMore = true; isMore; )
    ({ isMore } = await parts.database.transact((transaction) => writeCheckpoint(parts, transaction)));
}

/** What a checkpoint commits to: SHA-256 over a line for each head that it covers, by chain. */
function hashHeads(heads: readonly { chain: string; number: number; hash: Uint8Array }[]): Uint8Array {
  const lines = heads.map(
    ({ chain, number, hash }) => `${chain} ${number} ${Buffer.from(hash).toString('hex')}\n`,
  );
  return createHash('sha256').update(lines.toSorted().join('')).digest();
}

type ChangedHead = { chain: string; number: number; hash: Uint8Array; keyId: string; signature: Uint8Array };

async function writeCheckpoint({ findKeys, key, now }: CheckpointParts, transaction: Database) {
  await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK_KEYS.checkpoints})`);
  const changed: ChangedHead[] = await transaction
    .select(getTableColumns(eventChainHeads))
    .from(eventChainHeads)
    .where(
      and(lt(eventChainHeads.covered, eventChainHeads.number), ne(eventChainHeads.chain, INSTALLATION_CHAIN)),
    )
    .orderBy(eventChainHeads.chain)
    .limit(MAX_COVERED)
    .for('update', { skipLocked: true });
  const keys = new Map([...(await findKeys(transaction)), [key.id, createPublicKey(key.privateKey)]]);
  const isSigned = ({ chain, number, hash, keyId, signature }: ChangedHead) => {
    const known = keys.get(keyId);
    return known && verify('sha256', formatChainHead(number, hash, chain), known, signature);
  };
  const signed = changed.filter(isSigned);
  if (signed.length > 0) {
    const at = now();
    const commitment = hashHeads(signed);
    const checkpoint = await appendEntry(transaction, key, INSTALLATION_CHAIN, {
      kind: CHECKPOINT,
      at,
      commitment,
    });
    await transaction.execute(sql`
      with heads as (
        insert into event_checkpoint_heads (chain, number, hash, checkpoint)
        select chain, number, decode(hash, 'hex'), ${checkpoint}
          from unnest(${sql.param(signed.map(({ chain }) => chain))}::text[], ${sql.param(signed.map(({ number }) => number))}::bigint[],
            ${sql.param(signed.map(({ hash }) => Buffer.from(hash).toString('hex')))}::text[]) as head (chain, number, hash)
        returning chain, number
      )
      update event_chain_heads set covered = heads.number from heads where event_chain_heads.chain = heads.chain`);
  }
  // Those without a signature of a known key stay as they are, and the check of the log names them.
  return { isMore: changed.length === MAX_COVERED && signed.length > 0 };
}
