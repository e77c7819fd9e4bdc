import { sign } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { SigningKey } from '../signing-key.ts';
import { commitToDetail, type EventDetail, hashEntry, NOTHING_BEFORE, writeHead } from './event-chain.ts';
import { eventDetails, eventLog, eventLogHead } from './event-log.table.ts';

/** `userId`: whose doing it was, and on whose deletion the detail goes. */
export type LoggedEvent = { kind: string; at: Date; userId?: string; detail: EventDetail };

export type EventLog = {
  /**
   * Appends in the transaction of what happened: there is an entry if and only if it happened. Entries are written one
   * after the other, so the transaction holds the end of the log until it is over: append last, and wait for nothing after.
   */
  append(transaction: Database, event: LoggedEvent): Promise<void>;
};

/** The one log of the installation; its head is signed with `key` (ES256). */
export function createEventLog(key: SigningKey): EventLog {
  return {
    async append(transaction, { kind, at, userId, detail }) {
      const previous = await holdHead(transaction);
      // With time and kind it can be read by itself, as it stands in the download of one's own data.
      const { salt, text, commitment } = commitToDetail({ ...detail, at: at.toISOString(), kind });
      const previousHash = previous?.hash ?? NOTHING_BEFORE;
      const entry = { number: (previous?.number ?? 0) + 1, at, kind, commitment, previousHash };
      const hash = hashEntry(entry);
      await transaction.insert(eventLog).values({ ...entry, hash });
      const number = entry.number;
      await transaction.insert(eventDetails).values({ number, userId: userId ?? null, salt, detail: text });
      const signature = sign('sha256', writeHead(number, hash), key.privateKey);
      const head = { number, hash, keyId: key.id, signature };
      await transaction
        .insert(eventLogHead)
        .values(head)
        .onConflictDoUpdate({ target: eventLogHead.id, set: head });
    },
  };
}

/** Forgets what entries of one account were about; the entries stand. */
export async function eraseEventDetails(transaction: Database, userId: string): Promise<void> {
  await transaction.delete(eventDetails).where(eq(eventDetails.userId, userId));
}

/** Any fixed number. */
const EVENT_LOG_LOCK = 7_311_916;

/** The lock and not the row: before the first entry there is none to hold. */
async function holdHead(transaction: Database) {
  await transaction.execute(sql`select pg_advisory_xact_lock(${EVENT_LOG_LOCK})`);
  const [head] = await transaction.select().from(eventLogHead);
  return head;
}
