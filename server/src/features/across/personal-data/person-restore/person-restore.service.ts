import { dataRetention } from '@porchlight/content/en/data-retention.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import type { FeatureTable } from '../../../../platform/database/feature-table.ts';
import { createInstanceId, lockInstance } from '../../../../platform/database/instance.ts';
import type { EventLog } from '../../../../platform/event-log/event-log.ts';
import { recordStaffAction } from '../../../kernel/staff/staff-actions.service.ts';
import { isBeingErased } from '../erasure/erasures-under-way.ts';
import { lockPerson } from '../person-lock.ts';
import { type FilesContext, findNeededFiles, restoreFiles } from './person-files.ts';
import { readReferences, sortByReference } from './person-references.ts';
import { findAccount, readPersonRows } from './person-rows.ts';
import { listRestorable, onlyWithAccount } from './restored-tables.ts';
import { type StoredCount, storeRows } from './store-person.ts';

/** Why a person is not restored, as a sentence for whoever asked. */
export class NotRestorableError extends Error {
  override name = 'NotRestorableError';
}

/** `client`: of the installation, outside a transaction; `scratch`: of a database with all rows of the backup. */
export type PersonRestoreContext = Omit<FilesContext, 'instanceId'> & {
  scratch: Client;
  tables: readonly FeatureTable[];
  events: EventLog;
  backup: { id: string; takenAt: string };
  /** Has the words of PDFs read for the search, in the transaction of `client`. */
  queueDocuments(ids: string[]): Promise<void>;
  now(): Date;
};

/** `despiteErasure`: why somebody comes back who was erased. `addsMissing`: into an account that is there, too. */
export type AskedPerson = {
  address: string;
  isDryRun: boolean;
  addsMissing: boolean;
  despiteErasure?: string | undefined;
};

export type RestoredPerson = { counts: StoredCount[]; files: number; bytes: number; hadAccount: boolean };

/**
 * Brings back what a backup has of one person, in one transaction, and touches nothing that is there. Nothing that opens the account comes
 * along: its owner sets a new password. The audit log and the event log get a line each.
 *
 * @throws `NotRestorableError` with what stands in the way: no account in the backup, one that is there, an erasure.
 */
export async function restorePerson(
  context: PersonRestoreContext,
  asked: AskedPerson,
): Promise<RestoredPerson> {
  const { client, scratch, intents } = context;
  const owner = await findAccount(scratch, asked.address);
  if (owner === undefined)
    throw new NotRestorableError('The backup has no account of this address, so nothing was restored.');
  const instanceId = createInstanceId();
  await lockInstance(intents, instanceId);
  const references = await readReferences(client);
  const tables = sortByReference(listRestorable(context.tables), references);
  const rows = await readPersonRows(scratch, tables, references, owner);
  await client.query('begin');
  const db = drizzle(client);
  await lockPerson(db, owner.email);
  const hadAccount = await requireRestorable(context, asked, owner);
  const counts: StoredCount[] = [];
  for (const each of rows) {
    const { name } = each.table;
    if (hadAccount && onlyWithAccount.includes(name)) continue;
    counts.push(
      await storeRows(
        client,
        each,
        references,
        counts.map((count) => count.name),
      ),
    );
    // The database opens a purchase with each account; this one has its own.
    if (name === 'users' && !hadAccount) await closeNewPurchase(client, owner.userId);
    if (name === 'purchase_people') await joinAgain(client, owner.userId);
  }
  await requirePurchase(client, owner.userId);
  const needed = await findNeededFiles(client, context.storage, rows);
  const result = { counts, files: needed.length, bytes: 0, hadAccount };
  if (asked.isDryRun) {
    await client.query('rollback');
    return result;
  }
  result.bytes = await restoreFiles({ ...context, instanceId }, needed);
  const { rows: stored } = await client.query<{ id: string }>(
    "select id from stored_documents where type = 'application/pdf'",
  );
  await context.queueDocuments(stored.map(({ id }) => id));
  await note(context, asked, owner, counts);
  await client.query('commit');
  return result;
}

/**
 * Whether the account is there.
 *
 * @throws `NotRestorableError`
 */
async function requireRestorable(
  { client, backup, now }: PersonRestoreContext,
  { addsMissing, despiteErasure }: AskedPerson,
  { userId, email }: { userId: string; email: string },
): Promise<boolean> {
  const { rows } = await client.query<{ id: string; email: string }>(
    'select id, email from users where id = $1 or email = $2',
    [userId, email],
  );
  if (rows.some(({ id }) => id !== userId))
    throw new NotRestorableError(
      'Somebody has signed up with this address since, under a new account, so nothing was restored. Two accounts are not made one.',
    );
  const { rows: erasing } = await client.query('select 1 from person_erasures where email = $1', [email]);
  if (erasing.length > 0 || (await isBeingErased(drizzle(client), userId)))
    throw new NotRestorableError('This person is being erased at this moment, so nothing was restored.');
  const account = rows[0];
  if (account !== undefined) {
    if (!addsMissing)
      throw new NotRestorableError(
        'The account is there, so nothing was restored. With --add-missing, rows and files that it lacks come back; also those that its ' +
          'owner deleted since the backup.',
      );
    return true;
  }
  if (despiteErasure !== undefined) return false;
  const { rows: erased } = await client.query(
    `select 1 from webhook_events where type = 'person.erased' and payload::jsonb -> 'data' ->> 'buyerId' = $1`,
    [userId],
  );
  if (erased.length > 0)
    throw new NotRestorableError(
      'This person was erased, as they or the law asked, so nothing was restored. If that was a mistake, give the reason: ' +
        '--despite-erasure "REASON". It goes into the audit log.',
    );
  const { days } = dataRetention.periods['webhook-messages'].keptFor as { days: number };
  if (now().getTime() - Date.parse(backup.takenAt) > days * DAY_MS)
    throw new NotRestorableError(
      `That somebody was erased is known here for ${days} days, and this backup is older: they may have asked for it, so nothing was ` +
        'restored. If you know that they did not, say how: --despite-erasure "REASON".',
    );
  return false;
}

const DAY_MS = 24 * 60 * 60 * 1000;

async function closeNewPurchase(client: Client, userId: string): Promise<void> {
  await client.query(
    'delete from purchases where id in (select purchase_id from purchase_people where user_id = $1)',
    [userId],
  );
}

const IS_BUYER = `state = 'active' and role in ('buyer', 'co-buyer')`;

/**
 * Whoever shares the purchase has become its buyer meanwhile, and stays it.
 *
 * @throws `NotRestorableError` where two others buy together by now.
 */
async function joinAgain(client: Client, userId: string): Promise<void> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from purchase_people
      where ${IS_BUYER} and user_id <> $1 and purchase_id in (select purchase_id from stored_purchase_people where ${IS_BUYER})`,
    [userId],
  );
  const others = rows[0]?.others ?? 0;
  if (others > 1)
    throw new NotRestorableError(
      'Two others have the purchase together by now, so nothing was restored: a purchase has two buyers at most.',
    );
  if (others === 1)
    await client.query(
      `update purchase_people set role = 'co-buyer' where id in (select id from stored_purchase_people where ${IS_BUYER})`,
    );
}

async function requirePurchase(client: Client, userId: string): Promise<void> {
  const { rows } = await client.query(`select 1 from purchase_people where ${IS_BUYER} and user_id = $1`, [
    userId,
  ]);
  if (rows.length === 0) throw new Error('The account came out without a purchase, so nothing was restored.');
}

/** In the audit log and, last, in the event log, whose end it holds until the commit. */
async function note(
  { client, events, backup, now }: PersonRestoreContext,
  { despiteErasure, addsMissing }: AskedPerson,
  { userId, email }: { userId: string; email: string },
  counts: readonly StoredCount[],
): Promise<void> {
  const db = drizzle(client);
  const stored = counts.reduce((sum, count) => sum + count.stored, 0);
  await recordStaffAction(
    db,
    { userId: 'command-line', sessionId: '', name: 'npm run restore:person', email: '', role: 'admin' },
    {
      action: 'people.restored',
      subject: { kind: 'account', id: userId },
      about: { userId, email },
      ...(despiteErasure === undefined ? {} : { reason: despiteErasure }),
      detail: { rows: stored, backup: backup.takenAt, addsMissing, wasErased: despiteErasure !== undefined },
    },
  );
  await events.append(db, {
    kind: 'person-restored',
    at: now(),
    userId,
    detail: { userId, backup: backup.id, takenAt: backup.takenAt, rows: String(stored) },
  });
}
