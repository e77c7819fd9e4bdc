import { randomInt } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import {
  type ChangeTopic,
  changeTopics,
  HEARTBEAT_MS,
} from '@porchlight/domain/webhooks/events/change-topics.ts';
import type { Change } from './changes.ts';
import type { ShardListening } from './shard-listening.ts';

/** The open live connections of this process, by user. Each is a bare response with its session: at a thousand of them every object counts. */
export type LiveConnections = {
  /**
   * Has this process listen for the account's changes until the response is closed; resolves when it does, and whether that took a while in
   * which a session may have ended. The page reads its state at the first byte, so there is none before.
   */
  hear(userId: string, response: ServerResponse): Promise<boolean>;
  /** Beyond `MAX_PER_ACCOUNT` the oldest of the account is ended. */
  open(holder: { userId: string; sessionId: string }, response: ServerResponse): void;
  tell(change: Change): void;
  /** After the database was out of reach some changes went unheard, so every page reads again. */
  tellEverything(): void;
  /** That a session ended went unheard as well: ends the connections of those that `findStanding` does not give back. */
  endLost(findStanding: (sessionIds: string[]) => Promise<ReadonlySet<string>>): Promise<void>;
  count(): number;
  /** Asks every page to connect again, elsewhere and not all in the same instant, and takes no more. */
  close(): void;
};

const CHANGED = Object.fromEntries(
  changeTopics.map((topic) => [topic, Buffer.from(`event: changed\ndata: ${topic}\n\n`)]),
);
const EVERYTHING = Buffer.concat(Object.values(CHANGED));
const HEARTBEAT = Buffer.from('event: heartbeat\ndata: .\n\n');
/** Within so many milliseconds pages that were asked to leave come back; the product's own pages have a jitter of their own. */
const RECONNECT_MS = { soonest: 500, latest: 3_000 };
/**
 * How many one account may hold in a process. A page in the background holds none, so no one has as many windows; the oldest are the
 * likeliest to be those whose device is gone, and the page in front of its reader is the newest.
 */
export const MAX_PER_ACCOUNT = 50;
/** A reader this far behind is gone or stuck; it reconnects and reads again. In bytes. */
const MAX_BACKLOG_BYTES = 64 * 1024;

export function createLiveConnections(listening: Pick<ShardListening, 'join' | 'leave'>): LiveConnections {
  const connections = new Map<string, Map<ServerResponse, string>>();

  let isClosed = false;

  const heartbeat = setInterval(() => {
    for (const response of list()) send(response, HEARTBEAT);
  }, HEARTBEAT_MS);
  heartbeat.unref();

  /** What one transaction changed arrives together, and is written to each page at once: three topics cost as much as one. */
  const waiting = new Map<string, Set<ChangeTopic>>();

  function tellWaiting() {
    for (const [userId, topics] of waiting) {
      const news = Buffer.concat([...topics].map((topic) => CHANGED[topic] ?? EVERYTHING));
      for (const response of [...(connections.get(userId)?.keys() ?? [])]) send(response, news);
    }
    waiting.clear();
  }

  function* list(): Generator<ServerResponse> {
    for (const own of connections.values()) yield* own.keys();
  }

  return {
    async hear(userId, response) {
      if (response.destroyed) return false;
      response.once('close', () => listening.leave(userId));
      return listening.join(userId);
    },
    open({ userId, sessionId }, response) {
      // A client that left while the session was read sends no second close event: it would stay in the list for ever.
      if (response.destroyed) return;
      if (isClosed) {
        sayGoodbye(response);
        return;
      }
      const own = connections.get(userId) ?? new Map<ServerResponse, string>();
      const [oldest] = own.keys();
      if (oldest && own.size >= MAX_PER_ACCOUNT) {
        own.delete(oldest);
        oldest.end();
      }
      connections.set(userId, own.set(response, sessionId));
      response.once('close', () => {
        own.delete(response);
        if (own.size === 0 && connections.get(userId) === own) connections.delete(userId);
      });
      send(response, HEARTBEAT);
    },
    tell({ userId, topic }) {
      if (topic === 'outbox' || !connections.has(userId)) return;
      if (topic === 'sessions') {
        for (const response of [...(connections.get(userId)?.keys() ?? [])]) response.end();
        return;
      }
      if (waiting.size === 0) setImmediate(tellWaiting);
      waiting.set(userId, (waiting.get(userId) ?? new Set()).add(topic));
    },
    tellEverything() {
      for (const response of list()) send(response, EVERYTHING);
    },
    async endLost(findStanding) {
      const held = new Set([...connections.values()].flatMap((own) => [...own.values()]));
      if (held.size === 0) return;
      const standing = await findStanding([...held]);
      // One that came meanwhile was let in by what holds now.
      for (const [response, sessionId] of [...connections.values()].flatMap((own) => [...own]))
        if (held.has(sessionId) && !standing.has(sessionId)) response.end();
    },
    count: () => [...list()].length,
    close() {
      clearInterval(heartbeat);
      isClosed = true;
      for (const response of [...list()]) sayGoodbye(response);
    },
  };
}

function send(response: ServerResponse, bytes: Buffer): void {
  // One that was ended stays in the list until its last bytes are gone; what is written to it then is an error that would end the process.
  if (response.writableEnded) return;
  if (response.writableLength > MAX_BACKLOG_BYTES) response.destroy();
  else response.write(bytes);
}

/** `retry` is how long an EventSource waits before it connects again (HTML, server-sent events). */
function sayGoodbye(response: ServerResponse): void {
  const { soonest, latest } = RECONNECT_MS;
  const { socket } = response;
  response.end(`retry: ${randomInt(soonest, latest)}\n\n`, () => socket?.destroySoon());
}
