import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { decodeTable } from '@porchlight/domain/kernel/tables/table-bytes.ts';
import { CountyFileRefusal } from '@porchlight/domain/programs/loan-limits/county-limits.ts';
import { parseConfig } from '../config.ts';
import type { DatabaseConnection } from '../platform/database/database.ts';
import { refuseImport, useInstallation } from './use-installation.ts';

type Said = { year: number | undefined; isIncomplete: boolean };

/** One official list by county: how its file is read and stored, and what is said of it. */
type List<Row extends { year: number }> = {
  /** The call in full, for a user who got it wrong. */
  usage: string;
  /** Throws `CountyFileRefusal` where the text is no such list. */
  parse: (text: string, said: Said) => Row[];
  store: (database: DatabaseConnection, rows: readonly Row[], importedAt: Date) => Promise<void>;
  describe: (count: number, year: number | undefined) => string;
};

/**
 * Stores an operator's list in the installation that the environment describes, in the place of what is stored of its year, whole or not at
 * all. The server may be running; its next answer is of the new list. Returns the exit code: 2 where the call or the file is refused.
 */
export async function importList<Row extends { year: number }>(
  parameters: string[],
  list: List<Row>,
): Promise<number> {
  const result = parseConfig();
  if ('problems' in result) return refuseImport(...result.problems);
  const chosen = readParameters(parameters);
  if (chosen === undefined) return refuseImport(list.usage);
  const bytes = await readFile(chosen.file).catch(() => undefined);
  if (bytes === undefined) return refuseImport(`${chosen.file} cannot be read; nothing was changed.`);
  const text = decodeTable(bytes)?.text;
  if (text === undefined) return refuseImport(`${chosen.file} is no file of text; nothing was changed.`);
  let rows: Row[];
  try {
    rows = list.parse(text, chosen);
  } catch (error) {
    if (error instanceof CountyFileRefusal) return refuseImport(error.message);
    throw error;
  }

  await useInstallation(result.config, async (database) => {
    await list.store(database, rows, new Date());
    console.log(list.describe(rows.length, rows[0]?.year));
  });
  return 0;
}

function readParameters(parameters: string[]): (Said & { file: string }) | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: parameters,
      options: { year: { type: 'string' }, incomplete: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) return undefined;
    const isIncomplete = values.incomplete;
    if (values.year === undefined) return { file, year: undefined, isIncomplete };
    return /^20\d\d$/.test(values.year) ? { file, year: Number(values.year), isIncomplete } : undefined;
  } catch {
    return undefined;
  }
}
