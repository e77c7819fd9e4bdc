import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findNextMonth } from '@porchlight/domain/kernel/calendar-dates.ts';
import pg from 'pg';
import { SERVER_PROGRAM } from '../scripts/project.mjs';
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded/embedded-postgres.ts';
import type { ClockWork } from '../server/src/platform/feature.ts';
import { listClockWork } from '../server/src/registries/clock-jobs.ts';
import { startTestApp, type TestApp } from '../testing/app/test-app.ts';
import { measureDigests } from './growth/digests.bench.ts';
import { makeInstallation, measureGrowth, measureLists } from './growth/growth.bench.ts';
import { createDatabase } from './harness/create-database.ts';
import { measureMs, median, printTable, type Row } from './harness/figures.ts';
import { findHindrance } from './harness/programs.ts';
import { startServerProcess, WARM_UP_MS } from './harness/server-process.ts';
import { measureLoad } from './load.bench.ts';
import { measureReadings } from './readings/readings.bench.ts';
import { judgeSealedPdfs } from './sealed-pdfs.bench.ts';
import { measureServing, measureTwoProcesses } from './serving.bench.ts';
import { measureSigning } from './signing.bench.ts';

const given = process.argv.slice(2);
const number = given.find((each) => /^\d+$/.test(each));
const seconds = Number(number ?? 300);
const buyers = Number(number ?? 100_000);
// Two databases that are filled already, which are changed: npm run bench -- lists postgresql:///few postgresql:///many.
const [fewUrl, manyUrl] = given.filter((each) => each.includes('://'));

const folder = await mkdtemp(join(tmpdir(), 'porchlight-bench-'));
// PostgreSQL runs as another user when this is root, and has to pass through.
await chmod(folder, 0o711);
const database = await startEmbeddedPostgres({ dataDir: folder });
const env = {
  NODE_ENV: 'test',
  DATA_DIR: folder,
  MAX_FILE_BYTES: String(512 * 1024 * 1024),
  SPACE_PER_BUYER_BYTES: String(4 * 1024 ** 3),
};
const server = await startServerProcess(SERVER_PROGRAM, { ...env, DATABASE_URL: database.url });
const owning = async (name: string) => ({ ...env, DATABASE_URL: await createDatabase(database.url, name) });

type Parts = Record<string, () => Promise<Row[]>>;

/** What is measured where no part is named. */
const short: Parts = {
  serving: async () => [
    ...(await measureServing(server, database.url, folder)),
    ...(await measureTwoProcesses(await owning('two'))),
  ],
  signing: async () => [...(await measureSigning()), ...(await judgeSealedPdfs(folder))],
  readings: () => measureReadings(server),
};

/** Of all jobs of the clock with nothing new, in ms: 5 s for each 100,000 buyers up to 100,000, 30 s for a million. */
const bounds: readonly [buyers: number, ms: number][] = [
  [100_000, 5_000],
  [1_000_000, 30_000],
];

/** A job of the clock: how long it takes the first time, with nothing new, and at the beginning of a month, in ms. */
type ClockTimes = Pick<ClockWork, 'job' | 'every'> & { first: number; again: number; month: number };

/** Times each job of the clock in a filled database. Work of one name belongs together and is timed together. */
async function timeClockWork(url: string): Promise<ClockTimes[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-clock-'));
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const app = await startTestApp({
    ...{ adminDatabaseUrl: url, now },
    installation: { databaseUrl: url, dataDir },
  });
  try {
    const named = Map.groupBy(listClockWork(app.readParts()), ({ job }) => job);
    const time = async (what: string) => {
      const times = new Map<string, number>();
      for (const [job, runs] of named) {
        const ms = await measureMs(async () => {
          for (const { run } of runs) await run();
          await waitForHelpers(app);
        });
        times.set(job, ms);
        console.log(`  ${what}: ${job} ${ms.toFixed(0)} ms`);
      }
      return (job: string) => times.get(job) ?? Number.NaN;
    };
    const first = await time('first');
    // What a round notifies of may be marked itself, and is checked by the next one.
    await time('second');
    const again = await time('nothing new');
    ahead = Date.parse(`${findNextMonth(now().toISOString().slice(0, 10))}T12:00:00Z`) - Date.now();
    const month = await time("a month's first");
    return [...named].map(([job, [work]]) => ({
      ...{ job, every: work?.every ?? 'minute' },
      ...{ first: first(job), again: again(job), month: month(job) },
    }));
  } finally {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Rounds with many buyers are shared by queues, which this process works too. */
async function waitForHelpers(app: TestApp): Promise<void> {
  while ((await app.query(HELPERS)).length > 0) await pause(100);
}

const HELPERS =
  "select 1 from pgboss.job where name like '%-reminders' and state in ('created', 'retry', 'active') limit 1";

/** Each job of the clock among so many buyers, and all of them together: the first time, with nothing new, and as a month begins. */
async function measureRounds(databaseUrl: string, buyers: number): Promise<Row[]> {
  const times = await timeClockWork(await makeInstallation(databaseUrl, 'rounds', buyers));
  const size = `${buyers.toLocaleString('en')} buyers`;
  const bound = bounds.find(([most]) => buyers <= most)?.[1];
  const whole = sum(times, 'again');
  return [
    ...times.map(({ job, every, first, again, month }) => ({
      what: `${size}: ${job}, each ${every}`,
      figure: `${inSeconds(first)}, then ${inSeconds(again)}, a month's first ${inSeconds(month)}`,
      bound: 'none',
      holds: true,
    })),
    {
      what: `${size}: all jobs of the clock the first time, and as a month begins`,
      figure: `${inSeconds(sum(times, 'first'))}, ${inSeconds(sum(times, 'month'))} by one process`,
      bound: 'none',
      holds: true,
    },
    {
      what: `${size}: all jobs of the clock with nothing new`,
      figure: inSeconds(whole),
      bound: bound === undefined ? 'none' : `<= ${bound / 1_000} s`,
      holds: bound === undefined || whole <= bound,
    },
  ];
}

const sum = (times: readonly ClockTimes[], which: 'first' | 'again' | 'month') =>
  times.reduce((total, each) => total + each[which], 0);

const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;

const STARTS = 3;

const MEBIBYTE = 1024 ** 2;

const GIBIBYTE = 1024 ** 3;

/**
 * What an installation of so many buyers takes, one line of the capacity table each: rows, disk, memory and connections of a process, its
 * start, and what the clock brings about, each twice: the second time there is nothing new. FILLED_DATABASE_URL names a database that has
 * the buyers already; it is changed.
 */
async function measureCapacity(
  databaseUrl: string,
  env: Record<string, string>,
  buyers: number,
): Promise<Row[]> {
  const url = process.env.FILLED_DATABASE_URL ?? (await makeInstallation(databaseUrl, 'capacity', buyers));
  const size = `${buyers.toLocaleString('en')} buyers`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const figures: [what: string, figure: string][] = [];
  try {
    // The tables are brought up to date before anything is measured.
    await (await startServerProcess(SERVER_PROGRAM, { ...env, DATABASE_URL: url })).stop();
    await client.query('vacuum analyze');
    figures.push(...(await readSizes(client)));
    figures.push(...(await measureProcess(client, { ...env, DATABASE_URL: url })));
    // Keys of its own come with the data folder of what is timed next.
    await client.query('delete from installation_marks');
    for (const { job, every, first, again } of await timeClockWork(url))
      figures.push([
        `${job}, each ${every}`,
        `${(first / 1_000).toFixed(2)} s, then ${(again / 1_000).toFixed(2)} s`,
      ]);
  } finally {
    await client.end();
  }
  return figures.map(([what, figure]) => ({ what: `${size}: ${what}`, figure, bound: 'none', holds: true }));
}

async function readSizes(client: pg.Client): Promise<[string, string][]> {
  const { rows } = await client.query<{ name: string; rows: number; bytes: number }>(`
    select coalesce(parent.relname, c.relname) as name, sum(greatest(c.reltuples, 0))::float8 as rows,
      sum(pg_total_relation_size(c.oid))::float8 as bytes
      from pg_class c left join pg_inherits i on i.inhrelid = c.oid left join pg_class parent on parent.oid = i.inhparent
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by 1 order by 3 desc`);
  const sum = (pick: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + pick(row), 0);
  const largest = rows
    .slice(0, 8)
    .map(({ name, rows, bytes }) => `${name} ${(rows / 1e6).toFixed(2)} M, ${describeBytes(bytes)}`);
  return [
    ['rows', `${(sum(({ rows }) => rows) / 1e6).toFixed(2)} M`],
    ['tables and indexes', describeBytes(sum(({ bytes }) => bytes))],
    ['largest tables', largest.join('; ')],
  ];
}

const describeBytes = (bytes: number) =>
  bytes >= GIBIBYTE ? `${(bytes / GIBIBYTE).toFixed(2)} GB` : `${(bytes / MEBIBYTE).toFixed(0)} MB`;

async function measureProcess(client: pg.Client, env: Record<string, string>): Promise<[string, string][]> {
  const starts: number[] = [];
  for (let count = 0; count < STARTS; count += 1) {
    const began = performance.now();
    const server = await startServerProcess(SERVER_PROGRAM, env);
    starts.push(performance.now() - began);
    await server.stop();
  }
  const server = await startServerProcess(SERVER_PROGRAM, env);
  await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS));
  const memory = await server.readMemory();
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  await server.stop();
  return [
    ['start to the first answer', `${median(starts).toFixed(0)} ms`],
    ['memory of a process that waits', describeBytes(memory)],
    ['connections of a process that waits', String(rows[0]?.count)],
  ];
}

/** What `growth` measures, each also by its own name. */
const growth: Parts = {
  lists: () =>
    fewUrl !== undefined && manyUrl !== undefined
      ? measureLists(env, fewUrl, manyUrl)
      : measureGrowth(database.url, env, buyers),
  rounds: () => measureRounds(database.url, buyers),
  capacity: () => measureCapacity(database.url, env, buyers),
  digests: () => measureDigests(database.url, env),
};

const parts: Parts = { ...short, load: async () => measureLoad(await owning('load'), seconds), ...growth };

try {
  const named = given.filter((each) => !/^\d+$|:\/\//.test(each));
  const chosen = (named.length === 0 ? Object.keys(short) : named).flatMap((name) =>
    name === 'growth' ? Object.keys(growth) : [name],
  );
  const unknown = chosen.filter((name) => !(name in parts));
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}.`);
  const rows: Row[] = [];
  const hindrances: string[] = [];
  for (const name of chosen) {
    const hindrance = findHindrance(name, process.env.PATH ?? '');
    if (hindrance === undefined) rows.push(...((await parts[name]?.()) ?? []));
    else hindrances.push(hindrance);
  }
  printTable(rows);
  for (const hindrance of hindrances) console.log(hindrance);
} finally {
  await server.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
