import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { hashHeads } from './checkpoints.ts';
import { isSame } from './entry-check.ts';
import { CHECKPOINT, INSTALLATION_CHAIN } from './event-chain.ts';
import { eventCheckpointHeads, eventEntries } from './event-log.table.ts';

/** How many checkpoints are read at once; one covers 5,000 heads at most, and seldom more than a few. */
const CHECKPOINTS_AT_ONCE = 10;

/** What is wrong with the checkpoints, of chains that hold in themselves: each has to cover what it committed to, and that has to stand. */
export async function findCheckpointProblem(db: Database): Promise<string | undefined> {
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
