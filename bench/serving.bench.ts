import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SERVER_PROGRAM } from '../scripts/project.mjs';
import { createBenchBuyer } from './harness/bench-buyer.ts';
import { median, type Row } from './harness/figures.ts';
import { findFreePort, type ServerProcess, startServerProcess } from './harness/server-process.ts';
import { measureThroughput, type Throughput } from './harness/wrk.ts';

const ROUNDS = 5;
const DOCUMENTS = 20;
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The landing page with all its headers against bare node:http and nginx, and a buyer's list against Hono and the same SQL. */
export async function measureServing(
  server: ServerProcess,
  databaseUrl: string,
  folder: string,
): Promise<Row[]> {
  const encoding = existsSync(BROTLI) ? 'br' : 'gzip';
  const page = join(folder, 'landing');
  const { body, headers } = await readPage(server.origin, encoding);
  await writeFile(page, body);
  await writeFile(`${page}.json`, JSON.stringify(headers));
  const buyer = await createBenchBuyer(server, 'serving@example.com');
  await fill(databaseUrl, buyer.userId);
  const bare = await startServerProcess('bench/harness/bare-server.ts', {
    DATABASE_URL: databaseUrl,
    BARE_PAGE: page,
    BARE_USER: buyer.userId,
  });
  const nginx = await startNginx(join(folder, 'nginx'), body, encoding, headers);
  try {
    const accept = { 'accept-encoding': encoding };
    const { cookie } = buyer;
    const pages = await compare([
      [`${server.origin}/`, accept],
      [`${bare.origin}/`, accept],
      [`${nginx.origin}/`, accept],
    ]);
    const lists = await compare([
      [`${server.origin}/api/documents`, { cookie }],
      [`${bare.origin}/documents`, {}],
    ]);
    const [, toBare = Number.NaN, toNginx = Number.NaN] = pages.ratios;
    const [, toHono = Number.NaN] = lists.ratios;
    const state = `load ${loadavg()[0]?.toFixed(1)}, ${cpus().length} cores`;
    return [
      {
        what: 'landing page with all headers, 32 connections',
        figure: `${toBare.toFixed(2)} x bare node:http with the same (${pages.rates.join(', ')} a second; ${toNginx.toFixed(2)} x nginx with ${encoding} made before; ${state})`,
        bound: '>= 0.8 x',
        holds: toBare >= 0.8 && pages.failed === 0,
      },
      {
        what: `list of ${DOCUMENTS} documents with session and ownership, 32 connections`,
        figure: `${toHono.toFixed(2)} x Hono and pg with the same SQL (${lists.rates.join(', ')} a second; p99 ${lists.p99.toFixed(1)} ms; ${state})`,
        bound: '>= 0.6 x',
        holds: toHono >= 0.6 && lists.failed === 0,
      },
    ];
  } finally {
    nginx.stop();
    await bare.stop();
  }
}

/** A buyer's list from one process, and from two at once on the same database. */
export async function measureTwoProcesses(env: Record<string, string>): Promise<Row[]> {
  const servers = [
    await startServerProcess(SERVER_PROGRAM, env),
    await startServerProcess(SERVER_PROGRAM, env),
  ] as const;
  const { cookie } = await createBenchBuyer(servers[0], `two-${Date.now()}@example.com`);
  const measure = async ({ origin }: ServerProcess) =>
    (await measureThroughput(`${origin}/api/documents`, { cookie }, { seconds: 5, connections: 16 })).rate;
  await Promise.all(servers.map(measure));
  const one = await measure(servers[0]);
  const two = (await Promise.all(servers.map(measure))).reduce((sum, rate) => sum + rate, 0);
  for (const server of servers) await server.stop();
  const cores = cpus().length;
  const ratio = two / one;
  return [
    {
      what: 'a list from two processes against one',
      figure: `${ratio.toFixed(2)} x (${one.toFixed(0)} to ${two.toFixed(0)} a second; ${cores} cores for both, PostgreSQL and wrk; load ${loadavg()[0]?.toFixed(1)})`,
      bound: '>= 1.7 x with 6 cores and more',
      holds: ratio >= 1.7 || cores < 6,
    },
  ];
}

type Target = [url: string, headers: Record<string, string>];

/** In turn, so that whatever else the machine does meets all alike; the first round warms up. `p99` and `failed` are the first's. */
async function compare(targets: readonly Target[]) {
  const rounds: Throughput[][] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const found: Throughput[] = [];
    for (const [url, headers] of targets) found.push(await measureThroughput(url, headers, { seconds: 3 }));
    if (round > 0) rounds.push(found);
  }
  const of = (index: number) => rounds.map((found) => found[index]?.rate ?? Number.NaN);
  return {
    ratios: targets.map((_, index) =>
      median(rounds.map((found) => (found[0]?.rate ?? Number.NaN) / (found[index]?.rate ?? Number.NaN))),
    ),
    rates: targets.map((_, index) => Math.round(median(of(index)))),
    p99: median(rounds.map((found) => found[0]?.p99 ?? Number.NaN)),
    failed: rounds.reduce((sum, found) => sum + (found[0]?.failed ?? 0), 0),
  };
}

/** The answer as it travels, packed. */
function readPage(origin: string, encoding: string) {
  return new Promise<{ body: Buffer; headers: Record<string, string> }>((resolve, reject) => {
    request(`${origin}/`, { headers: { 'accept-encoding': encoding } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const { date: _date, connection: _connection, 'keep-alive': _alive, ...headers } = response.headers;
      if (response.statusCode !== 200) reject(new Error(`the landing page answers ${response.statusCode}`));
      resolve({ body: Buffer.concat(chunks), headers: headers as Record<string, string> });
    })
      .once('error', reject)
      .end();
  });
}

async function fill(databaseUrl: string, userId: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into documents (user_id, name, type, size, storage_path, wrapped_key, status, created_at)
     select $1, 'Statement ' || n || '.pdf', 'application/pdf', 123456, 'serving/' || $1 || '/' || n || '.pdf', '\\x00', 'received', now()
     from generate_series(1, $2::int) as n`,
    [userId, DOCUMENTS],
  );
  await client.end();
}

/** nginx with one worker, as the product has one process, sending the same bytes and headers from a file made before. */
async function startNginx(folder: string, body: Buffer, encoding: string, headers: Record<string, string>) {
  const port = await findFreePort();
  const suffix = encoding === 'br' ? 'br' : 'gz';
  await mkdir(join(folder, 'site'), { recursive: true });
  await writeFile(join(folder, 'site', 'index.html'), 'not packed');
  await writeFile(join(folder, 'site', `index.html.${suffix}`), body);
  const own = ['content-length', 'content-encoding', 'content-type', 'etag', 'vary'];
  const added = Object.entries(headers)
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  const config = `${encoding === 'br' ? `load_module ${BROTLI};` : ''}
    worker_processes 1; daemon off; user root; pid ${folder}/pid; error_log ${folder}/error;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; types { text/html html; }
      server {
        listen 127.0.0.1:${port}; root ${folder}/site; index index.html;
        ${encoding === 'br' ? 'brotli_static on;' : 'gzip_static on;'}
        ${added.join('\n')}
      }
    }`;
  await writeFile(join(folder, 'nginx.conf'), config);
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await pause(1_000);
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.kill('SIGTERM') };
}
