import pg from 'pg';
import type { Config } from '../base/config-types.ts';
import { OperatorError } from '../base/operator-error.ts';

/** For how long a database may be silent before it counts as one that does not answer, in ms. */
const MAX_WAIT_MS = 5_000;

/**
 * The address in a variable of the operator's, once a database lets us in there; nothing where none is set.
 *
 * @throws OperatorError with the variable's name where none does.
 */
export async function requireDatabase(name: string, url: string | undefined): Promise<string | undefined> {
  if (url === undefined) return undefined;
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: MAX_WAIT_MS,
    application_name: 'porchlight start',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (cause) {
    throw refuseAddress(name, url, cause);
  } finally {
    await client.end().catch(() => undefined);
  }
  return url;
}

/**
 * Where commands and everything that needs a session of its own reach the operator's database; nothing where the server runs one.
 *
 * @throws OperatorError where it does not answer.
 */
export const requireDirectUrl = (
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>,
): Promise<string | undefined> =>
  config.databaseDirectUrl === undefined
    ? requireDatabase('DATABASE_URL', config.databaseUrl)
    : requireDatabase('DATABASE_DIRECT_URL', config.databaseDirectUrl);

/** What the operator reads about an address in a variable where a connection failed, once nothing was changed. */
export const refuseAddress = (name: string, url: string, cause: unknown): OperatorError =>
  new OperatorError(
    `${name}: ${describeProblem(cause, new pg.Client({ connectionString: url }))} Nothing was changed.`,
    { cause },
  );

/** Says host, port, user and database of an address and never the rest, which holds the password. */
function describeProblem(error: unknown, { host, port, user, database }: pg.Client): string {
  const place = host.startsWith('/') ? host : `${host}:${port}`;
  const code = findCode(error);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `${host} has no address (${code}). Correct the name of the host.`;
  if (code.startsWith('28'))
    return `the database at ${place} does not let ${user} in (${code}). Correct the user or the password, or let them in by pg_hba.conf.`;
  if (code === '3D000')
    return `there is no database ${database} at ${place} (${code}). Create it, or correct its name.`;
  if (code === '57P03')
    return `the database at ${place} is starting or stopping (${code}). Start again soon.`;
  return `no database answers at ${place} (${code}). Start it, or correct the address.`;
}

/** Of several addresses that were tried the first one's; the driver gives no code where it waited in vain or TLS is refused. */
function findCode(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  if (!(first instanceof Error)) return 'unknown';
  return 'code' in first ? String(first.code) : first.message;
}
