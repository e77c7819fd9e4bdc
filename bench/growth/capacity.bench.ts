import pg from 'pg';
import { SERVER_PROGRAM } from '../../scripts/project.mjs';
import { median, type Row } from '../harness/figures.ts';
import { startServerProcess, WARM_UP_MS } from '../harness/server-process.ts';
import { timeClockWork } from './clock-work.ts';
import { makeInstallation } from './growth.bench.ts';

const STARTS = 3;
const MEBIBYTE = 1024 ** 2;
const GIBIBYTE = 1024 ** 3;

/**
 * What an installation of so many buyers takes, one line of the capacity table each: rows, disk, memory and connections of a process, its
 * start, and what the clock brings about, each twice: the second time there is nothing new. FILLED_DATABASE_URL names a database that has
 * the buyers already; it is changed.
 */
export async function measureCapacity(
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
