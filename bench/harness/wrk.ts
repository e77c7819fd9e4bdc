import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** `rate` in requests a second, `p99` in ms; `failed`: answers that were no 2xx or 3xx, and broken connections. */
export type Throughput = { rate: number; p99: number; failed: number };

/** Asks for one address over and over on so many connections (wrk, of Debian). */
export async function measureThroughput(
  url: string,
  headers: Record<string, string>,
  { connections = 32, seconds = 5 } = {},
): Promise<Throughput> {
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    ...flags,
    url,
  ]);
  const [, rate = 'NaN'] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  const [, slow = 'NaN', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s|m)/.exec(stdout) ?? [];
  const [, refused = '0'] = /Non-2xx or 3xx responses: (\d+)/.exec(stdout) ?? [];
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout) ?? [];
  const failed = [refused, ...broken.slice(1)].reduce((sum, count) => sum + Number(count), 0);
  return { rate: Number(rate), p99: Number(slow) * (UNITS[unit] ?? Number.NaN), failed };
}

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };
