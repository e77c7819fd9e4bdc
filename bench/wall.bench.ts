import { readFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import type pg from 'pg';
import { openDatabase } from '../server/src/platform/database/database.ts';
import { runAsUser } from '../server/src/platform/database/rls/run-as.ts';
import { measureMs, median, type Row } from './harness/figures.ts';
import { readListQuery } from './harness/list-query.ts';

const OWN = 100;
const OTHERS = 100_000;
const ROUNDS = 10;
const CALLS = 200;
/** Of /proc/PID/stat on Linux, in ms. */
const TICK_MS = 10;

type Figures = { ms: number[]; serverMs: number; databaseMs: number };

/** What row-level security costs a query: the SQL of a buyer's list on one connection, by turns as the owner of the tables and behind it. */
export async function measureWall(databaseUrl: string): Promise<Row[]> {
  const buyer = { userId: 'wall', email: 'wall@example.com' };
  const database = openDatabase(databaseUrl, 1, () => undefined);
  const pool = database.db.$client as pg.Pool;
  // As many for each: the database plans a named query once, for the average owner.
  await pool.query(
    `insert into users (id, name, email) select id, id, id || '@example.com'
     from (select $1 as id union all select 'beyond-' || n from generate_series(1, $2::int) as n) as owners`,
    [buyer.userId, OTHERS / OWN],
  );
  await pool.query(
    `insert into documents (user_id, name, type, size, storage_path, wrapped_key, status, created_at)
     select id, n || '.pdf', 'application/pdf', 1, 'wall/' || id || '/' || n, '\\x00', 'received', now()
     from users, generate_series(1, $2::int) as n where id = $1 or id like 'beyond-%'`,
    [buyer.userId, OWN],
  );
  await pool.query('vacuum analyze documents');
  const query = { name: 'list', ...(await readListQuery(buyer.userId)) };
  const { rows } = await pool.query('select pg_backend_pid() as pid');
  const measure = async (into: Figures, ask: () => Promise<unknown>) => {
    const before = { cpu: process.cpuUsage(), database: await readCpuMs(rows[0].pid) };
    for (let call = 0; call < CALLS; call++) into.ms.push(await measureMs(ask));
    const { user, system } = process.cpuUsage(before.cpu);
    into.serverMs += (user + system) / 1_000;
    into.databaseMs += (await readCpuMs(rows[0].pid)) - before.database;
  };
  const bare: Figures = { ms: [], serverMs: 0, databaseMs: 0 };
  const walled: Figures = { ms: [], serverMs: 0, databaseMs: 0 };
  for (let round = -1; round < ROUNDS; round++) {
    const [owner, wall] =
      round < 0
        ? [
            { ...bare, ms: [] },
            { ...walled, ms: [] },
          ]
        : [bare, walled];
    await measure(owner, () => pool.query(query));
    await measure(wall, () => runAsUser(buyer, () => pool.query(query)));
  }
  await database.close();
  const of = (figures: Figures) =>
    `${median(figures.ms).toFixed(2)} ms, ${(figures.serverMs / figures.ms.length).toFixed(2)} ms of the server, ` +
    `${(figures.databaseMs / figures.ms.length).toFixed(2)} ms of the database`;
  const state = `load ${loadavg()[0]?.toFixed(1)}, ${cpus().length} cores`;
  return [
    {
      what: `a list's query behind the second wall, ${OWN} rows among ${OTHERS.toLocaleString('en')}`,
      figure: `${(median(walled.ms) / median(bare.ms)).toFixed(2)} x (${of(walled)}; without ${of(bare)}; ${state})`,
      bound: '<= 1.5 x',
      holds: median(walled.ms) / median(bare.ms) <= 1.5,
    },
  ];
}

/** Time on a processor of one process of this machine so far. */
async function readCpuMs(processId: number): Promise<number> {
  const stat = await readFile(`/proc/${processId}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return ((user ?? 0) + (system ?? 0)) * TICK_MS;
}
