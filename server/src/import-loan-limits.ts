import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  CountyFileRefusal,
  type CountyLimits,
  parseCountyLimits,
} from '@porchlight/domain/programs/loan-limits/county-limits.ts';
import { readConfig } from './config.ts';
import { replaceCountyLimits } from './features/product/tools/county-limits.service.ts';
import { openDatabase } from './platform/database/database.ts';
import { joinOrStartEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts';
import { migrateDatabase } from './platform/database/migrations/migrations.ts';
import { tableGrants } from './registries/tables.ts';

// Stores FHFA's list of conforming loan limits by county in the installation that the environment describes, in the place of what
// is stored of that year. The server may be running; its next answer is of the new list.
process.exitCode = await importLoanLimits(process.argv.slice(2));

async function importLoanLimits(parameters: string[]): Promise<number> {
  const result = readConfig();
  if ('problems' in result) return refuse(...result.problems);
  const chosen = readParameters(parameters);
  if (chosen === undefined)
    return refuse(
      'Give one file, and its year where it cannot be told: npm run data:loan-limits -- FILE [--year 2027]',
    );
  const text = await readFile(chosen.file, 'utf8').catch(() => undefined);
  if (text === undefined) return refuse(`${chosen.file} cannot be read; nothing was changed.`);
  let rows: CountyLimits[];
  try {
    rows = parseCountyLimits(text, chosen.year);
  } catch (error) {
    if (error instanceof CountyFileRefusal) return refuse(error.message);
    throw error;
  }

  const { config } = result;
  const own =
    config.databaseUrl === undefined ? await joinOrStartEmbeddedPostgres(config.dataDir) : undefined;
  const url = config.databaseUrl ?? own?.url ?? '';
  const database = openDatabase(url, 1, () => undefined);
  try {
    await migrateDatabase(url, tableGrants);
    await replaceCountyLimits(database, rows, new Date());
    console.log(`The limits of ${rows.length} counties for ${rows[0]?.year} are stored.`);
    return 0;
  } finally {
    await database.close();
    await own?.stop();
  }
}

function readParameters(parameters: string[]): { file: string; year: number | undefined } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: parameters,
      options: { year: { type: 'string' } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) return undefined;
    if (values.year === undefined) return { file, year: undefined };
    return /^20\d\d$/.test(values.year) ? { file, year: Number(values.year) } : undefined;
  } catch {
    return undefined;
  }
}

function refuse(...problems: string[]): number {
  for (const problem of problems) console.error(problem);
  return 2;
}
