import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_FOLDER, parseConfig } from './config.ts';
import { EntriesBroken } from './platform/backup/backup-entries.ts';
import { NotABackup, WrongPassphrase } from './platform/backup/backup-seal.ts';
import type { CheckedBackup } from './platform/backup/check-backup.ts';
import { PassphraseProblem } from './platform/backup/passphrase.ts';
import type { Config } from './platform/base/config-types.ts';
import { describeFatalError } from './platform/base/fatal-errors.ts';
import { SealBroken } from './platform/storage/sealed-file.ts';

/** How a command ends, for scripts that call it (docs/backups.md). */
export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  filesMissing: 3,
  notGenuine: 4,
  stopped: 130,
} as const;

/** Runs a command on the installation that the environment describes, until a signal ends it, and says what goes wrong. */
export async function runBackupCommand(
  command: (config: Config, stopping: AbortSignal) => Promise<number>,
): Promise<void> {
  const result = parseConfig();
  if ('problems' in result) {
    for (const problem of result.problems) console.error(`- ${problem}`);
    process.exitCode = EXIT.usage;
    return;
  }
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
  try {
    process.exitCode = await command(result.config, stopping.signal);
  } catch (error) {
    const [code, sentence] = stopping.signal.aborted
      ? [EXIT.stopped, 'Stopped.']
      : (describeFailure(error) ?? [EXIT.failed, describeUnknown(error)]);
    console.error(sentence);
    process.exitCode = code;
  }
}

function describeUnknown(error: unknown): unknown {
  const described = describeFatalError(error);
  return described instanceof Error ? described.message : described;
}

/** What a backup of DATA_DIR leaves out: the demonstration beside it. Nothing where there is none, or the demonstration is what is saved. */
export function describeDemonstration(dataDir: string): string | undefined {
  const folder = join(dataDir, DEMO_FOLDER);
  if (!existsSync(folder)) return undefined;
  return `The demonstration of npm run demo is not in this backup: it keeps its data in ${folder}. DATA_DIR=${folder} npm run backup -- FILE saves it.`;
}

/** What a backup holds, in one sentence. */
export function describeBackup({ manifest, index, jobs, size }: CheckedBackup): string {
  const rows = index.tables.reduce((sum, table) => sum + table.rows, 0);
  return (
    `Taken ${manifest.takenAt} by release ${manifest.release} on PostgreSQL ${manifest.postgres}: ${index.tables.length} tables with ` +
    `${rows} rows, ${jobs} waiting jobs, ${index.files.count} files of ${formatMegabytes(index.files.bytes)}; ${formatMegabytes(size)} in all.`
  );
}

export function formatMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function describeFailure(error: unknown): [code: number, sentence: string] | undefined {
  if (error instanceof PassphraseProblem) return [EXIT.usage, error.message];
  if (error instanceof WrongPassphrase)
    return [EXIT.notGenuine, 'The passphrase is not the one of this backup.'];
  if (error instanceof NotABackup) return [EXIT.notGenuine, `The file cannot be read: ${error.message}.`];
  if (error instanceof SealBroken || error instanceof EntriesBroken)
    return [EXIT.notGenuine, `The backup is damaged, cut short or was changed: ${error.message}.`];
  return undefined;
}
