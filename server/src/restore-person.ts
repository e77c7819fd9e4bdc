import { parseArgs } from 'node:util';
import { EXIT, formatMegabytes, runBackupCommand } from './backup-command.ts';
import { databaseUrl as databaseAddress } from './config-values.ts';
import type {
  AskedPerson,
  RestoredPerson,
} from './features/across/personal-data/person-restore/person-restore.service.ts';
import { runPersonRestore } from './features/across/personal-data/person-restore/run-person-restore.ts';
import { readInstallationKeys } from './platform/backup/installation-keys.ts';
import { findPassphrase } from './platform/backup/passphrase.ts';
import { createProgress } from './platform/backup/progress.ts';
import { openGivenScratch, type Scratch } from './platform/backup/scratch/given-scratch.ts';
import { startOwnScratch } from './platform/backup/scratch/own-scratch.ts';
import { joinEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts';
import { requireDirectUrl } from './platform/database/required-database.ts';
import { loadSigningKey } from './platform/signing-key.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { tables } from './registries/tables.ts';

// Brings one person's account with all that is theirs from a backup into the installation that the environment describes, which may be
// serving; nobody else's rows are touched.
await runBackupCommand(async (config, stopping) => {
  const asked = readParameters(process.argv.slice(2));
  if (asked === undefined) {
    console.error(
      'Usage: npm run restore:person -- PATH --address ADDRESS [--dry-run] [--add-missing] [--despite-erasure REASON] ' +
        '[--scratch-database URL]',
    );
    return EXIT.usage;
  }
  const keys = await readInstallationKeys(config);
  const passphrase = await findPassphrase(config.backup, false);
  const direct = await requireDirectUrl(config);
  const own = direct === undefined ? await joinEmbeddedPostgres(config.dataDir) : undefined;
  const databaseUrl = direct ?? own?.url;
  if (databaseUrl === undefined) throw new Error(`There is no database in ${config.dataDir}.`);
  const progress = createProgress();
  let scratch: Scratch | undefined;
  try {
    const { scratchUrl } = asked;
    // Before the backup is read, which may take an hour.
    const opened = await (scratchUrl === undefined
      ? startOwnScratch(config.dataDir)
      : openGivenScratch(scratchUrl));
    scratch = opened;
    const installation = {
      databaseUrl,
      storage: await openStorage(config),
      keys,
      signingKey: await loadSigningKey(config.dataDir, config.signingKey),
      tables,
      now: () => new Date(),
    };
    const source = { path: asked.path, passphrase };
    const restored = await runPersonRestore(
      installation,
      // Closed below, also where it does not come to this.
      async () => ({ url: opened.url, close: async () => undefined }),
      source,
      asked,
      progress,
      stopping,
    ).finally(progress.end);
    tell(restored, asked.isDryRun);
    return EXIT.done;
  } finally {
    await scratch?.close().catch(tellLeft);
    await own?.stop();
  }
});

type Asked = AskedPerson & { path: string; scratchUrl: string | undefined };

function readParameters(parameters: string[]): Asked | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: parameters,
      options: {
        address: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'add-missing': { type: 'boolean', default: false },
        'despite-erasure': { type: 'string' },
        'scratch-database': { type: 'string' },
      },
      allowPositionals: true,
    });
    const { address, 'dry-run': isDryRun, 'add-missing': addsMissing, 'despite-erasure': reason } = values;
    const scratchUrl = databaseAddress.optional().parse(values['scratch-database']);
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0 || address === undefined || reason?.trim() === '')
      return undefined;
    return { path, address, isDryRun, addsMissing, despiteErasure: reason, scratchUrl };
  } catch {
    return undefined;
  }
}

/** What was restored is, whatever comes of this. */
function tellLeft(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(
    'The rows of the backup, which are those of everybody, could not be removed again. Drop the database given with --scratch-database, or ' +
      `remove the folder person-restore-… of the data folder. The reason: ${reason}`,
  );
}

function tell(
  { counts, files, bytes, hadAccount, takenAt }: RestoredPerson & { takenAt: string },
  isDryRun: boolean,
): void {
  const shown = counts.filter(({ stored, there, orphaned }) => stored + there + orphaned > 0);
  for (const { name, stored, there, orphaned } of shown)
    console.log(
      `${name}: ${stored} ${isDryRun ? 'would come back' : 'came back'}` +
        (there > 0 ? `, ${there} are there` : '') +
        (orphaned > 0 ? `, ${orphaned} stay out, because what they name is gone` : ''),
    );
  const rows = counts.reduce((sum, { stored }) => sum + stored, 0);
  if (isDryRun) {
    console.log(
      `Nothing was changed. From the backup taken ${takenAt}, ${rows} rows and ${files} files would come back.`,
    );
    return;
  }
  console.log(
    `Restored from the backup taken ${takenAt}: ${rows} rows and ${files} files of ${formatMegabytes(bytes)}.` +
      (hadAccount ? '' : ' They sign in once they have set a password, with "Forgot password?".'),
  );
}
