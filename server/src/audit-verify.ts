import type { KeyObject } from 'node:crypto';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { parseConfig } from './config.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { joinOrStartEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts';
import { requireDirectUrl } from './platform/database/required-database.ts';
import { checkChains } from './platform/event-log/chains-check.ts';
import { hashHeads } from './platform/event-log/checkpoints.ts';
import { isSame, type NotedEntry } from './platform/event-log/entry-check.ts';
import { CHECKPOINT, INSTALLATION_CHAIN } from './platform/event-log/event-chain.ts';
import { eventCheckpointHeads, eventEntries } from './platform/event-log/event-log.table.ts';
import { printFatalErrors } from './platform/log/fatal-errors.ts';
import { loadSigningKey } from './platform/signing-key.ts';

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

/** How many checkpoints are read at once; one covers 5,000 heads at most, and seldom more than a few. */
const CHECKPOINTS_AT_ONCE = 10;

/** What is wrong with the checkpoints, of chains that hold in themselves: each has to cover what it committed to, and that has to stand. */
async function findCheckpointProblem(db: Database): Promise<string | undefined> {
  return (await findMissing(db)) ?? (await findBroken(db)) ?? (await findUncovered(db));
}

/** What checkpoints or heads say that nothing there is any more. */
async function findMissing(db: Database): Promise<string | undefined> {
  const { rows } = await db.execute<{ problem: string }>(sql`
    (select format('Chain %s, entry %s: checkpoint %s covers it, and it is gone or another one.', chain, number, checkpoint) as problem
       from event_checkpoint_heads covered
      where not exists (
        select from event_entries where chain = covered.chain and number = covered.number and hash = covered.hash)
      limit 1)
    union all
    (select format('Chain %s, entry %s: the checkpoint that covered it is gone.', chain, covered)
       from event_chain_heads head
      where covered > 0 and not exists (
        select from event_checkpoint_heads where chain = head.chain and number = head.covered)
      limit 1)
    union all
    (select format('Checkpoint %s is gone, and covered entry %s of chain %s.', checkpoint, number, chain)
       from event_checkpoint_heads covered
      where not exists (
        select from event_entries where chain = ${INSTALLATION_CHAIN} and number = covered.checkpoint and kind = ${CHECKPOINT})
      limit 1)
    limit 1`);
  return rows[0]?.problem;
}

async function findBroken(db: Database): Promise<string | undefined> {
  for (let last = 0; ; ) {
    const batch = await db
      .select({ number: eventEntries.number, commitment: eventEntries.commitment })
      .from(eventEntries)
      .where(
        and(
          eq(eventEntries.chain, INSTALLATION_CHAIN),
          eq(eventEntries.kind, CHECKPOINT),
          gt(eventEntries.number, last),
        ),
      )
      .orderBy(asc(eventEntries.number))
      .limit(CHECKPOINTS_AT_ONCE);
    const [first, end] = [batch[0]?.number ?? 0, batch.at(-1)?.number ?? 0];
    const heads = await db
      .select()
      .from(eventCheckpointHeads)
      .where(sql`${eventCheckpointHeads.checkpoint} between ${first} and ${end}`);
    const covered = Map.groupBy(heads, ({ checkpoint }) => checkpoint);
    for (const { number, commitment } of batch)
      if (!isSame(commitment, hashHeads(covered.get(number) ?? [])))
        return `Checkpoint ${number}: what it covers was changed.`;
    if (batch.length < CHECKPOINTS_AT_ONCE) return undefined;
    last = end;
  }
}

/**
 * An attacker who removes the installation's chain with everything that names it leaves chains that are valid in themselves, and the next
 * checkpoint begins it again. But each start begins a missing one, so nothing is older: by an hour, because clocks of processes differ.
 */
async function findUncovered(db: Database): Promise<string | undefined> {
  const { rows } = await db.execute<{ problem: string }>(sql`
    select format('Chain %s, entry %s: it is older than the installation''s chain, whose beginning is gone.', entry.chain, entry.number) as problem
      from event_entries entry
      left join event_entries beginning on beginning.chain = ${INSTALLATION_CHAIN} and beginning.number = 1
     where entry.chain <> ${INSTALLATION_CHAIN}
       and (beginning.at is null or entry.at < beginning.at - interval '1 hour')
     limit 1`);
  return rows[0]?.problem;
}

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
