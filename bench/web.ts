import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded/embedded-postgres.ts';
import { createBenchBuyer } from './harness/bench-buyer.ts';
import { type OwnData, visitBare, visitDashboard, visitTick } from './harness/dashboard-visit.ts';
import { median, printTable, type Row } from './harness/figures.ts';
import { type Visit, visitPage } from './harness/lighthouse-run.ts';
import { measureOfferLog } from './harness/offer-log-visit.ts';
import { startServerProcess } from './harness/server-process.ts';

// Lighthouse over the public pages and the dashboard against R0: the landing page with its styles and without scripts and other files, from
// the same server in the same run. `npm run bench:web -- 3` makes three rounds instead of nine; `-- offers` measures instead how soon a log
// of a thousand offers is on the screen.

const pages = ['/', '/team', '/privacy', '/mortgage-basics', '/coming-soon', '/application', '/login'];
const BARE = '/r0';
const rounds = Number(process.argv[2] ?? 9);

const folder = await mkdtemp(join(tmpdir(), 'porchlight-web-'));
// PostgreSQL runs as another user when this is root, and has to pass through.
await chmod(folder, 0o711);
const site = join(folder, 'site');
await cp(fileURLToPath(new URL('../web/build/client', import.meta.url)), site, { recursive: true });
await mkdir(join(site, BARE));
await writeFile(join(site, BARE, 'index.html'), strip(await readFile(join(site, 'index.html'), 'utf8')));

const database = await startEmbeddedPostgres({ dataDir: join(folder, 'data') });
const server = await startServerProcess('bench/harness/site-server.ts', {
  NODE_ENV: 'test',
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: database.url,
  SITE_FOLDER: site,
});
try {
  const rows = await (process.argv[2] === 'offers' ? measureOfferLog(server) : measureVisits());
  printTable(rows);
} finally {
  await server.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measureVisits(): Promise<Row[]> {
  const visits = new Map<string, Visit[]>([BARE, ...pages].map((page) => [page, []]));
  for (const page of visits.keys()) await waitUntilPacked(page);
  const { cookie } = await createBenchBuyer(server, 'dashboard@example.com');
  const dashboard: DashboardVisits = { visits: [], own: [], bare: [], ticks: [] };
  for (let round = 1; round <= rounds; round += 1) {
    for (const [page, made] of visits) made.push(await visitPage(server.origin + page, ['performance']));
    dashboard.visits.push(await visitPage(`${server.origin}/portal`, ['performance'], cookie));
    dashboard.bare.push(await visitBare(server.origin + BARE));
    const own = await visitDashboard(server.origin, cookie);
    dashboard.own.push(own);
    for (const line of own.moved) console.log(`/portal shifted at ${line}`);
    dashboard.ticks.push(await visitTick(server.origin, cookie));
    console.log(`round ${round} of ${rounds}`);
  }
  const bare = takeMedian(visits.get(BARE) ?? [], 'lcp');
  const bareTbt = takeMedian(visits.get(BARE) ?? [], 'tbt');
  const rows: Row[] = [];
  for (const page of pages)
    rows.push(...judge(page, visits.get(page) ?? [], bare, bareTbt), await judgeRest(page));
  rows.push(...judgeDashboard(dashboard, bare));
  return rows;
}

/** The server packs a page quickly for its first reader and as small as it gets for the others: it changes size once. */
async function waitUntilPacked(page: string): Promise<void> {
  const read = async () => {
    const response = await fetch(server.origin + page, { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    return response.headers.get('content-length');
  };
  const first = await read();
  for (let tries = 0; tries < 30 && (await read()) === first; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function strip(page: string): string {
  return page
    .replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link[^>]*>/g, '')
    .replaceAll(/@font-face\s*\{[^}]*url\([^}]*\}/g, '');
}

function takeMedian(visits: readonly Visit[], figure: 'lcp' | 'tbt' | 'cls'): number {
  return median(visits.map((visit) => visit[figure]));
}

function judge(page: string, visits: readonly Visit[], bare: number, bareTbt: number): Row[] {
  const lcp = takeMedian(visits, 'lcp');
  const tbt = takeMedian(visits, 'tbt');
  const cls = takeMedian(visits, 'cls');
  const score = median(visits.map(({ scores }) => scores.performance ?? 0));
  const most = page === '/' ? 1.15 : 1.25;
  return [
    {
      what: `${page} LCP`,
      figure: `${(lcp / bare).toFixed(2)} x R0 (${lcp.toFixed(0)} ms; R0 ${bare.toFixed(0)} ms)`,
      bound: `<= ${most} x`,
      holds: lcp <= most * bare,
    },
    {
      what: `${page} TBT, CLS, performance`,
      figure: `${tbt.toFixed(0)} ms (R0 ${bareTbt.toFixed(0)} ms), ${cls.toFixed(3)}, ${score}`,
      bound: '0 ms, 0.000, 100',
      holds: tbt === 0 && cls < 0.0005 && score === 100,
    },
  ];
}

type DashboardVisits = { visits: Visit[]; own: OwnData[]; bare: number[]; ticks: number[] };

function judgeDashboard({ visits, own, bare, ticks }: DashboardVisits, bareLcp: number): Row[] {
  const lcp = takeMedian(visits, 'lcp');
  const shown = median(own.map((visit) => visit.shown));
  const bareShown = median(bare);
  const shift = Math.max(...own.map((visit) => visit.shift));
  return [
    {
      what: '/portal LCP, signed in',
      figure: `${(lcp / bareLcp).toFixed(2)} x R0 (${lcp.toFixed(0)} ms)`,
      bound: '<= 1.6 x',
      holds: lcp <= 1.6 * bareLcp,
    },
    {
      what: '/portal with the buyer’s own milestones, on a slow phone',
      figure: `${(shown / bareShown).toFixed(2)} x R0 (${shown.toFixed(0)} ms; R0 ${bareShown.toFixed(0)} ms)`,
      bound: '<= 3 x',
      holds: shown <= 3 * bareShown,
    },
    {
      what: 'a ticked task on the screen, on a slow phone',
      figure: `${median(ticks).toFixed(0)} ms`,
      bound: '<= 100 ms',
      holds: median(ticks) <= 100,
    },
    {
      what: '/portal layout shift while they arrive',
      figure: shift.toFixed(3),
      bound: '0.000',
      holds: shift < 0.0005,
    },
  ];
}

async function judgeRest(page: string): Promise<Row> {
  const { scores } = await visitPage(server.origin + page, ['accessibility', 'best-practices', 'seo']);
  const figures = Object.entries(scores);
  return {
    what: `${page} other scores`,
    figure: figures.map(([name, score]) => `${name} ${score}`).join(', '),
    bound: '100 each',
    holds: figures.every(([, score]) => score === 100),
  };
}
