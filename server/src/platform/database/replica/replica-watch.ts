import { SessionClient } from '../session-client.ts';
import {
  findMismatch,
  loadStandby,
  type Mismatch,
  type PrimaryPosition,
  type ReplicaPosition,
  type StandbyPosition,
  UnfitReplica,
} from './replica-position.ts';

/** How often it is asked, and how long an answer may take. */
const ASKED_EVERY_MS = 1_000;
const MAX_ANSWER_MS = 2_000;
/** How far behind a replica may be so that reads wait for it at all. */
const MAX_BEHIND_MS = 500;
/** Positions of the primary that are kept until they are reached; with more, those of the first ten minutes are. */
const MAX_MARKS = 600;

export type ReplicaState = {
  /** Whether it answers and is a standby of this database. */
  isUp: boolean;
  behindSeconds: number;
  /** Why it is not asked, for the log. */
  problem: Mismatch | 'gone' | 'behind' | undefined;
};

/**
 * Asks once a second, on a connection of its own, how far the replica is. Its lag is how long ago the primary was where the replica is not
 * yet, by this process's clock alone; a standby of an idle primary has none. `onGone` is called each time it no longer answers, `onChange`
 * each time the problem is another.
 *
 * @throws UnfitReplica where it answers and is no standby of this database. One that does not answer is waited for.
 */
export async function watchReplica(
  url: string,
  readPrimaryPosition: () => Promise<PrimaryPosition>,
  { onGone, onChange }: { onGone(): void; onChange(problem: ReplicaState['problem'], error?: unknown): void },
) {
  const state: ReplicaState = { isUp: false, behindSeconds: 0, problem: undefined };
  let client: SessionClient | undefined;
  let marks: { position: bigint; at: number }[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function ask(): Promise<StandbyPosition> {
    if (!client) {
      const next = new SessionClient({
        connectionString: url,
        connectionTimeoutMillis: MAX_ANSWER_MS,
        query_timeout: MAX_ANSWER_MS,
        application_name: 'porchlight replica watch',
      });
      next.on('error', () => undefined);
      await next.connect().catch(async (error: unknown) => {
        await next.end().catch(() => undefined);
        throw error;
      });
      client = next;
      if (isClosed) await next.end();
    }
    return loadStandby(client);
  }

  function settle(problem: ReplicaState['problem'], error?: unknown): void {
    state.isUp = problem === undefined || problem === 'behind';
    const isNew = state.problem !== problem;
    state.problem = problem;
    if (problem === 'gone') onGone();
    if (isNew) onChange(problem, error);
  }

  async function look(): Promise<void> {
    const here = await readPrimaryPosition().catch(() => undefined);
    // Without the primary nothing can be compared, and nothing is read.
    if (!here || isClosed) return;
    const now = performance.now();
    if (marks.length < MAX_MARKS) marks.push({ position: here.position, at: now });
    try {
      const there = await ask();
      const mismatch = findMismatch(here, there);
      if (mismatch) return settle(mismatch);
      marks = marks.filter(({ position }) => position > there.position);
      const behind = marks[0] ? performance.now() - marks[0].at : 0;
      state.behindSeconds = behind / 1_000;
      settle(behind > MAX_BEHIND_MS ? 'behind' : undefined);
    } catch (error) {
      const lost = client;
      client = undefined;
      void lost?.end().catch(() => undefined);
      const [oldest] = marks;
      state.behindSeconds = oldest ? (performance.now() - oldest.at) / 1_000 : 0;
      if (!isClosed) settle('gone', error);
    }
  }

  function lookAgain(): void {
    timer = setTimeout(() => void look().finally(() => isClosed || lookAgain()), ASKED_EVERY_MS).unref();
  }

  // Fails where the primary does not say it at all, as for a role that may not ask.
  const place: ReplicaPosition = await readPrimaryPosition();
  await look();
  const { problem } = state;
  if (problem !== undefined && problem !== 'gone' && problem !== 'behind') {
    await client?.end();
    throw new UnfitReplica(problem);
  }
  lookAgain();
  return {
    state,
    /** Whether what answered is what was watched. */
    isFit: (found: StandbyPosition) => findMismatch(place, found) === undefined,
    /** A read has waited for it in vain: no other read waits until it was checked again. */
    noteLate(): void {
      if (state.problem === undefined) settle('behind');
    },
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
