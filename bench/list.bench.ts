import { Agent } from 'node:http';
import pg from 'pg';
import { countBytes, openBenchBuyer } from './bench-buyer.ts';
import { measureMs, median, type Row } from './figures.ts';
import { readListQuery } from './list-query.ts';
import type { ServerProcess } from './server-process.ts';

const OWN = 100;
const FEW = 10_000;
const MANY = 1_000_000;
const CALLS = 1_000;

/** A buyer's list of 100 documents in a table of a million, against the same SQL through the bare driver. */
export async function measureList(server: ServerProcess, databaseUrl: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const buyer = await openBenchBuyer(server, 'list@example.com');
  const others = (await openBenchBuyer(server, 'others@example.com')).userId;
  await fill(client, buyer.userId, 1, OWN, 'own');
  await fill(client, others, 1, FEW - OWN, 'other');
  const few = await measure(server, client, buyer);
  await fill(client, others, FEW, MANY, 'other');
  const many = await measure(server, client, buyer);
  await client.end();
  const ratio = many.ours / many.bare;
  const growth = many.ours / few.ours;
  return [
    {
      what: 'list of 100 documents among 1,000,000',
      figure: `${ratio.toFixed(2)} x bare driver (${many.ours.toFixed(2)} ms; bare ${many.bare.toFixed(2)} ms)`,
      bound: '<= 2.5 x',
      holds: ratio <= 2.5,
    },
    {
      what: 'growth of that list from 10,000 rows',
      figure: `${growth.toFixed(2)} x (from ${few.ours.toFixed(2)} ms)`,
      bound: '<= 1.2 x',
      holds: growth <= 1.2,
    },
  ];
}

async function fill(
  client: pg.Client,
  userId: string,
  from: number,
  to: number,
  label: string,
): Promise<void> {
  await client.query(
    `insert into documents (user_id, name, type, size, storage_path, wrapped_key, status, created_at)
     select $1, 'Bank statement ' || n || '.pdf', 'application/pdf', 123456, $4 || '/' || $1 || '/' || n || '.pdf', '\\x00', 'received',
       timestamptz '2026-01-01' + n * interval '1 second'
     from generate_series($2::int, $3::int) as n`,
    [userId, from, to, label],
  );
  await client.query('vacuum analyze documents');
}

async function measure(server: ServerProcess, client: pg.Client, buyer: { userId: string; cookie: string }) {
  const ours: number[] = [];
  const bare: number[] = [];
  const query = { name: 'list', ...(await readListQuery(buyer.userId)) };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const request = { agent, headers: { cookie: buyer.cookie } };
  // As many calls first, unmeasured: the server's code is compiled by how often it runs.
  for (let call = -CALLS; call < CALLS; call++) {
    const oursTime = await measureMs(() => countBytes(`${server.origin}/api/documents`, request));
    const bareTime = await measureMs(() => client.query(query));
    if (call < 0) continue;
    ours.push(oursTime);
    bare.push(bareTime);
  }
  agent.destroy();
  return { ours: median(ours), bare: median(bare) };
}
