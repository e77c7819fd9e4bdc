import { Agent } from 'node:http';
import pg from 'pg';
import { SERVER_PROGRAM } from '../scripts/project.mjs';
import { makeAdmin } from './growth/measured-people.ts';
import { countBytes, openBenchBuyer } from './harness/bench-buyer.ts';
import { measureMs, median, percentile, type Row } from './harness/figures.ts';
import { readJson } from './harness/read-json.ts';
import { startServerProcess } from './harness/server-process.ts';

const LEADS = 1_000_000;
/** Calls of each kind; as many again before them, unmeasured. */
const CALLS = 20;
const PAGES = 1_000;
const MAX_MS = 150;
const MAX_RATIO = 1.3;
const MEBIBYTE = 1024 * 1024;
const MAX_EXTRA = 50 * MEBIBYTE;

/** What is asked of a million leads: words that many, some, few and none have, alone and with filters that fit and do not. */
const queries: Record<string, string> = {
  'no filter': '',
  'oldest first': 'order=oldest',
  status: 'status=contacted',
  'status and source': 'status=closed&source=newsletter',
  'own, closed, with phone': 'owner=me&status=closed&phone=yes',
  'nobody’s, before their time': 'owner=nobody&until=2024-06-30',
  'a day': 'from=2025-05-05&until=2025-05-05',
  'nothing fits': 'status=new&source=newsletter&phone=yes',
  'word of most': 'search=hello',
  'word of many': 'search=mortgage',
  'word of some': 'search=okafor',
  'word of few': 'search=zebrawood',
  'word of nobody': 'search=qqxyzzy',
  'one letter': 'search=q',
  'name and domain': 'search=maria%20garcia%20gmail',
  'one address': 'search=ada.smith77%40gmail.com',
  'last four figures': 'search=5838',
  'many, of old ones alone': 'search=springfair',
  'many, oldest first, new ones alone': 'search=mortgage&order=oldest&status=new',
  'many words, few leads': 'search=okafor%20mortgage%20zoe&owner=me',
  'many, in a source without it': 'search=mortgage&source=newsletter',
  'two that exclude each other': 'search=subscriber%20mortgage',
  'few, with every filter': 'search=zebrawood&status=closed&source=contact_form&phone=yes&owner=somebody',
  'nobody’s word, own': 'search=qqxyzzy&owner=me',
  'some, in a month': 'search=novak&from=2024-02-01&until=2024-02-29',
};

/** The inbox on a million leads, through HTTP: each filter's first page, deep pages, counts, and the export of all. */
export async function measureInbox(databaseUrl: string, env: Record<string, string>): Promise<Row[]> {
  const url = await createDatabase(databaseUrl);
  const start = () => startServerProcess(SERVER_PROGRAM, { ...env, DATABASE_URL: url }, { isProbed: true });
  const server = await start();
  const { cookie, userId } = await openBenchBuyer(server, 'inbox@example.com');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await makeAdmin(client, userId);
  await fill(client, userId);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const read = (path: string) =>
    readJson(`${server.origin}/api/staff/leads${path}`, { agent, headers: { cookie } });

  const lists = await measureAll(Object.entries(queries), (query) => read(`?${query}`));
  const counts = await measureAll(Object.entries(queries), (query) =>
    read(`/count?${query.replace('order=oldest', '').replace('&&', '&').replace(/^&|&$/g, '')}`),
  );
  const deep = await findPage(read, '', PAGES);
  const deepWord = await findPage(read, 'search=mortgage', PAGES);
  const pages = await compare(
    () => read('?limit=50'),
    () => read(`?limit=50&cursor=${deep}`),
  );
  const wordPages = await compare(
    () => read('?limit=50&search=mortgage'),
    () => read(`?limit=50&search=mortgage&cursor=${deepWord}`),
  );
  agent.destroy();
  await client.end();
  await server.stop();

  const exporting = await start();
  const before = await exporting.readMemory();
  const held = await exporting.readHeldMemory();
  const readPeak = await exporting.watchPeak();
  let size = 0;
  const time = await measureMs(async () => {
    size = await countBytes(`${exporting.origin}/api/staff/leads.csv`, { headers: { cookie } });
  });
  const extra = (await readPeak()) - before;
  const grown = (await exporting.readHeldMemory()).held - held.held;
  await exporting.stop();
  return [
    describeSlowest('a filter of 1,000,000 leads, first page', lists),
    describeSlowest('counting the same filters to 10,000', counts),
    describeRatio(`page ${PAGES} against page 1`, pages),
    describeRatio(`page ${PAGES} of a search against page 1`, wordPages),
    {
      what: 'extra memory while 1,000,000 leads are exported',
      figure: `${(extra / MEBIBYTE).toFixed(1)} MB, ${(grown / MEBIBYTE).toFixed(1)} MB held after (${(size / MEBIBYTE).toFixed(0)} MB in ${(time / 1000).toFixed(1)} s)`,
      bound: '<= 50 MB',
      holds: extra <= MAX_EXTRA && size > LEADS * 50,
    },
  ];
}

type Timed = { name: string; p50: number; p95: number };

async function measureAll(
  entries: [string, string][],
  call: (query: string) => Promise<unknown>,
): Promise<Timed[]> {
  const all: Timed[] = [];
  for (const [name, query] of entries) {
    const times: number[] = [];
    for (let round = -CALLS; round < CALLS; round++) {
      const time = await measureMs(() => call(query));
      if (round >= 0) times.push(time);
    }
    const timed = { name, p50: median(times), p95: percentile(times, 0.95) };
    console.log(`  ${name}: ${timed.p50.toFixed(1)} ms, p95 ${timed.p95.toFixed(1)} ms`);
    all.push(timed);
  }
  return all;
}

function describeSlowest(what: string, timed: readonly Timed[]): Row {
  const [slowest] = [...timed].sort((one, other) => other.p95 - one.p95);
  const p95 = slowest?.p95 ?? Number.NaN;
  return {
    what,
    figure: `p95 ${p95.toFixed(1)} ms (${slowest?.name}); of ${timed.length} kinds`,
    bound: `<= ${MAX_MS} ms`,
    holds: p95 <= MAX_MS,
  };
}

async function compare(first: () => Promise<unknown>, deep: () => Promise<unknown>) {
  const [near, far]: [number[], number[]] = [[], []];
  for (let round = -CALLS; round < CALLS * 10; round++) {
    const [nearTime, farTime] = [await measureMs(first), await measureMs(deep)];
    if (round < 0) continue;
    near.push(nearTime);
    far.push(farTime);
  }
  return { near: median(near), far: median(far) };
}

function describeRatio(what: string, { near, far }: { near: number; far: number }): Row {
  const ratio = far / near;
  return {
    what,
    figure: `${ratio.toFixed(2)} x (${far.toFixed(1)} ms; page 1 ${near.toFixed(1)} ms)`,
    bound: `<= ${MAX_RATIO} x`,
    holds: ratio <= MAX_RATIO,
  };
}

type Page = { rows: unknown[]; next: string | null };

/** The cursor of a page, found by going there page by page. */
async function findPage(
  read: (path: string) => Promise<unknown>,
  query: string,
  page: number,
): Promise<string> {
  let cursor: string | null = null;
  for (let at = 1; at < page; at++) {
    const answer = (await read(`?limit=50&${query}${cursor === null ? '' : `&cursor=${cursor}`}`)) as Page;
    cursor = answer.next;
    if (cursor === null) throw new Error(`page ${at} of "${query}" is the last`);
  }
  return cursor ?? '';
}

/** A database of its own: a million leads would slow the other measures down. */
async function createDatabase(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('create database inbox');
  await client.end();
  return databaseUrl.replace(/^(\w+:\/\/[^/]*\/)[^?]*/, '$1inbox');
}

/**
 * Three years of leads: names and sources as they come, statuses by age, a tenth of the older half owned by whoever measures and
 * most of the rest by ten others.
 */
async function fill(client: pg.Client, me: string): Promise<void> {
  await client.query(`
    insert into users (id, name, email, email_verified)
      select 'member-' || n, 'Member ' || n, 'member' || n || '@example.com', true from generate_series(1, 10) n`);
  await client.query(
    "insert into staff_members (user_id, role) select id, 'agent' from users where id like 'member-%'",
  );
  const index = 'leads_by_token';
  const { rows } = await client.query(`select pg_get_indexdef('${index}'::regclass) as definition`);
  // Built at once it takes a third of the time.
  await client.query(`drop index ${index}`);
  await client.query(
    `with lists as (select
       string_to_array('Ada Maria James John Linda Carlos Wei Priya Omar Fatima Noah Olivia Liam Emma José Zoë', ' ') as first,
       string_to_array('Smith Garcia Johnson Lee Patel Nguyen Martinez Brown Davis Wilson Kim Okafor Haddad Novak Silva Rossi Quinn Xu', ' ') as last,
       string_to_array('gmail.com yahoo.com outlook.com example.com icloud.com', ' ') as host,
       string_to_array('i we would like to buy a home house condo townhouse in the spring summer with mortgage loan down payment first time buyer preapproval rate question about county credit score please call me back help us understand closing costs and inspection of older duplex near school', ' ') as word
     ), people as (
       select n, hashint4(n) & 2147483647 as h, hashint4(n + 7777777) & 2147483647 as g from generate_series(1, ${LEADS}) n
     )
     insert into leads (name, email, phone, message, source, consent_version, consented_at, created_at, status, owner_id)
     select
       case when h % 100 < 30 then 'Newsletter Subscriber' else first[1 + g % 16] || ' ' || last[1 + h % 18] end,
       lower(translate(first[1 + g % 16], 'éë', 'ee') || '.' || last[1 + h % 18] || n || '@' || host[1 + n % 5]),
       case when has_phone then '+1' || (2000000000 + (n::bigint * 7919) % 7999999999) end,
       case when h % 100 >= 30 then 'Hello, ' || (
           select string_agg(word[1 + ((h::bigint * (2 * i + 1) + g::bigint * i * i) % array_length(word, 1))::int], ' ')
           from generate_series(1, 18) i
         ) || case when n % 50000 = 77 then ' zebrawood' else '' end || case when n between 100000 and 160000 then ' springfair' else '' end
       end,
       case when h % 100 < 30 then 'newsletter' when h % 100 < 80 then 'contact_form' when h % 100 < 92 then 'portal_contact_details' else 'import' end,
       case when has_phone then '2023-11-20' end,
       case when has_phone then timestamptz '2023-11-20' + n * interval '94 seconds' end,
       timestamptz '2023-11-20' + n * interval '94 seconds',
       case when n < 900000 then case when g % 4 = 0 then 'contacted' else 'closed' end when n < 980000 then (array['new', 'contacted', 'closed'])[1 + g % 3] else 'new' end,
       case when n < 950000 and g % 5 <> 0 then case when g % 10 = 1 then $1 else 'member-' || (1 + g % 10) end end
     from people cross join lists cross join lateral (select h % 100 >= 30 and g % 3 <> 0 as has_phone) as consent`,
    [me],
  );
  await client.query("set maintenance_work_mem = '512MB'");
  await client.query(rows[0].definition);
  await client.query('vacuum analyze leads');
}
