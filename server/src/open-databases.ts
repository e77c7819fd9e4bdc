import type { Config } from './platform/base/config-types.ts';
import { createWarnings, type Log } from './platform/base/log.ts';
import { type DatabaseConnection, openDatabase } from './platform/database/database.ts';
import { deferCommits } from './platform/database/deferred-commits.ts';
import { migrateDatabase } from './platform/database/migrations/migrations.ts';
import { checkPooling } from './platform/database/pool/pooler-check.ts';
import { openReplica, type Replica } from './platform/database/replica/replica.ts';
import { requireDatabase } from './platform/database/required-database.ts';
import { tableGrants } from './registries/tables.ts';

/** `directUrl` leads past a pooler, to what lives as long as a session; `keepsStatements` says whether the pooler keeps named statements. */
type PreparedDatabase = { directUrl: string; keepsStatements: boolean | undefined };

/**
 * Checks the way to the database and brings its tables up to date.
 *
 * @throws OperatorError where it does not answer, and `UnfitPooler` where a pooler in between cannot work.
 */
export async function prepareDatabase(config: Config, databaseUrl: string): Promise<PreparedDatabase> {
  await Promise.all([
    requireDatabase('DATABASE_URL', config.databaseUrl),
    requireDatabase('DATABASE_DIRECT_URL', config.databaseDirectUrl),
  ]);
  const pooling =
    config.databaseUrl === undefined ? undefined : await checkPooling(databaseUrl, config.databaseDirectUrl);
  const directUrl = config.databaseDirectUrl ?? databaseUrl;
  await migrateDatabase(directUrl, tableGrants);
  return { directUrl, keepsStatements: pooling?.keepsStatements };
}

/**
 * The pool of this process and, where DATABASE_REPLICA_URL names one, the replica; both are closed with what is `opened`.
 *
 * @throws `UnfitReplica` where that is no replica of this database.
 */
export async function openDatabases(
  { config, databaseUrl, log }: { config: Config; databaseUrl: string; log: Log },
  keepsStatements: boolean | undefined,
  opened: AsyncDisposableStack,
): Promise<{ connection: DatabaseConnection; replica: Replica | undefined }> {
  const onLost = createWarnings(log)('lost a database connection');
  const connection = deferCommits(
    openDatabase(databaseUrl, config.databasePoolSize, onLost, keepsStatements),
  );
  opened.defer(connection.close);
  const replica = config.databaseReplicaUrl
    ? await openReplica(config.databaseReplicaUrl, connection, log)
    : undefined;
  opened.defer(async () => replica?.close());
  return { connection, replica };
}
