import { type IncomingMessage, request } from 'node:http';
import { openBenchBuyer, sendBytes } from './bench-buyer.ts';
import { percentile, type Row } from './figures.ts';
import type { ServerProcess } from './server-process.ts';

const CONNECTIONS = 1_000;
const FIRST_CONNECTIONS = 100;
const COMMITS = 200;

/** The smallest document that is accepted is one: what is measured is the notification of it. */
const DOCUMENT_BYTES = 16;

/** A thousand open pages of one buyer: what each costs, and how long until a notification stands on the last one's bell. */
export async function measureLiveConnections(server: ServerProcess): Promise<Row[]> {
  const { cookie } = await openBenchBuyer(server, 'live@example.com');
  // A first round loads and compiles what a connection needs, so that the second measures the connections alone.
  for (const stream of await openAll(server, cookie, FIRST_CONNECTIONS)) stream.destroy();
  await pause(3_000);
  const before = await server.readMemory();
  const streams = await openAll(server, cookie, CONNECTIONS);
  await pause(3_000);
  const each = ((await server.readMemory()) - before) / CONNECTIONS / 1_000;

  const delays: number[] = [];
  const bells: number[] = [];
  for (let commit = 0; commit < COMMITS; commit++) {
    const lastTold = waitForAll(streams);
    // Counted from before the request, so that the time up to the commit is in the figure and none is left out.
    const sent = performance.now();
    const stored = sendBytes(`${server.origin}/api/documents?name=live.pdf`, DOCUMENT_BYTES, { cookie });
    const told = await lastTold;
    delays.push(told - sent);
    // A page that was told reads its list: then the number is on the bell.
    await readUnread(server, cookie, commit + 1);
    bells.push(performance.now() - sent);
    await stored;
  }
  for (const stream of streams) stream.destroy();
  const p99 = percentile(delays, 0.99);
  const bell = percentile(bells, 0.99);
  return [
    {
      what: '1,000 live connections: memory each',
      figure: `${each.toFixed(1)} kB`,
      bound: '<= 60 kB',
      holds: each <= 60,
    },
    {
      what: 'from sending a document to the last of 1,000 browsers told of its notification, p99',
      figure: `${p99.toFixed(0)} ms (median ${percentile(delays, 0.5).toFixed(0)} ms)`,
      bound: '<= 150 ms',
      holds: p99 <= 150,
    },
    {
      what: 'the same, until a browser has read the number for its bell, p99',
      figure: `${bell.toFixed(0)} ms (median ${percentile(bells, 0.5).toFixed(0)} ms)`,
      bound: '<= 150 ms',
      holds: bell <= 150,
    },
  ];
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
