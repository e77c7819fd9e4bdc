import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { SERVER_PROGRAM } from '../scripts/project.mjs';
import { createDatabase } from './export.bench.ts';
import { openBenchBuyer, sendBytes } from './harness/bench-buyer.ts';
import { measureMs, type Row } from './harness/figures.ts';
import { startServerProcess } from './harness/server-process.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const MEBIBYTE = 1024 * 1024;
const DOCUMENTS = 4;
const DOCUMENT_SIZE = 256 * MEBIBYTE;
const ROWS = 500_000;
const MAX_EXTRA = 100 * MEBIBYTE;
const WATCH_EVERY_MS = 20;

/**
 * A backup of 1 GB of documents and half a million rows from a server that serves, its check and its restore, each in a process of its
 * own. Extra memory is what the process takes at its most beyond one that does the same with an installation that holds nothing;
 * both hold the 128 MB of the passphrase for a moment. A bare copy of the backup on the same disk stands beside the times.
 */
export async function measureBackup(
  databaseUrl: string,
  folder: string,
  env: Record<string, string>,
): Promise<Row[]> {
  const passphrase = randomBytes(16).toString('hex');
  const describe = async (name: string) => {
    const dataDir = join(folder, name);
    const url = await createDatabase(databaseUrl, name.replace('-', '_'));
    return { ...env, DATA_DIR: dataDir, DATABASE_URL: url, BACKUP_PASSPHRASE: passphrase };
  };
  const small = await describe('backup-small');
  const large = await describe('backup-large');
  await (await startServerProcess(SERVER_PROGRAM, small)).stop();
  const server = await startServerProcess(SERVER_PROGRAM, large);
  const { cookie, userId } = await openBenchBuyer(server, 'backup@example.com');
  for (let count = 0; count < DOCUMENTS; count++)
    await sendBytes(`${server.origin}/api/documents?name=large.pdf`, DOCUMENT_SIZE, { cookie });
  await storeRows(large.DATABASE_URL, userId);

  const files = { small: join(folder, 'small.backup'), large: join(folder, 'large.backup') };
  const rows: Row[] = [];
  const steps: [what: string, script: string, before: string[], into: string | undefined][] = [
    ['backup', 'backup', [], undefined],
    ['check', 'backup', ['--check'], undefined],
    ['restore', 'restore', [], 'restored'],
  ];
  for (const [what, script, parameters, into] of steps) {
    const target = async (of: typeof small, size: string) => (into ? describe(`${into}-${size}`) : of);
    const bare = await runMeasured(script, [...parameters, files.small], await target(small, 'small'));
    const full = await runMeasured(script, [...parameters, files.large], await target(large, 'large'));
    const size = (await stat(files.large)).size;
    const copy = await measureMs(() => copyFile(files.large, join(folder, 'copy')));
    const rate = (milliseconds: number) => (size / 1e6 / (milliseconds / 1000)).toFixed(0);
    rows.push({
      what: `${what} of ${(size / 1e6).toFixed(0)} MB`,
      figure: `${rate(full.time)} MB/s (a bare copy ${rate(copy)} MB/s)`,
      bound: '-',
      holds: true,
    });
    rows.push({
      what: `extra memory of it`,
      figure: `${((full.peak - bare.peak) / MEBIBYTE).toFixed(1)} MB (${(full.peak / MEBIBYTE).toFixed(0)} MB in all)`,
      bound: '<= 100 MB',
      holds: full.peak - bare.peak <= MAX_EXTRA,
    });
  }
  await server.stop();
  return rows;
}

async function storeRows(url: string, userId: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into notifications (user_id, kind, subject, created_at)
     select $1, 'document-received', 'statement-' || n || '.pdf', now() from generate_series(1, $2::int) n`,
    [userId, ROWS],
  );
  await client.end();
}

/** Runs a script to its end; `peak` is the most resident memory, in bytes. */
async function runMeasured(script: string, parameters: string[], env: Record<string, string>) {
  const began = performance.now();
  const child = spawn(process.execPath, [`server/src/${script}.ts`, ...parameters], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  const watching = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    peak = Math.max(peak, Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024);
  }, WATCH_EVERY_MS);
  const [code] = await once(child, 'exit');
  clearInterval(watching);
  if (code !== 0) throw new Error(`${script} ended with ${code}`);
  return { time: performance.now() - began, peak };
}

async function copyFile(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createWriteStream(to, { flush: true }));
  await rm(to);
}
