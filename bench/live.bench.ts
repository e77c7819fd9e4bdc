import { type IncomingMessage, request } from 'node:http';
import { SERVER_PROGRAM } from '../scripts/project.mjs';
import { storeNotification } from '../server/src/features/kernel/notifications/notifications.service.ts';
import { type DatabaseConnection, openDatabase } from '../server/src/platform/database/database.ts';
import { MAX_PER_ACCOUNT } from '../server/src/platform/events/live-connections.ts';
import { type BenchBuyer, openBenchBuyer } from './harness/bench-buyer.ts';
import { median, percentile, type Row } from './harness/figures.ts';
import { type ServerProcess, startServerProcess } from './harness/server-process.ts';

const CONNECTIONS = 1_000;
const BUYERS = CONNECTIONS / MAX_PER_ACCOUNT;
const FIRST_BUYERS = 2;
const COMMITS = 200;
const ROUNDS = 5;

/**
 * A thousand open pages of as few buyers as may hold them, on a server of their own: what each costs, how long until a notification
 * for each of them stands on the last one's bell, and how long until another buyer's stands on hers while they are open.
 */
export async function measureLiveConnections(env: Record<string, string>): Promise<Row[]> {
  const server = await startServerProcess(SERVER_PROGRAM, env, { isProbed: true });
  const database = openDatabase(env.DATABASE_URL ?? '', 1, console.error);
  try {
    const all: BenchBuyer[] = [];
    while (all.length < BUYERS) all.push(await openBenchBuyer(server, `live-${all.length}@example.com`));
    const one = await openBenchBuyer(server, 'one@example.com');
    return [...(await measureMemory(server, all)), ...(await measureDelays({ server, database }, all, one))];
  } finally {
    await database.close();
    await server.stop();
  }
}

/**
 * What is held with the connections open and without them, after a garbage collection each time, so that garbage is in neither
 * figure. The memory the process has from the system keeps what connections before gave back: its growth is read the first time
 * alone, and only told.
 */
async function measureMemory(server: ServerProcess, all: readonly BenchBuyer[]): Promise<Row[]> {
  // Loads and compiles what a connection needs.
  await closeAll(await openAll(server, all.slice(0, FIRST_BUYERS)));
  const held: number[] = [];
  const resident: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const without = await server.readHeldMemory();
    const streams = await openAll(server, all);
    await pause(1_000);
    const withAll = await server.readHeldMemory();
    await closeAll(streams);
    held.push((withAll.held - without.held) / CONNECTIONS / 1_000);
    resident.push((withAll.resident - without.resident) / CONNECTIONS / 1_000);
  }
  const each = median(held);
  const list = held.map((value) => value.toFixed(1)).join(', ');
  return [
    {
      what: '1,000 live connections: held for each, median of rounds',
      figure: `${each.toFixed(1)} kB (${list}; resident, the first time: ${resident[0]?.toFixed(1)} kB)`,
      bound: '<= 60 kB',
      // Nothing is held by a connection for less than nothing: then something else was measured.
      holds: Math.min(...held) > 0 && each <= 60,
    },
  ];
}

type Parts = { server: ServerProcess; database: DatabaseConnection };

/** What all pages of these buyers are told, and what one page of another is told while all of those are open. */
async function measureDelays(parts: Parts, all: readonly BenchBuyer[], one: BenchBuyer): Promise<Row[]> {
  const streams = await openAll(parts.server, all);
  const own = [await openOne(parts.server, one.cookie)];
  await pause(3_000);
  const toAll = await measureCommits(parts, all, streams);
  const toOne = await measureCommits(parts, [one], own);
  for (const stream of [...streams, ...own]) stream.destroy();
  return [
    describe('from a commit to the last of 1,000 browsers told of its notifications, p99', toAll.told),
    describe(
      'the same, until the last buyer among them could read the number for the bell, p99',
      toAll.bells,
    ),
    describe(
      'until the one browser of another buyer among them has the number on its bell, p99',
      toOne.bells,
    ),
  ];
}

function describe(what: string, times: number[]): Row {
  const p99 = percentile(times, 0.99);
  return {
    what,
    figure: `${p99.toFixed(0)} ms (median ${percentile(times, 0.5).toFixed(0)} ms)`,
    bound: '<= 150 ms',
    holds: p99 <= 150,
  };
}

async function measureCommits(
  { server, database }: Parts,
  buyers: readonly BenchBuyer[],
  streams: readonly IncomingMessage[],
) {
  const times = { told: [] as number[], bells: [] as number[] };
  for (let commit = 0; commit < COMMITS; commit++) {
    const lastTold = waitForAll(streams);
    let committing = 0;
    const stored = database.transact(async (transaction) => {
      const now = new Date();
      for (const { userId } of buyers)
        await storeNotification(transaction, userId, { kind: 'document-received', subject: 'live.pdf', now });
      committing = performance.now();
    });
    times.told.push((await lastTold) - committing);
    // A page that was told reads its list: then the number is on the bell.
    await readUnread(server, buyers.at(-1)?.cookie ?? '', commit + 1);
    times.bells.push(performance.now() - committing);
    await stored;
  }
  return times;
}

/** Closes them and gives the server the time to notice. */
async function closeAll(streams: readonly IncomingMessage[]): Promise<void> {
  for (const stream of streams) stream.destroy();
  await pause(2_000);
}

/** As many of each buyer as one account may hold. */
async function openAll(server: ServerProcess, buyers: readonly BenchBuyer[]): Promise<IncomingMessage[]> {
  const streams: IncomingMessage[] = [];
  for (const { cookie } of buyers) {
    const own = Array.from({ length: MAX_PER_ACCOUNT }, () => openOne(server, cookie));
    streams.push(...(await Promise.all(own)));
  }
  return streams;
}

function openOne(server: ServerProcess, cookie: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${server.origin}/api/events`,
      { headers: { cookie }, agent: false },
      (stream) => {
        stream.on('error', () => undefined);
        stream.once('data', () => resolve(stream));
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
}

function waitForAll(streams: readonly IncomingMessage[]): Promise<number> {
  return new Promise((resolve) => {
    let waiting = streams.length;
    for (const stream of streams) {
      const listen = (chunk: Buffer) => {
        if (!chunk.includes('data: notifications')) return;
        stream.off('data', listen);
        waiting--;
        if (waiting === 0) resolve(performance.now());
      };
      stream.on('data', listen);
    }
  });
}

async function readUnread(server: ServerProcess, cookie: string, expected: number): Promise<void> {
  const response = await fetch(`${server.origin}/api/notifications`, { headers: { cookie } });
  const { unread } = (await response.json()) as { unread: number };
  if (unread !== expected) throw new Error(`the bell shows ${unread} instead of ${expected}`);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
