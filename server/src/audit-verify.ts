import type { KeyObject } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { parseConfig } from './config.ts';
import { printFatalErrors } from './platform/base/fatal-errors.ts';
import { loadSigningKey } from './platform/base/signing-key.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { joinOrStartEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts';
import { requireDirectUrl } from './platform/database/required-database.ts';
import { checkChains } from './platform/event-log/chains-check.ts';
import { findCheckpointProblem, type NotedEntry } from './platform/event-log/checkpoints-check.ts';

printFatalErrors();
// Walks the event log of the installation that the environment describes. `npm run audit:verify -- 12:3f…` also compares with an entry that
// was noted down earlier, which shows whether the whole database was put back. The server may be running.
process.exitCode = await verifyEventLog(process.argv[2]);

async function verifyEventLog(noted: string | undefined): Promise<number> {
  const result = parseConfig();
  if ('problems' in result) {
    for (const problem of result.problems) console.error(`- ${problem}`);
    return 2;
  }
  const { config } = result;
  const entry = noted === undefined ? undefined : parseNoted(noted);
  if (noted !== undefined && entry === undefined) {
    console.error('Give an entry as it was printed: its number, a colon and its hash.');
    return 2;
  }
  const { privateKey } = await loadSigningKey(config.dataDir, config.signingKey);
  const direct = await requireDirectUrl(config);
  const own = direct === undefined ? await joinOrStartEmbeddedPostgres(config.dataDir) : undefined;
  const database = openDatabase(direct ?? own?.url ?? '', 2, () => undefined);
  try {
    const state = await database.transact(async (transaction) => {
      await transaction.execute(sql`set transaction isolation level repeatable read, read only`);
      return checkEventLog(transaction, privateKey, entry);
    });
    if (state.problem !== undefined) {
      console.error(`The event log is broken. ${state.problem}`);
      return 1;
    }
    const { entries, erased, chains, head } = state;
    console.log(
      `The event log holds: ${entries} entries in ${chains} chains, each following the one before; of ${erased} the detail was erased.`,
    );
    if (head) console.log(`Note down its end somewhere else: ${head.number}:${head.hash}`);
    return 0;
  } finally {
    await database.close();
    await own?.stop();
  }
}

function parseNoted(text: string): NotedEntry | undefined {
  const [, number = '', hash = ''] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  return hash === '' ? undefined : { number: Number(number), hash };
}

/** `head`: the end of the installation's chain, which covers all others as they were at its last checkpoint. */
type EventLogState =
  | { entries: number; erased: number; chains: number; head: NotedEntry | undefined; problem?: undefined }
  | { problem: string };

/**
 * Walks every chain: numbers without gaps from 1, each entry's hash over itself, its chain and the one before, each detail as it was
 * committed to, heads signed by `key` or covered by a checkpoint, each checkpoint over heads that are still there, and no entry much
 * older than the installation's chain. `noted` is an entry known from elsewhere. In a transaction that is `repeatable read` it sees one
 * state of what goes on growing. It holds a thousand entries at once.
 */
export async function checkEventLog(
  db: Database,
  key: KeyObject,
  noted?: NotedEntry,
): Promise<EventLogState> {
  const found = await checkChains(db, key, noted);
  if (found.problem !== undefined) return found;
  const problem = await findCheckpointProblem(db);
  if (problem !== undefined) return { problem };
  const { isNoted, ...state } = found;
  if (noted !== undefined && !isNoted) {
    const end = state.head?.number ?? 0;
    if (noted.number > end)
      return { problem: `The log ends with entry ${end}, and entry ${noted.number} was noted down.` };
    return { problem: `Entry ${noted.number}: another one than was noted down.` };
  }
  return state;
}
