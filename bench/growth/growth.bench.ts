import { Agent } from 'node:http';
import pg from 'pg';
import { SERVER_PROGRAM } from '../../scripts/project.mjs';
import { migrateDatabase } from '../../server/src/platform/database/migrations/migrations.ts';
import { tableGrants } from '../../server/src/registries/tables.ts';
import { createDatabase } from '../export.bench.ts';
import { openBenchBuyer } from '../harness/bench-buyer.ts';
import { measureMs, median, percentile, type Row } from '../harness/figures.ts';
import { readJson } from '../harness/read-json.ts';
import { type ServerProcess, startServerProcess } from '../harness/server-process.ts';
import { buyerPages, consoleLists } from './console-lists.ts';
import { fillInstallation } from './fill-installation.ts';
import { givePages, makeAdmin } from './measured-people.ts';
import { measureStop } from './stop.bench.ts';

const FEW_BUYERS = 1_000;
const CALLS = 80;
const FEWEST = 10;
const WARM = 10;
/** Spent on one list, in ms. */
const MOST_MS = 12_000;
/** Of a list or page among more buyers against the same among fewer, and how long a list may take at most, in ms. */
const bounds = { staff: { ratio: 1.5, p95: 50 }, buyer: { ratio: 1.2, p95: Number.POSITIVE_INFINITY } };
const UNREAD = 400_000;

type Installation = {
  server: ServerProcess;
  client: pg.Client;
  cookies: { staff: string; buyer: string };
  agent: Agent;
  found: Record<string, string>;
  buyers: number;
};

/**
 * Each list and search of the console and each page of a buyer, in an installation of 1,000 buyers and one of `many`, by turns; then a stop
 * of the larger one with 400,000 documents unread.
 */
export async function measureGrowth(
  databaseUrl: string,
  env: Record<string, string>,
  many: number,
): Promise<Row[]> {
  const fewUrl = await makeInstallation(databaseUrl, 'growth_few', FEW_BUYERS);
  const manyUrl = await makeInstallation(databaseUrl, 'growth_many', many);
  return [...(await measureLists(env, fewUrl, manyUrl)), await measureStop(manyUrl, env, UNREAD)];
}

/**
 * Every list and page in two installations that are filled and migrated already, the smaller one first. Both get an admin, a buyer and
 * what is written down about each look: to be given copies.
 */
export async function measureLists(
  env: Record<string, string>,
  fewUrl: string,
  manyUrl: string,
): Promise<Row[]> {
  const [near, far] = [await openInstallation(fewUrl, env), await openInstallation(manyUrl, env)];
  const size = ({ buyers }: Installation) => buyers.toLocaleString('en');
  const sizes = `${size(far)} buyers against ${size(near)}`;
  const asked = [
    ...Object.entries(consoleLists).map(([what, path]) => ({
      what,
      path: `/staff${path}`,
      as: 'staff' as const,
    })),
    ...Object.entries(buyerPages).map(([what, path]) => ({ what, path, as: 'buyer' as const })),
  ];
  const rows: Row[] = [];
  try {
    for (const each of asked) rows.push(await compare(each, sizes, near, far));
  } finally {
    await closeInstallation(near);
    await closeInstallation(far);
  }
  return rows;
}

/** A migrated database with so many buyers; gives its address. */
export async function makeInstallation(databaseUrl: string, name: string, buyers: number): Promise<string> {
  const url = await createDatabase(databaseUrl, name);
  await migrateDatabase(url, tableGrants);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const time = await measureMs(() =>
    fillInstallation(client, buyers, (sentence) => console.log(`  ${name}: ${sentence}`)),
  );
  await client.end();
  console.log(`  ${name}: filled in ${(time / 1000).toFixed(0)} s`);
  return url;
}

async function openInstallation(url: string, env: Record<string, string>): Promise<Installation> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const server = await startServerProcess(SERVER_PROGRAM, { ...env, DATABASE_URL: url });
  const address = (name: string) => `${name}-${Date.now()}@growth.example`;
  const staff = await openBenchBuyer(server, address('admin'));
  const buyer = await openBenchBuyer(server, address('buyer'));
  await makeAdmin(client, staff.userId);
  await givePages(client, buyer.userId);
  await client.query('analyze');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const cookies = { staff: staff.cookie, buyer: buyer.cookie };
  const { rows } = await client.query(
    "select count(*)::int as buyers from users where id like 'growth-%' and id not like 'growth-member-%'",
  );
  return { server, client, cookies, agent, found: await findPlaces(client), buyers: rows[0].buyers };
}

/** One of each, from the middle of the installation's time. */
async function findPlaces(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query(`
    with middle as (
      select users.id, users.email from users join documents on documents.user_id = users.id and due_document is not null
       where users.id like 'growth-%' and not exists (select from home_buyers where home_buyers.user_id = users.id)
       order by abs(extract(epoch from users.created_at - (now() - interval '18 months'))) limit 1
    )
    select email, 'account.' || id as buyer, (select id from leads order by created_at desc limit 1) as lead,
      (select documents.id from documents where user_id = middle.id and due_document is not null limit 1) as document,
      (select id from webhook_endpoints) as webhook from middle`);
  return rows[0] ?? {};
}

type Asked = { what: string; path: string; as: 'staff' | 'buyer' };

async function compare(
  { what, path, as }: Asked,
  sizes: string,
  few: Installation,
  more: Installation,
): Promise<Row> {
  const [near, far]: [number[], number[]] = [[], []];
  const began = performance.now();
  for (let round = -WARM; round < CALLS; round++) {
    // What takes seconds is seen to take seconds after a few calls.
    if (round > FEWEST && performance.now() - began > MOST_MS) break;
    const own = { few: 0, more: 0 };
    // By turns which is first: whoever comes second finds the machine as the other one left it.
    const turns = round % 2 === 0 ? (['few', 'more'] as const) : (['more', 'few'] as const);
    for (const turn of turns) own[turn] = await measureMs(() => ask(turn === 'few' ? few : more, path, as));
    if (round < 0) continue;
    near.push(own.few);
    far.push(own.more);
  }
  // Of two calls one after the other, so that what else the machine does meanwhile counts for both.
  const ratio = median(far.map((time, round) => time / (near[round] ?? Number.NaN)));
  const p95 = percentile(far, 0.95);
  console.log(
    `  ${what}: ${median(near).toFixed(2)} ms, ${median(far).toFixed(2)} ms (p95 ${p95.toFixed(1)}), ${ratio.toFixed(2)} x`,
  );
  const most = bounds[as];
  return {
    what: `${what}, ${sizes}`,
    figure: `${ratio.toFixed(2)} x (${median(far).toFixed(1)} ms, p95 ${p95.toFixed(1)}; ${median(near).toFixed(1)} ms)`,
    bound: `<= ${most.ratio} x${Number.isFinite(most.p95) ? `, p95 <= ${most.p95} ms` : ''}`,
    holds: ratio <= most.ratio && p95 <= most.p95,
  };
}

function ask({ server, agent, cookies, found }: Installation, path: string, as: 'staff' | 'buyer') {
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(found[name] ?? ''));
  return readJson(`${server.origin}/api${place}`, { agent, headers: { cookie: cookies[as] } });
}

async function closeInstallation({ server, client, agent }: Installation): Promise<void> {
  agent.destroy();
  await client.end();
  await server.stop();
}
