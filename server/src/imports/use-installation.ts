import type { Config } from '../platform/base/config-types.ts';
import { type DatabaseConnection, openDatabase } from '../platform/database/database.ts';
import { joinOrStartEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../platform/database/migrations/migrations.ts';
import { requireDirectUrl } from '../platform/database/required-database.ts';
import { tableGrants } from '../registries/tables.ts';

/** Opens the database of the installation for an import, brought up to date. The server may be running. */
export async function useInstallation(
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>,
  work: (database: DatabaseConnection) => Promise<void>,
): Promise<void> {
  const direct = await requireDirectUrl(config);
  const own = direct === undefined ? await joinOrStartEmbeddedPostgres(config.dataDir) : undefined;
  const url = direct ?? own?.url ?? '';
  const database = openDatabase(url, 1, () => undefined);
  try {
    await migrateDatabase(url, tableGrants);
    await work(database);
  } finally {
    await database.close();
    await own?.stop();
  }
}

/** The exit code of a call or a file that is refused, once it is said why. */
export function refuseImport(...problems: string[]): number {
  for (const problem of problems) console.error(problem);
  return 2;
}
