import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { listFaultLines } from '@porchlight/domain/programs/program-desk/program-file.ts';
import { parseConfig } from './config.ts';
import { importPrograms } from './features/programs/program-desk/import-programs.service.ts';
import { printFatalErrors } from './platform/base/fatal-errors.ts';
import { openDatabase } from './platform/database/database.ts';
import { joinOrStartEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts';
import { migrateDatabase } from './platform/database/migrations/migrations.ts';
import { requireDirectUrl } from './platform/database/required-database.ts';
import { tableGrants } from './registries/tables.ts';

printFatalErrors();
// Stores a program file in the installation that the environment describes: whole, or nothing of it and every fault named by line and
// field. The server may be running; its next answer has the new programs.
process.exitCode = await importFile(process.argv.slice(2));

async function importFile([file, ...more]: string[]): Promise<number> {
  const result = parseConfig();
  if ('problems' in result) return refuse(...result.problems);
  if (file === undefined || more.length > 0)
    return refuse('Give one program file: npm run data:programs -- FILE');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return refuse(`${file} cannot be read; nothing was changed.`);

  const { config } = result;
  const direct = await requireDirectUrl(config);
  const own = direct === undefined ? await joinOrStartEmbeddedPostgres(config.dataDir) : undefined;
  const url = direct ?? own?.url ?? '';
  const database = openDatabase(url, 1, () => undefined);
  try {
    await migrateDatabase(url, tableGrants);
    const withoutMark = text.replace(/^\uFEFF/, '');
    const { changed, same, faults } = await importPrograms(database, withoutMark, basename(file), new Date());
    if (faults.length > 0)
      return refuse(...listFaultLines(faults), `Faults: ${faults.length}. Nothing was changed.`);
    console.log(`Programs stored: ${changed.length}. As they were: ${same}.`);
    return 0;
  } finally {
    await database.close();
    await own?.stop();
  }
}

function refuse(...problems: string[]): number {
  for (const problem of problems) console.error(problem);
  return 2;
}
