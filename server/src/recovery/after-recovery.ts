import { EXIT, runBackupCommand } from '../backup-command.ts';
import type { Config } from '../config-types.ts';
import { fileIntents } from '../features/kernel/document-store/documents.table.ts';
import { readInstallationKeys } from '../platform/backup/installation-keys.ts';
import { openCopyClient } from '../platform/backup/table-copies.ts';
import { openDatabase } from '../platform/database/database.ts';
import { joinEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts';
import { findOtherInstances } from '../platform/database/instance.ts';
import { requireDirectUrl } from '../platform/database/required-database.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { compareFiles } from './compare-files.ts';
import { endEverySession, findGoneSince } from './recovered-accounts.ts';
import { delayEmails } from './restored-emails.ts';

// Once a PostgreSQL was recovered to an earlier point in time, before a server starts on it: nothing is sent twice, nobody stays
// signed in, and what the database and the store of files lack of one another is listed.
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
  const { fileKey } = await readInstallationKeys(config);
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
    const { missing, unnamed } = await compareFiles(client, await openStorage(config), fileKey, left);
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
