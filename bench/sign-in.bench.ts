import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { SERVER_PROGRAM } from '../scripts/project.mjs';
import { openBenchBuyer } from './harness/bench-buyer.ts';
import type { Row } from './harness/figures.ts';
import { startServerProcess } from './harness/server-process.ts';

const A_SECOND = 50;
const SECONDS = 10;
const EMAIL = 'sign-in@example.com';

/** How late the event loop is while so many sign-ins are tried, each with a password that has to be hashed. */
export async function measureSignIn(env: Record<string, string>): Promise<Row[]> {
  const server = await startServerProcess(SERVER_PROGRAM, env, { isProbed: true });
  await openBenchBuyer(server, EMAIL);
  const tries = async (seconds: number) => {
    const answers: Promise<number>[] = [];
    for (let count = 0; count < A_SECOND * seconds; count++) {
      answers.push(trySignIn(server.origin));
      await pause(1_000 / A_SECOND);
    }
    return Promise.all(answers);
  };
  await tries(2);
  await server.readLoopDelays();
  const statuses = await tries(SECONDS);
  const { p50, p99 } = await server.readLoopDelays();
  await server.stop();
  const failed = statuses.filter((status) => status !== 401).length;
  return [
    {
      what: `event loop while ${A_SECOND} sign-ins a second are tried, p99`,
      figure: `${p99.toFixed(1)} ms (median ${p50.toFixed(1)}; ${failed} of ${statuses.length} not answered with 401; load ${loadavg()[0]?.toFixed(1)})`,
      bound: '<= 10 ms',
      holds: p99 <= 10 && failed === 0,
    },
  ];
}

async function trySignIn(origin: string): Promise<number> {
  const response = await fetch(`${origin}/api/accounts/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: 'not the password of anybody' }),
  });
  await response.arrayBuffer();
  return response.status;
}
