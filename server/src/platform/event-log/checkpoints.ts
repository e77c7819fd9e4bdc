import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { and, getTableColumns, lt, ne, sql } from 'drizzle-orm';
import type { SigningKey } from '../base/signing-key.ts';
import type { Database, DatabaseConnection } from '../database/database.ts';
import { LOCK_KEYS } from '../database/lock-keys.ts';
import { CHECKPOINT, formatChainHead, INSTALLATION_CHAIN } from './event-chain.ts';
import { eventChainHeads } from './event-log.table.ts';
import { appendEntry } from './event-log.ts';

/** How many heads a checkpoint covers at most, so that none is long and its locks are short. */
const MAX_COVERED = 5_000;

export type CheckpointParts = {
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
export function hashHeads(heads: readonly { chain: string; number: number; hash: Uint8Array }[]): Uint8Array {
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
