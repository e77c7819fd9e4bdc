import { isNotNull } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { EXIT, runBackupCommand } from '../backup-command.ts';
import { sessions, verifications } from '../features/accounts/accounts.table.ts';
import { emailChanges, oneUseTokens } from '../features/accounts/credentials/sign-in-methods.table.ts';
import { fileIntents } from '../features/document-store/documents.table.ts';
import { signingInvitations } from '../features/document-store/signing-invitations.table.ts';
import { helperSessions, purchasePeople } from '../features/purchases/purchases.table.ts';
import { loadInstallationKeys } from '../platform/backup/installation-keys.ts';
import { declareFiles, listNamedFiles } from '../platform/backup/named-files.ts';
import { openCopyClient } from '../platform/backup/table-copies.ts';
import type { Config } from '../platform/base/config-types.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { joinEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts';
import { findOtherInstances } from '../platform/database/instance.ts';
import { requireDirectUrl } from '../platform/database/required-database.ts';
import { createStorage } from '../platform/storage/create-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { delayEmails } from './restored-emails.ts';

// Once a PostgreSQL was recovered to an earlier point in time, before a server starts on it: nothing is sent twice, no one stays signed in,
// and what the database and the store of files lack of one another is listed.
const OLD = '--old-database';

await runBackupCommand(async (config) => {
  const [flag, old, ...more] = process.argv.slice(2);
  if ((flag !== undefined && (flag !== OLD || old === undefined)) || more.length > 0) {
    console.error(`Usage: npm run after-recovery, or npm run after-recovery -- ${OLD} postgresql://...`);
    return EXIT.usage;
  }
  const direct = await requireDirectUrl(config);
  const own = direct === undefined ? await joinEmbeddedPostgres(config.dataDir) : undefined;
  try {
    const url = direct ?? own?.url;
    if (url === undefined) throw new Error(`There is no database in ${config.dataDir}.`);
    return await settle(config, url, old);
  } finally {
    await own?.stop();
  }
});

async function settle(config: Config, url: string, old: string | undefined): Promise<number> {
  const { fileKey } = await loadInstallationKeys(config);
  const client = await openCopyClient(url);
  const database = openDatabase(url, 2, () => undefined);
  try {
    if ((await findOtherInstances((text, values) => client.query(text, values), 0)) > 0)
      throw new Error('A server runs on this database. Stop it first. Nothing was changed.');
    const gone = old === undefined ? undefined : await findGoneSince(client, old);
    const { held, ended } = await database.transact(async (transaction) => ({
      held: await delayEmails(transaction),
      ended: await endEverySession(transaction),
    }));
    console.log(`${held} emails that waited are held back, and ${ended} sessions are ended.`);
    const intents = await database.db.select({ path: fileIntents.storagePath }).from(fileIntents);
    const left = intents.map(({ path }) => path);
    const { missing, unnamed } = await compareFiles(client, await createStorage(config), fileKey, left);
    list('files that rows name are not in the store:', missing);
    list('files in the store are named by no row, and nobody can open them any more:', unnamed);
    if (gone) {
      list('accounts were erased after this point in time. Erase them again in the console:', gone.erased);
      list(
        'accounts are missing from the old database without an erasure that it knows of: taken by the accident, or erased so long ago ' +
          'that its message is gone. Find out which before you erase one:',
        gone.lost,
      );
    }
    const open = [missing, gone?.erased ?? [], gone?.lost ?? []];
    return open.every((lines) => lines.length === 0) ? EXIT.done : EXIT.filesMissing;
  } finally {
    await database.close();
    await client.end();
  }
}

function list(what: string, lines: readonly string[]): void {
  console.log(`${lines.length} ${what}`);
  for (const line of lines) console.log(`- ${line}`);
}

/**
 * What rows and store lack of one another: files that rows name and the store does not have, and files that no row names, without the
 * `left`, which a server will still clear away. To be called while no server writes.
 */
async function compareFiles(
  client: ClientBase,
  storage: Pick<Storage, 'size' | 'list'>,
  fileKey: Uint8Array,
  left: readonly string[],
): Promise<{ missing: string[]; unnamed: string[] }> {
  await client.query('begin isolation level repeatable read, read only');
  const count = await declareFiles(client);
  await client.query('commit');
  const missing: string[] = [];
  const named = new Set(left);
  for await (const files of listNamedFiles(client, count, fileKey)) {
    for (const { path } of files) {
      named.add(path);
      if ((await storage.size(path)) === undefined) missing.push(path);
    }
  }
  const unnamed: string[] = [];
  for await (const paths of storage.list()) unnamed.push(...paths.filter((path) => !named.has(path)));
  return { missing, unnamed };
}

/**
 * Signs all people out and ends every emailed link that opens something: among those of an earlier time are sessions that were ended since,
 * and links that were used or taken back. Those of the newsletter and of waiting lists stay, because they put an address on a list or take
 * it off and open nothing. Gives how many sessions there were.
 */
async function endEverySession(transaction: Database): Promise<number> {
  for (const table of [verifications, oneUseTokens, emailChanges]) await transaction.delete(table);
  // The inviting buyer sees these people as before, and invites them again.
  for (const table of [purchasePeople, signingInvitations])
    await transaction.update(table).set({ tokenHash: null }).where(isNotNull(table.tokenHash));
  const helpers = await transaction.delete(helperSessions);
  const people = await transaction.delete(sessions);
  return (people.rowCount ?? 0) + (helpers.rowCount ?? 0);
}

/** Ids of accounts: `lost` are those whose erasure is not known, as of a wrong `delete`. */
type GoneAccounts = { erased: string[]; lost: string[] };

/**
 * Recovered accounts that the database before the recovery, which is at `oldUrl`, has no more. By their ids: an address may have changed
 * before the erasure, or have a new account since. The message `person.erased` names the account for as long as messages are kept; an
 * account that is gone without one may be a customer whom the accident took.
 *
 * @throws what the old database refuses, as where it has lost the tables that say it.
 */
async function findGoneSince(recovered: ClientBase, oldUrl: string): Promise<GoneAccounts> {
  const old = await openCopyClient(oldUrl);
  try {
    const { rows: accounts } = await recovered.query<{ id: string }>('select id from users order by id');
    const { rows: gone } = await old.query<{ id: string; isErased: boolean }>(
      `with erased as (
         select payload::jsonb -> 'data' ->> 'buyerId' as id from webhook_events where type = 'person.erased'
       )
       select account.id, exists (select from erased where erased.id = account.id) as "isErased"
         from unnest($1::text[]) with ordinality as account(id, place)
        where not exists (select from users where users.id = account.id)
        order by place`,
      [accounts.map(({ id }) => id)],
    );
    const listIds = (isErased: boolean) =>
      gone.filter((account) => account.isErased === isErased).map(({ id }) => id);
    return { erased: listIds(true), lost: listIds(false) };
  } finally {
    await old.end();
  }
}
