import { describeBackup, EXIT, runBackupCommand } from './backup-command.ts';
import { forgetLastBackup } from './platform/backup/last-backup.ts';
import { findPassphrase } from './platform/backup/passphrase.ts';
import { createProgress } from './platform/backup/progress.ts';
import { restoreBackup } from './platform/backup/restore-backup.ts';
import type { Database } from './platform/database/database.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './platform/database/embedded/embedded-postgres.ts';
import { requireDirectUrl } from './platform/database/required-database.ts';
import { createStorage } from './platform/storage/create-storage.ts';
import { delayEmails } from './recovery/restored-emails.ts';
import { switchOffWebhooks } from './recovery/restored-webhooks.ts';

// Puts a backup into the empty installation that the environment describes.
const SEND = '--send-emails';

await runBackupCommand(async (config, stopping) => {
  const parameters = process.argv.slice(2);
  const [path, ...more] = parameters.filter((each) => each !== SEND);
  if (path === undefined || path.startsWith('-') || more.length > 0) {
    console.error(`Usage: npm run restore -- FILE [${SEND}]`);
    return EXIT.usage;
  }
  const passphrase = await findPassphrase(config.backup, false);
  let own: EmbeddedPostgres | undefined;
  const progress = createProgress();
  let held = 0;
  let switchedOff = 0;
  try {
    const target = {
      ...config,
      storage: await createStorage(config),
      async openDatabase() {
        const url = await requireDirectUrl(config);
        if (url !== undefined) return url;
        own = await startEmbeddedPostgres(config);
        return own.url;
      },
      async settle(db: Database) {
        await forgetLastBackup(db);
        if (parameters.includes(SEND)) return;
        held = await delayEmails(db);
        switchedOff = await switchOffWebhooks(db);
      },
    };
    const result = await restoreBackup(target, { path, passphrase }, progress, stopping).finally(
      progress.end,
    );
    console.log(`Restored and compared. ${describeBackup(result)}`);
    if (held > 0) {
      console.log(
        `${held} emails that waited are held back, because the old installation may have sent them (docs/backups.md).`,
      );
    }
    if (switchedOff > 0)
      console.log(
        `${switchedOff} webhooks are switched off, because another copy may send to them. Switch them on in the console, under Webhooks.`,
      );
    for (const name of result.leftOut)
      console.error(`The backup has a table ${name}, which is not Porchlight's; it was left out.`);
    return EXIT.done;
  } finally {
    await own?.stop();
  }
});
