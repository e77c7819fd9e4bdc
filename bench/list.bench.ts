import { Agent } from 'node:http';
import pg from 'pg';
import { countBytes, openBenchBuyer } from './harness/bench-buyer.ts';
import { measureMs, median, type Row } from './harness/figures.ts';
import { readListQuery } from './harness/list-query.ts';
import type { ServerProcess } from './harness/server-process.ts';

/** Of each buyer: a table of so many rows has many owners. */
const OWN = 100;
const FEW = 10_000;
const MANY = 1_000_000;
const CALLS = 1_000;

/** A buyer's list of 100 documents in a table of a million, against the same SQL through the bare driver. */
export async function measureList(server: ServerProcess, databaseUrl: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const buyer = await openBenchBuyer(server, 'list@example.com');
  await giveDocuments(client, [buyer.userId]);
  await giveDocuments(client, await addBuyers(client, 1, FEW / OWN));
  const few = await measure(server, client, buyer);
  await giveDocuments(client, await addBuyers(client, FEW / OWN, MANY / OWN));
  const many = await measure(server, client, buyer);
  await client.end();
  const ratio = many.ours / many.bare;
  const growth = many.ours / many.still / (few.ours / few.still);
  return [
    {
      what: 'list of 100 documents among 1,000,000',
      figure: `${ratio.toFixed(2)} x bare driver (${many.ours.toFixed(2)} ms; bare ${many.bare.toFixed(2)} ms)`,
      bound: '<= 2.5 x',
      holds: ratio <= 2.5,
    },
    {
      what: 'growth of that list from 10,000 rows',
      figure: `${growth.toFixed(2)} x (${few.ours.toFixed(2)} ms then, and ${few.still.toFixed(2)} of what reads no row; now ${many.still.toFixed(2)})`,
      bound: '<= 1.2 x',
      holds: growth <= 1.2,
    },
  ];
}

/** Buyers numbered from one number up to another, which is none of them. */
async function addBuyers(client: pg.Client, from: number, to: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `insert into users (id, name, email, email_verified)
     select 'buyer-' || n, 'Bench Buyer', 'buyer-' || n || '@example.com', true from generate_series($1::int, $2::int - 1) as n
     returning id`,
    [from, to],
  );
  return rows.map(({ id }) => id);
}

async function giveDocuments(client: pg.Client, userIds: string[]): Promise<void> {
  await client.query(
    `insert into documents (user_id, name, type, size, storage_path, wrapped_key, status, created_at)
     select owner, 'Bank statement ' || n || '.pdf', 'application/pdf', 123456, owner || '/' || n || '.pdf', '\\x00', 'received',
       timestamptz '2026-01-01' + n * interval '1 second'
     from unnest($1::text[]) as owner, generate_series(1, $2::int) as n`,
    [userIds, OWN],
  );
  await client.query('vacuum analyze');
  await client.query('checkpoint');
}

/** `still` is what answers without a row: how fast the machine is at that moment. */
async function measure(server: ServerProcess, client: pg.Client, buyer: { userId: string; cookie: string }) {
  const times = { ours: [] as number[], bare: [] as number[], still: [] as number[] };
  const query = { name: 'list', ...(await readListQuery(buyer.userId)) };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const request = { agent, headers: { cookie: buyer.cookie } };
  // As many calls first, unmeasured: the server's code is compiled by how often it runs.
  for (let call = -CALLS; call < CALLS; call++) {
    const ours = await measureMs(() => countBytes(`${server.origin}/api/documents`, request));
    const bare = await measureMs(() => client.query(query));
    const still = await measureMs(() => countBytes(`${server.origin}/api/health/live`, request));
    if (call < 0) continue;
    times.ours.push(ours);
    times.bare.push(bare);
    times.still.push(still);
  }
  agent.destroy();
  return { ours: median(times.ours), bare: median(times.bare), still: median(times.still) };
}
