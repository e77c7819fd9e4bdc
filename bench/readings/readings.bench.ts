import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { drawEstimate } from '../../testing/forms/made/drawing/draw-estimate.ts';
import { h24b } from '../../testing/forms/made/making/h24b.ts';
import { bindScans, scanPages } from '../../testing/forms/made/pages/scan-pages.ts';
import { type BenchBuyer, createBenchBuyer } from '../harness/bench-buyer.ts';
import { percentile, type Row } from '../harness/figures.ts';
import type { ServerProcess } from '../harness/server-process.ts';

const SCANS = 4;
/** At a steady rate, whether or not the one before was answered. */
const EVERY_MS = 40;
/** What the dashboard, its list of documents and its bell ask for. */
const PATHS = [
  '/api/milestones',
  '/api/documents',
  '/api/notifications',
  '/api/plan',
  '/api/document-readings',
];
const MAX_P99_MS = 100;
const MAX_MEMORY = 1_536;

/** What another buyer's requests take while scans of three pages are read, and before, and the memory of the process that reads them. */
export async function measureReadings(server: ServerProcess): Promise<Row[]> {
  const owner = await createBenchBuyer(server, 'scans@example.com');
  const other = await createBenchBuyer(server, 'beside-scans@example.com');
  const pictures = await scanPages(await drawEstimate(h24b, 'Helvetica'), { dpi: 150, skew: 0.5 });
  const scan = await bindScans(pictures);
  await askAtRate(server, other, pause(2_000));
  const before = await askAtRate(server, other, pause(20_000));
  let [memory, firstMs, wholeMs] = [0, 0, 0];
  const watch = setInterval(() => {
    memory = Math.max(memory, findPeak());
  }, 100);
  const times = await askAtRate(server, other, readScans());
  clearInterval(watch);
  const state = `load ${loadavg()[0]?.toFixed(1)}, ${cpus().length} cores`;
  const [p99, ownP99] = [percentile(times, 0.99), percentile(before, 0.99)];
  return [
    {
      what: `requests of another buyer, ${1_000 / EVERY_MS} a second, while ${SCANS} scans of ${pictures.length} pages are read`,
      figure: `p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${times.length} (without: p50 ${percentile(before, 0.5).toFixed(1)} ms, p99 ${ownP99.toFixed(1)} ms of ${before.length}; ${state})`,
      bound: `p99 <= ${MAX_P99_MS} ms`,
      holds: p99 <= MAX_P99_MS,
    },
    {
      what: 'memory of the process that recognizes pages',
      figure: `${memory} MiB at most; first figures after ${(firstMs / SCANS / 1_000).toFixed(1)} s, the whole after ${(wholeMs / SCANS / 1_000).toFixed(1)} s`,
      bound: `<= ${MAX_MEMORY} MiB`,
      holds: memory > 0 && memory <= MAX_MEMORY,
    },
  ];

  async function readScans(): Promise<void> {
    for (let number = 0; number < SCANS; number += 1) {
      const begun = performance.now();
      const { id } = JSON.parse(
        await ask(server, owner, { method: 'POST', path: `/api/documents?name=${number}.pdf`, body: scan }),
      );
      let isShown = false;
      for (let state = 'waiting'; state !== 'done'; await pause(250)) {
        const reading = JSON.parse(await ask(server, owner, { path: `/api/documents/${id}/readings` }));
        state = reading.state;
        if (state === 'failed') throw new Error('the scan was not read');
        if (!isShown && Object.keys(reading.fields).length > 0) {
          isShown = true;
          firstMs += performance.now() - begun;
        }
      }
      wholeMs += performance.now() - begun;
    }
  }
}

/** Milliseconds of each request until `work` is over. */
async function askAtRate(
  server: ServerProcess,
  buyer: BenchBuyer,
  work: Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  const asked: Promise<unknown>[] = [];
  let isOver = false;
  const ending = work.finally(() => {
    isOver = true;
  });
  const begun = performance.now();
  for (let number = 0; !isOver; number += 1) {
    const due = begun + number * EVERY_MS;
    await pause(Math.max(0, due - performance.now()));
    const path = PATHS[number % PATHS.length] ?? '';
    // From when it was due: a machine that lets this process wait lets its buyer wait.
    asked.push(ask(server, buyer, { path }).then(() => times.push(performance.now() - due)));
  }
  await Promise.all([ending, ...asked]);
  return times;
}

type Asked = { method?: string; path: string; body?: Uint8Array };

function ask({ origin }: ServerProcess, { cookie }: BenchBuyer, { method = 'GET', path, body }: Asked) {
  return new Promise<string>((resolve, reject) => {
    request(`${origin}${path}`, { method, headers: { cookie } }, (response) => {
      const parts: Buffer[] = [];
      const isGood = (response.statusCode ?? 500) < 300;
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => (isGood ? resolve(String(Buffer.concat(parts))) : reject(new Error(path))));
    })
      .on('error', reject)
      .end(body);
  });
}

/** The most memory that a process on Linux has had that recognizes pages, in mebibytes; one reads at a time on a machine. */
function findPeak(): number {
  const peaks = readdirSync('/proc').map((name) => {
    try {
      if (!/^\d+$/.test(name) || !readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('picture-program'))
        return 0;
      const [, kibibytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${name}/status`, 'utf8')) ?? [];
      return Math.round(Number(kibibytes) / 1024);
    } catch {
      return 0;
    }
  });
  return Math.max(...peaks);
}
