import { type IncomingMessage, request } from 'node:http';
import { openBenchBuyer, sendBytes } from './bench-buyer.ts';
import { median, percentile, type Row } from './figures.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const CONNECTIONS = 1_000;
const FIRST_CONNECTIONS = 100;
const COMMITS = 200;
const ROUNDS = 5;

/** The smallest document that is accepted is one: what is measured is the notification of it. */
const DOCUMENT_BYTES = 16;

/**
 * A thousand open pages of one buyer, on a server of their own: what each costs, how long until a notification stands on the
 * last one's bell, and how long until another buyer's stands on hers while they are open.
 */
export async function measureLiveConnections(env: Record<string, string>): Promise<Row[]> {
  const server = await startServerProcess('server/src/main.ts', env, { isProbed: true });
  try {
    const { cookie } = await openBenchBuyer(server, 'live@example.com');
    const one = await openBenchBuyer(server, 'one@example.com');
    return [...(await measureMemory(server, cookie)), ...(await measureDelays(server, cookie, one.cookie))];
  } finally {
    await server.stop();
  }
}

/**
 * What is held with the connections open and without them, after a garbage collection each time, so that garbage is in neither
 * figure. The memory the process has from the system keeps what connections before gave back: its growth is read the first time
 * alone, and only told.
 */
async function measureMemory(server: ServerProcess, cookie: string): Promise<Row[]> {
  // Loads and compiles what a connection needs.
  await closeAll(await openAll(server, cookie, FIRST_CONNECTIONS));
  const held: number[] = [];
  const resident: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const without = await server.readHeldMemory();
    const streams = await openAll(server, cookie, CONNECTIONS);
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

/** What all pages of one buyer are told, and what one page of another is told while all of those are open. */
async function measureDelays(server: ServerProcess, cookie: string, other: string): Promise<Row[]> {
  const streams = await openAll(server, cookie, CONNECTIONS);
  const own = [await openOne(server, other)];
  await pause(3_000);
  const all = await measureCommits(server, cookie, streams);
  const one = await measureCommits(server, other, own);
  for (const stream of [...streams, ...own]) stream.destroy();
  return [
    describe('from sending a document to the last of 1,000 browsers told of its notification, p99', all.told),
    describe('the same, until the last of them could read the number for its bell, p99', all.bells),
    describe('until the one browser of another buyer among them has the number on its bell, p99', one.bells),
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

async function measureCommits(server: ServerProcess, cookie: string, streams: readonly IncomingMessage[]) {
  const times = { told: [] as number[], bells: [] as number[] };
  for (let commit = 0; commit < COMMITS; commit++) {
    const lastTold = waitForAll(streams);
    // Counted from before the request, so that the time up to the commit is in the figure and none is left out.
    const sent = performance.now();
    const stored = sendBytes(`${server.origin}/api/documents?name=live.pdf`, DOCUMENT_BYTES, { cookie });
    times.told.push((await lastTold) - sent);
    // A page that was told reads its list: then the number is on the bell.
    await readUnread(server, cookie, commit + 1);
    times.bells.push(performance.now() - sent);
    await stored;
  }
  return times;
}

/** Closes them and gives the server the time to notice. */
async function closeAll(streams: readonly IncomingMessage[]): Promise<void> {
  for (const stream of streams) stream.destroy();
  await pause(2_000);
}

async function openAll(server: ServerProcess, cookie: string, count: number): Promise<IncomingMessage[]> {
  const streams: IncomingMessage[] = [];
  for (let index = 0; index < count; index += 50) {
    streams.push(...(await Promise.all(Array.from({ length: 50 }, () => openOne(server, cookie)))));
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
