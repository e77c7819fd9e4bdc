import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import pg from 'pg';
import { SERVER_PROGRAM } from '../../scripts/project.mjs';
import { migrateDatabase } from '../../server/src/platform/database/migrations/migrations.ts';
import { tableGrants } from '../../server/src/registries/tables.ts';
import { createBenchBuyer } from '../harness/bench-buyer.ts';
import { createDatabase } from '../harness/create-database.ts';
import { measureMs, median, percentile, type Row } from '../harness/figures.ts';
import { loadAnswer } from '../harness/load-answer.ts';
import { type ServerProcess, startServerProcess } from '../harness/server-process.ts';
import { buyerPages, consoleLists } from './console-lists.ts';
import { fillInstallation } from './fill-installation.ts';
import { givePages, makeAdmin } from './measured-people.ts';

const CALLS = 80;
const FEWEST = 10;
const WARM = 10;
/** Spent on one list, in ms. */
const MAX_MS = 12_000;
/** Of a list or page among more buyers against the same among fewer, and how long it may take at most, in ms; of what is done with all of a person. */
const bounds = {
  list: { ratio: 1.5, p95: 50 },
  page: { ratio: 1.2, p95: Number.POSITIVE_INFINITY },
  person: { ratio: 1.5, p95: Number.POSITIVE_INFINITY },
};

type Installation = {
  server: ServerProcess;
  client: pg.Client;
  cookies: { staff: string; buyer: string };
  agent: Agent;
  found: Record<string, string>;
  /** Addresses of buyers who are erased one after the other. */
  erasable: string[];
  buyers: number;
};

/** Each list and search of the console and each page of a buyer, in an installation of `few` buyers and one of `many`, by turns. */
export async function measureGrowth(
  databaseUrl: string,
  env: Record<string, string>,
  { few, many }: { few: number; many: number },
): Promise<Row[]> {
  const fewUrl = await makeInstallation(databaseUrl, 'growth_few', few);
  const manyUrl = await makeInstallation(databaseUrl, 'growth_many', many);
  return measureLists(env, fewUrl, manyUrl);
}

/**
 * Every list and page in two installations that are filled and migrated already, the smaller one first. Both get an admin, a buyer and
 * access-log entries: pass copies.
 */
export async function measureLists(
  env: Record<string, string>,
  fewUrl: string,
  manyUrl: string,
): Promise<Row[]> {
  const [near, far] = [await openInstallation(fewUrl, env), await openInstallation(manyUrl, env)];
  const size = ({ buyers }: Installation) => buyers.toLocaleString('en');
  const sizes = `${size(far)} buyers against ${size(near)}`;
  const asked: Asked[] = [
    // First, while the admin's proof is fresh.
    { what: 'an erasure', path: '/staff/people/erasure', as: 'staff', kind: 'person', isErasure: true },
    { what: 'a download', path: '/staff/people/export?address={visitor}', as: 'staff', kind: 'person' },
    ...Object.entries(consoleLists).map(
      ([what, path]): Asked => ({ what, path: `/staff${path}`, as: 'staff', kind: 'list' }),
    ),
    ...Object.entries(buyerPages).map(([what, path]): Asked => ({ what, path, as: 'buyer', kind: 'page' })),
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
  const staff = await createBenchBuyer(server, address('admin'));
  const buyer = await createBenchBuyer(server, address('buyer'));
  await makeAdmin(client, staff.userId);
  await givePages(client, buyer.userId);
  await client.query('analyze');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const cookies = { staff: staff.cookie, buyer: buyer.cookie };
  const { rows } = await client.query(
    "select count(*)::int as buyers from users where id like 'growth-%' and id not like 'growth-member-%'",
  );
  return {
    server,
    client,
    cookies,
    agent,
    found: await findPlaces(client),
    erasable: await findErasable(client),
    buyers: rows[0].buyers,
  };
}

/** One of each, from the middle of the installation's time. */
async function findPlaces(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query(`
    with middle as (
      select users.id, users.email from users join documents on documents.user_id = users.id and document_request is not null
       where users.id like 'growth-%' and not exists (select from home_buyers where home_buyers.user_id = users.id)
       order by abs(extract(epoch from users.created_at - (now() - interval '18 months'))) limit 1
    )
    select email, 'account.' || id as buyer, porchlight_purchase_of(id) as purchase, (select id from leads order by created_at desc limit 1) as lead,
      (select documents.id from documents where user_id = middle.id and document_request is not null limit 1) as document,
      (select id from webhook_endpoints) as webhook,
      (select email from home_buyers where user_id is null limit 1) as visitor from middle`);
  return rows[0] ?? {};
}

/** Buyers in the middle of the installation's time, as many as are asked for. */
async function findErasable(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ email: string }>(
    `select email from users where id like 'growth-%' and exists (select from homes where user_id = users.id)
        and not exists (select from account_deletions where user_id = users.id)
      order by abs(extract(epoch from created_at - (now() - interval '1 year'))) limit $1`,
    [WARM + CALLS],
  );
  return rows.map(({ email }) => email);
}

type Asked = {
  what: string;
  path: string;
  as: 'staff' | 'buyer';
  kind: keyof typeof bounds;
  isErasure?: boolean;
};

async function compare(asked: Asked, sizes: string, few: Installation, more: Installation): Promise<Row> {
  const { what, kind } = asked;
  const [near, far]: [number[], number[]] = [[], []];
  const began = performance.now();
  for (let round = -WARM; round < CALLS; round++) {
    // What takes seconds is seen to take seconds after a few calls.
    if (round > FEWEST && performance.now() - began > MAX_MS) break;
    const own = { few: 0, more: 0 };
    // The first one alternates: the second one finds the machine as the other left it.
    const turns = round % 2 === 0 ? (['few', 'more'] as const) : (['more', 'few'] as const);
    for (const turn of turns) own[turn] = await measureMs(() => ask(turn === 'few' ? few : more, asked));
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
  const most = bounds[kind];
  return {
    what: `${what}, ${sizes}`,
    figure: `${ratio.toFixed(2)} x (${median(far).toFixed(1)} ms, p95 ${p95.toFixed(1)}; ${median(near).toFixed(1)} ms)`,
    bound: `<= ${most.ratio} x${Number.isFinite(most.p95) ? `, p95 <= ${most.p95} ms` : ''}`,
    holds: ratio <= most.ratio && p95 <= most.p95,
  };
}

function ask(
  { server, agent, cookies, found, erasable }: Installation,
  { path, as, isErasure }: Asked,
): Promise<string> {
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(found[name] ?? ''));
  const url = `${server.origin}/api${place}`;
  const headers = { cookie: cookies[as] };
  if (!isErasure) return loadAnswer(url, { agent, headers });
  const address = erasable.shift();
  const input = { address, confirmation: address, reason: 'legal', sendsReceipt: false };
  const sent = { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  return loadAnswer(url, { agent, method: 'POST', headers: sent }, JSON.stringify(input));
}

async function closeInstallation({ server, client, agent }: Installation): Promise<void> {
  agent.destroy();
  await client.end();
  await server.stop();
}
