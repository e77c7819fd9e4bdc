import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SERVER_PROGRAM } from '../scripts/project.mjs';
import { createDatabase } from './export.bench.ts';
import type { Row } from './harness/figures.ts';
import { startPgBouncer } from './harness/pgbouncer.ts';
import { type ServerProcess, startServerProcess } from './harness/server-process.ts';
import { describeSeen, openAccounts, startBuyers } from './load.bench.ts';

const PROCESSES = 4;
const MAX_CONNECTIONS = 40;
const RESTART_SECONDS = 60;

/**
 * 500 buyers for so many seconds at four processes behind PgBouncer, set up as in deploy/pgbouncer, and then for a minute in which the
 * pooler is killed and started anew. Needs Debian's package pgbouncer.
 */
export async function measurePooledLoad(
  databaseUrl: string,
  env: Record<string, string>,
  seconds: number,
): Promise<Row[]> {
  const direct = await createDatabase(databaseUrl, 'pooled');
  let pooler = await startPgBouncer(direct, env.DATA_DIR ?? '');
  const watching = new pg.Client({ connectionString: databaseUrl });
  await watching.connect();
  const servers: ServerProcess[] = [];
  try {
    for (let count = 0; count < PROCESSES; count += 1)
      servers.push(
        await startServerProcess(SERVER_PROGRAM, {
          ...env,
          DATABASE_URL: pooler.url,
          DATABASE_DIRECT_URL: direct,
        }),
      );
    const accounts = await openAccounts(servers[0] as ServerProcess);
    const { seen, buyers } = startBuyers(servers, accounts, seconds);
    const counted = countConnections(watching, new URL(direct).pathname.slice(1), seconds);
    await buyers;
    const most = await counted;
    const restarted = startBuyers(servers, accounts, RESTART_SECONDS);
    await pause(RESTART_SECONDS * 500);
    const killed = performance.now();
    await pooler.stop('SIGKILL');
    pooler = await startPgBouncer(direct, env.DATA_DIR ?? '');
    const back = performance.now();
    await restarted.buyers;
    const { failures, lastFailure } = restarted.seen;
    const late = Math.max(0, lastFailure - back) / 1_000;
    const isTemporary = [...failures.keys()].every((name) => name.endsWith(' 503'));
    return [
      {
        what: `500 buyers at ${PROCESSES} processes behind PgBouncer for ${seconds} s`,
        figure: `${describeSeen(seen)}; at most ${most} connections to the database; load ${loadavg()[0]?.toFixed(1)})`,
        bound: `no error, <= ${MAX_CONNECTIONS} connections`,
        holds: seen.failures.size === 0 && most <= MAX_CONNECTIONS,
      },
      {
        what: `the same for ${RESTART_SECONDS} s, PgBouncer killed half-way and back after ${(back - killed).toFixed(0)} ms`,
        figure: `${describeSeen(restarted.seen)}; the last failure ${late.toFixed(1)} s after it was back)`,
        bound: '503 alone, none from 5 s on',
        holds: isTemporary && late <= 5,
      },
    ];
  } finally {
    for (const server of servers) await server.stop();
    await watching.end();
    await pooler.stop();
  }
}

/** The most that were open at once, looked at each second. */
async function countConnections(client: pg.Client, database: string, seconds: number): Promise<number> {
  let most = 0;
  for (let second = 0; second < seconds; second += 1) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where datname = $1 and backend_type = 'client backend'`,
      [database],
    );
    most = Math.max(most, rows[0]?.count ?? 0);
    await pause(1_000);
  }
  return most;
}
