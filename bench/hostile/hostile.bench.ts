import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { SERVER_PROGRAM } from '../../scripts/project.mjs';
import { openBenchBuyer } from '../harness/bench-buyer.ts';
import { percentile, type Row } from '../harness/figures.ts';
import { type ServerProcess, startServerProcess, WARM_UP_MS } from '../harness/server-process.ts';
import { type HostileFile, listHostileFiles } from './hostile-files.ts';

const MEBIBYTE = 1024 * 1024;
const MAX_P99_MS = 300;
const MAX_MEMORY = 600 * MEBIBYTE;
/** Bodies that strangers hold open meanwhile. */
const HELD_OPEN = 60;

/**
 * Files that were made to cost as much as they can, sent to the reader by a stranger and by an account, while strangers hold bodies open and
 * others ask for what everybody asks for: how long these wait, and the memory of the server.
 */
export async function measureHostileFiles(env: Record<string, string>): Promise<Row[]> {
  // Each stranger comes from an address of their own, so that no limit of one network ends the measure.
  const server = await startServerProcess(SERVER_PROGRAM, { ...env, TRUSTED_PROXIES: '127.0.0.1,::1' });
  try {
    const { cookie } = await openBenchBuyer(server, 'hostile@example.com');
    await wait(WARM_UP_MS);
    const readPeak = await server.watchPeak();
    const others = startAsking(server, cookie);
    const held = Array.from({ length: HELD_OPEN }, (_, index) => holdOpen(server, `10.1.${index}.1`));
    const statuses = new Map<number, number>();
    let count = 0;
    for (const hostile of listHostileFiles()) {
      count += 1;
      const answers = await Promise.all([
        send(server, hostile, { 'x-forwarded-for': `10.0.${count}.1` }),
        send(server, hostile, { 'x-forwarded-for': `10.2.${count}.1`, cookie }),
      ]);
      for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    for (const body of held) body.abort();
    const times = await others.stop();
    const memory = await readPeak();
    const p99 = percentile(times, 0.99);
    const answers = [...statuses].map(([status, times]) => `${times} x ${status}`).join(', ');
    return [
      {
        what: `other requests while ${count} hostile files are read, ${HELD_OPEN} bodies held open`,
        figure: `p99 ${p99.toFixed(0)} ms, most ${Math.max(...times).toFixed(0)} ms of ${times.length} (${answers})`,
        bound: `<= ${MAX_P99_MS} ms`,
        holds: p99 <= MAX_P99_MS,
      },
      {
        what: 'memory of the server meanwhile',
        figure: `${(memory / MEBIBYTE).toFixed(0)} MiB`,
        bound: `<= ${MAX_MEMORY / MEBIBYTE} MiB`,
        holds: memory <= MAX_MEMORY,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** What everybody asks for, ten times a second. */
function startAsking({ origin }: ServerProcess, cookie: string) {
  const times: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      for (const path of ['/api/health', '/', '/api/documents']) {
        const begun = performance.now();
        await (await fetch(`${origin}${path}`, { headers: { cookie } })).arrayBuffer();
        times.push(performance.now() - begun);
      }
      await wait(100);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await asking;
      return times;
    },
  };
}

async function send({ origin }: ServerProcess, { file, type }: HostileFile, headers: Record<string, string>) {
  const response = await fetch(`${origin}/api/tools/read-document`, {
    method: 'POST',
    headers: { ...headers, 'content-type': type },
    body: new Uint8Array(file),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Sends most of a body, and never its end. */
function holdOpen({ origin }: ServerProcess, address: string): AbortController {
  const leaving = new AbortController();
  async function* body(): AsyncGenerator<Uint8Array> {
    for (let sent = 0; sent < 9; sent += 1) yield new Uint8Array(MEBIBYTE);
    await new Promise((resolve) => leaving.signal.addEventListener('abort', resolve));
  }
  fetch(`${origin}/api/tools/read-document`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address, 'content-type': 'application/pdf' },
    body: Readable.toWeb(Readable.from(body())),
    duplex: 'half',
    signal: leaving.signal,
  } as unknown as RequestInit).catch(() => undefined);
  return leaving;
}
