import { type IncomingMessage, request } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { SERVER_PROGRAM } from '../scripts/project.mjs';
import { type BenchBuyer, createBenchBuyer } from './harness/bench-buyer.ts';
import { percentile, type Row } from './harness/figures.ts';
import { type ServerProcess, startServerProcess } from './harness/server-process.ts';

const BUYERS = 500;
const ACCOUNTS = 50;
const MEBIBYTE = 1024 * 1024;
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(60_000, 'a page of a statement ')]);

/**
 * Buyers with a portal page open each, who read, tick, search and upload at the pace of people: one request every two seconds on average.
 * In seconds; any answer that is no success is reported. What the process holds after a collection is compared from a fifth of the time on,
 * when everything has been used once.
 */
export async function measureLoad(env: Record<string, string>, seconds: number): Promise<Row[]> {
  const server = await startServerProcess(SERVER_PROGRAM, env, { isProbed: true });
  const accounts = await createAccounts(server);
  await server.readLoopDelays();
  const { seen, buyers } = startBuyers(server, accounts, seconds);
  await pause(seconds * 200);
  const early = await server.readHeldMemory();
  await buyers;
  const { p99: loop } = await server.readLoopDelays();
  await pause(5_000);
  const late = await server.readHeldMemory();
  await server.stop();
  const growth = (late.held - early.held) / MEBIBYTE;
  return [
    {
      what: `${BUYERS} buyers at once for ${seconds} s`,
      figure: `${describeSeen(seen)}; loop p99 ${loop.toFixed(0)} ms; load ${loadavg()[0]?.toFixed(1)})`,
      bound: 'no error',
      holds: seen.failures.size === 0,
    },
    {
      what: `growth of what is held from ${Math.round(seconds / 5)} s on`,
      figure: `${growth.toFixed(1)} MB (${(early.held / MEBIBYTE).toFixed(1)} to ${(late.held / MEBIBYTE).toFixed(1)} MB; resident ${(late.resident / MEBIBYTE).toFixed(0)} MB)`,
      bound: '<= 5 MB',
      holds: growth <= 5,
    },
  ];
}

type Seen = { times: number[]; failures: Map<string, number>; told: number };

/** An open parenthesis for more. */
function describeSeen({ failures, times, told }: Seen): string {
  const broken = [...failures].map(([what, count]) => `${what}: ${count}`).join(', ');
  const [median, late] = [0.5, 0.99].map((part) => percentile(times, part).toFixed(0));
  return `${broken || 'no error'} in ${times.length} requests (median ${median} ms, p99 ${late} ms; ${told} events`;
}

async function createAccounts(server: ServerProcess): Promise<BenchBuyer[]> {
  const accounts: BenchBuyer[] = [];
  while (accounts.length < ACCOUNTS)
    accounts.push(await createBenchBuyer(server, `load-${accounts.length}-${Date.now()}@example.com`));
  return accounts;
}

/** 500 buyers for so many seconds; `buyers` is over when the last of them is. */
function startBuyers(server: ServerProcess, accounts: readonly BenchBuyer[], seconds: number) {
  const end = performance.now() + seconds * 1_000;
  const seen: Seen = { times: [], failures: new Map(), told: 0 };
  const buyers = Array.from({ length: BUYERS }, (_, index) => {
    const { cookie } = accounts[index % ACCOUNTS] as BenchBuyer;
    return live(server, cookie, end, seen);
  });
  return { seen, buyers: Promise.all(buyers) };
}

/** One buyer with one page: what people do, and how often of twenty. */
async function live(server: ServerProcess, cookie: string, end: number, seen: Seen): Promise<void> {
  await pause(Math.random() * 2_000);
  const stream = await follow(server, cookie, seen);
  let task = 0;
  while (performance.now() < end) {
    const turn = Math.floor(Math.random() * 20);
    if (turn < 4) await ask('GET', '/portal');
    else if (turn < 9) await ask('GET', '/api/milestones');
    else if (turn < 13) await ask('GET', '/api/documents');
    else if (turn < 15) await ask('GET', '/api/notifications');
    else if (turn < 17) await ask('GET', `/api/search?q=${['statement', 'rate', 'house'][task % 3]}`);
    else if (turn < 19) await ask('PUT', TICKED, TICKS[task % 2]);
    else await ask('POST', '/api/documents?name=statement.pdf', PDF);
    task++;
    await pause(500 + Math.random() * 3_000);
  }
  stream?.destroy();

  async function ask(method: string, path: string, body?: Buffer): Promise<void> {
    const start = performance.now();
    const status = await send(`${server.origin}${path}`, method, cookie, body).catch(
      (error: NodeJS.ErrnoException) => error.code ?? 'broken',
    );
    seen.times.push(performance.now() - start);
    if (typeof status === 'number' && status < 400) return;
    const name = `${method} ${path} ${status}`;
    seen.failures.set(name, (seen.failures.get(name) ?? 0) + 1);
  }
}

const TICKED = '/api/milestones/interest/tasks/choose-target-month';
const TICKS = ['done', 'to-do'].map((status) => Buffer.from(JSON.stringify({ status })) as Buffer);

function send(url: string, method: string, cookie: string, body?: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const isJson = body !== undefined && TICKS.includes(body);
    const headers = { cookie, ...(isJson && { 'content-type': 'application/json' }) };
    request(url, { method, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', reject)
      .end(body);
  });
}

/** The connection over which a page receives change notifications. */
function follow(server: ServerProcess, cookie: string, seen: Seen): Promise<IncomingMessage | undefined> {
  return new Promise((resolve) => {
    request(`${server.origin}/api/events`, { headers: { cookie }, agent: false }, (stream) => {
      stream.on('data', () => seen.told++);
      stream.on('error', () => undefined);
      resolve(stream);
    })
      .once('error', () => {
        seen.failures.set('live connection', (seen.failures.get('live connection') ?? 0) + 1);
        resolve(undefined);
      })
      .end();
  });
}
