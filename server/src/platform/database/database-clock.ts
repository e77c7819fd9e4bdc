import type { ClientBase } from 'pg';
import type { Log } from '../base/log.ts';

export type DatabaseClock = {
  /** The time of the installation. */
  now(): Date;
  /** By how many milliseconds the database is ahead of this machine; 0 where they agree. */
  readDifference(): number;
  /** Asks the database for the time. */
  compare(client: Pick<ClientBase, 'query'>): Promise<void>;
};

const APART = 'the clock of this machine is not that of the database, which is used';
/** Less than this is the way there and back, and changes nothing that is kept to the minute. */
const AGREED_MS = 2_000;

/**
 * The time as the database has it. Several processes on several machines store times for each other (when a link ends, an email is due,
 * something was signed), and one of their clocks may be wrong, so the shared database's counts. Between two comparisons the machine's own
 * clock goes on. A new difference is reported to the operator.
 */
export function createDatabaseClock(log: Log, readOwn: () => number = Date.now): DatabaseClock {
  let ahead = 0;
  return {
    now: () => new Date(readOwn() + ahead),
    readDifference: () => ahead,
    async compare(client) {
      const before = readOwn();
      const { rows } = await client.query<{ at: string }>(
        `select extract(epoch from clock_timestamp()) * 1000 as at`,
      );
      const after = readOwn();
      // A response that took long, as when the process was paused, says too little; there is one every 20 s.
      if (after - before > AGREED_MS) return;
      const difference = Number(rows[0]?.at) - (before + after) / 2;
      const next = Math.abs(difference) < AGREED_MS ? 0 : Math.round(difference);
      if (Math.abs(next - ahead) >= AGREED_MS) log.warn({ aheadSeconds: Math.round(next / 1_000) }, APART);
      ahead = next;
    },
  };
}
