import type { SessionClient } from '../database/session-client.ts';
import { CHANGES_CHANNEL, channelOf } from './changes.ts';

/** Which channels this process listens to: the one of all processes, and those of the accounts whose pages it holds. */
export type ShardListening = {
  /** Listens for an account until `leave`; resolves when the database has it so, and whether that was waited for. */
  join(userId: string): Promise<boolean>;
  leave(userId: string): void;
  /** Listens to all of them on a new LISTEN connection. */
  connect(client: SessionClient): Promise<void>;
  /** Asks something else of the connection, which is given one statement at a time. */
  runInTurn<Result>(ask: () => Promise<Result>): Promise<Result>;
};

type Shard = { joined: number; isReady: boolean; ready: Promise<void> };

/**
 * Channels that were joined or left wait for the statement in progress and go together in the next, each with its state at that time:
 * leaving and coming back in between changes nothing. A connection that does not take a statement is given up: the next one listens to
 * everything, and then all pages read again.
 */
export function createShardListening(): ShardListening {
  const shards = new Map<string, Shard>();
  const touched = new Set<string>();
  let client: SessionClient | undefined;
  let turn: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  function settle(channel: string): Promise<void> {
    touched.add(channel);
    next ??= turn = turn.then(send);
    return next;
  }

  function add(channel: string): Shard {
    const shard: Shard = { joined: 0, isReady: false, ready: Promise.resolve() };
    shards.set(channel, shard);
    shard.ready = settle(channel).then(() => {
      shard.isReady = true;
    });
    return shard;
  }

  async function send(): Promise<void> {
    next = undefined;
    const statements = [...touched].map((each) => `${shards.has(each) ? 'listen' : 'unlisten'} "${each}"`);
    touched.clear();
    const asked = client;
    await asked?.query(statements.join('; ')).catch(() => asked.end().catch(() => undefined));
  }

  return {
    async join(userId) {
      const channel = channelOf(userId);
      const shard = shards.get(channel) ?? add(channel);
      shard.joined += 1;
      if (shard.isReady) return false;
      await shard.ready;
      return true;
    },
    leave(userId) {
      const channel = channelOf(userId);
      const shard = shards.get(channel);
      if (shard === undefined) return;
      shard.joined -= 1;
      if (shard.joined > 0) return;
      shards.delete(channel);
      void settle(channel);
    },
    async connect(opened) {
      client = opened;
      const statements = [CHANGES_CHANNEL, ...shards.keys()].map((each) => `listen "${each}"`);
      const listening = opened.query(statements.join('; '));
      // Nothing of this connection waits for what the last one may never answer.
      turn = listening.then(ignore, ignore);
      next = undefined;
      await listening;
    },
    runInTurn(ask) {
      const asked = turn.then(ask);
      turn = asked.then(ignore, ignore);
      return asked;
    },
  };
}

const ignore = () => undefined;
