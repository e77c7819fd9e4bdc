import type pg from 'pg';
import { LOCK_KEYS } from '../database/lock-keys.ts';
import {
  findMismatch,
  getPrimaryPosition,
  loadStandby,
  UnfitReplica,
} from '../database/replica/replica-position.ts';
import { lockRemovals } from '../storage/removal-hold.ts';
import { openCopyClient } from './table-copies.ts';

/** `client` holds the locks; `rows` reads, and is the same where rows come from the same database. */
export type HeldFiles = {
  client: pg.Client;
  rows: pg.Client;
  /** Aborted, with what happened, once the hold may have ended. */
  lost: AbortSignal;
  /** From here on nothing else is asked on `client` for long, so that its silence is noticed. */
  askForAnswers(): void;
  /** @throws what `lost` is aborted with, unless the hold has lasted until now. */
  confirm(): Promise<void>;
};

const ASKED_EVERY_MS = 20_000;

/**
 * Does `work` while no file is removed that committed rows name; removals do not wait. With `rowsUrl`, that of a replica, rows are read
 * there, once it has all that was committed before the hold began: an older row could name a file that is gone.
 *
 * @throws when another backup of the database is under way.
 */
export async function lockFiles<Result>(
  { databaseUrl, rowsUrl }: { databaseUrl: string; rowsUrl?: string | undefined },
  work: (held: HeldFiles) => Promise<Result>,
): Promise<Result> {
  const client = await openCopyClient(databaseUrl);
  const hold = watchHold(client);
  let replica: pg.Client | undefined;
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [LOCK_KEYS.backup]);
    if (!rows[0]?.held) throw new Error('Another backup of this installation is under way.');
    await lockRemovals(client);
    if (rowsUrl !== undefined && rowsUrl !== databaseUrl) {
      replica = await openCopyClient(rowsUrl);
      await catchUp(client, replica);
    }
    return await work({ client, rows: replica ?? client, ...hold });
  } finally {
    hold.stop();
    await replica?.end();
    await client.end();
  }
}

/**
 * The hold on removals ends with the connection, and from then on a file that the snapshot names may be gone. A pulled cable is not
 * reported, so the database is asked for a sign of life.
 */
function watchHold(client: pg.Client) {
  const controller = new AbortController();
  let asking: NodeJS.Timeout | undefined;
  let isAsked = false;
  const lose = (cause?: unknown) => {
    // Ends what still waits for an answer, too.
    client.end().catch(() => undefined);
    controller.abort(
      new Error(
        'The connection to the database was lost while the backup was written, so nothing was kept of it: files that it names may have ' +
          'been removed since. Run it again.',
        { cause },
      ),
    );
  };
  client.on('error', lose);
  return {
    lost: controller.signal,
    askForAnswers() {
      asking ??= setInterval(() => {
        if (isAsked) return lose();
        isAsked = true;
        client.query('select 1').then(() => {
          isAsked = false;
        }, lose);
      }, ASKED_EVERY_MS);
    },
    async confirm() {
      await client.query('select 1').catch(lose);
      controller.signal.throwIfAborted();
    },
    stop: () => clearInterval(asking),
  };
}

const CATCH_UP_MS = 60_000;
const LOOK_AGAIN_MS = 100;

/** @throws when the replica is no standby of the database, or is further behind than a minute makes good. */
async function catchUp(primary: pg.Client, replica: pg.Client): Promise<void> {
  const here = await getPrimaryPosition(primary);
  const until = performance.now() + CATCH_UP_MS;
  for (;;) {
    const there = await loadStandby(replica);
    const mismatch = findMismatch(here, there);
    if (mismatch) throw new UnfitReplica(mismatch);
    if (there.position >= here.position) return;
    if (performance.now() > until)
      throw new Error('The replica is more than a minute behind. Look after its replication.');
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
