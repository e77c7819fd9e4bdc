import { sign } from 'node:crypto';
import { desc, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { LOCK_KEYS } from '../database/lock-keys.ts';
import { isReleaseBeforeListening } from '../events/release-before.ts';
import type { SigningKey } from '../signing-key.ts';
import { commitToDetail, hashEntry, NOTHING_BEFORE, writeHead } from './event-chain.ts';
import { eventDetails, eventLog, eventLogHead } from './event-log.table.ts';
import type { LoggedEvent } from './event-log.ts';

/** Appends to the one log of all accounts, as releases before the chains do: whoever does waits for everybody else who does. */
export async function appendToOldLog(
  transaction: Database,
  key: SigningKey,
  { kind, at, userId, detail }: LoggedEvent,
): Promise<void> {
  const previous = await holdHead(transaction);
  const { salt, text, commitment } = commitToDetail({ ...detail, at: at.toISOString(), kind });
  const number = (previous?.number ?? 0) + 1;
  const entry = { number, at, kind, commitment, previousHash: previous?.hash ?? NOTHING_BEFORE };
  const hash = hashEntry(entry);
  await transaction.insert(eventLog).values({ ...entry, hash });
  await transaction.insert(eventDetails).values({ number, userId: userId ?? null, salt, detail: text });
  const signature = sign('sha256', writeHead(number, hash), key.privateKey);
  const head = { number, hash, keyId: key.id, signature };
  await transaction
    .insert(eventLogHead)
    .values(head)
    .onConflictDoUpdate({ target: eventLogHead.id, set: head });
}

/**
 * Writes the last entry of that log once no process of the release before runs any more. One that comes after all, as when a release is taken
 * back, appends behind it, and it is closed again.
 */
export async function closeOldLog(transaction: Database, key: SigningKey, at: Date): Promise<void> {
  if (isReleaseBeforeListening()) return;
  const [last] = await transaction
    .select({ kind: eventLog.kind })
    .from(eventLog)
    .orderBy(desc(eventLog.number))
    .limit(1);
  if (last === undefined || last.kind === CLOSED) return;
  const detail = { goesOnIn: 'event_entries' };
  await appendToOldLog(transaction, key, { kind: CLOSED, at, detail });
}

const CLOSED = 'log-closed';

/** The lock and not the row: before the first entry there is none to hold. */
async function holdHead(transaction: Database) {
  await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK_KEYS.oldEventLog})`);
  const [head] = await transaction.select().from(eventLogHead);
  return head;
}
