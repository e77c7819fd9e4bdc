import { sign } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { SigningKey } from '../base/signing-key.ts';
import type { Database } from '../database/database.ts';
import {
  commitToDetail,
  type EventDetail,
  formatChainHead,
  getChainName,
  hashEntry,
  INSTALLATION_CHAIN,
  NOTHING_BEFORE,
} from './event-chain.ts';
import { eventChainHeads, eventEntries, eventEntryDetails } from './event-log.table.ts';

/** `userId`: whose doing it was, and on whose deletion the detail goes. */
export type LoggedEvent = { kind: string; at: Date; userId?: string; detail: EventDetail };

export type EventLog = {
  /**
   * Appends in the transaction of what happened: there is an entry if and only if it happened. Entries of one account are written one
   * after the other, so the transaction holds the end of its chain until it is over: append last, and wait for nothing after.
   */
  append(transaction: Database, event: LoggedEvent): Promise<void>;
};

/** A chain for each account, and the installation's; their heads are signed with `key` (ES256). */
export function createEventLog(key: SigningKey): EventLog {
  return {
    async append(transaction, { kind, at, userId, detail }) {
      const chain = getChainName(userId);
      // With time and kind it can be read by itself, as it is in the download of one's own data.
      const { salt, text, commitment } = commitToDetail({ ...detail, at: at.toISOString(), kind });
      const number = await appendEntry(transaction, key, chain, { kind, at, commitment });
      await transaction
        .insert(eventEntryDetails)
        .values({ chain, number, userId: userId ?? null, salt, detail: text });
    },
  };
}

/** The next entry of a chain, and its head. Gives its number. */
export async function appendEntry(
  transaction: Database,
  key: SigningKey,
  chain: string,
  { kind, at, commitment }: { kind: string; at: Date; commitment: Uint8Array },
): Promise<number> {
  const previous = await holdHead(transaction, chain);
  const number = (previous?.number ?? 0) + 1;
  const entry = { number, at, kind, commitment, previousHash: previous?.hash ?? NOTHING_BEFORE };
  const hash = hashEntry(entry, chain);
  await transaction.insert(eventEntries).values({ ...entry, chain, hash });
  const signature = sign('sha256', formatChainHead(number, hash, chain), key.privateKey);
  const head = { number, hash, keyId: key.id, signature };
  await transaction
    .insert(eventChainHeads)
    .values({ ...head, chain })
    .onConflictDoUpdate({ target: eventChainHeads.chain, set: head });
  return number;
}

/** Whether the installation's chain has begun and its newest entry was signed with `key`: no checkpoint covers that chain, so only its head does. */
export async function isInstallationSignedBy(db: Database, key: SigningKey): Promise<boolean> {
  const { chain, keyId } = eventChainHeads;
  return (await db.$count(eventChainHeads, and(eq(chain, INSTALLATION_CHAIN), eq(keyId, key.id)))) > 0;
}

/** Forgets what entries of one account were about; the entries stand. */
export async function eraseEventDetails(transaction: Database, userId: string): Promise<void> {
  await transaction.delete(eventEntryDetails).where(eq(eventEntryDetails.userId, userId));
}

/** Before the first entry there is no row to lock, and a lock by the name of the chain replaces it. */
async function holdHead(transaction: Database, chain: string) {
  const hold = async () => {
    const [head] = await transaction
      .select({ number: eventChainHeads.number, hash: eventChainHeads.hash })
      .from(eventChainHeads)
      .where(eq(eventChainHeads.chain, chain))
      .for('update');
    return head;
  };
  const head = await hold();
  if (head !== undefined) return head;
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`event chain ${chain}`}, 0))`,
  );
  return hold();
}
