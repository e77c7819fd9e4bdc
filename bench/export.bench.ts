import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SERVER_PROGRAM } from '../scripts/project.mjs';
import { countBytes, openBenchBuyer, sendBytes } from './harness/bench-buyer.ts';
import { measureMs, type Row } from './harness/figures.ts';
import { type ServerProcess, startServerProcess, WARM_UP_MS } from './harness/server-process.ts';

const MEBIBYTE = 1024 * 1024;
const DOCUMENTS = 8;
const DOCUMENT_SIZE = 256 * MEBIBYTE;
const MAX_EXTRA = 60 * MEBIBYTE;

/**
 * A buyer's download of 2 GB: put together by the job, and sent. The documents come by a server of their own, and what is
 * measured starts new: memory that the uploads left resident would hide what the download takes. Room that starting itself
 * left in the heap still does, so the figure is what the process grows by, and not all that the work uses.
 */
export async function measureExport(databaseUrl: string, env: Record<string, string>): Promise<Row[]> {
  const start = async () => startServerProcess(SERVER_PROGRAM, { ...env, DATABASE_URL: url });
  const url = await createDatabase(databaseUrl, 'export');
  const filling = await start();
  const { cookie } = await openBenchBuyer(filling, 'export@example.com');
  const headers = { cookie };
  for (let count = 0; count < DOCUMENTS; count++)
    await sendBytes(`${filling.origin}/api/documents?name=large.pdf`, DOCUMENT_SIZE, headers);
  await filling.stop();

  const building = await start();
  await fetch(`${building.origin}/api/personal-data`, { headers });
  await pause(WARM_UP_MS);
  const built = await measureWithPeak(building, () => build(building, headers));
  await building.stop();
  const sending = await start();
  let size = 0;
  const sent = await measureWithPeak(sending, async () => {
    size = await countBytes(`${sending.origin}/api/personal-data/export/content`, { headers });
  });
  await sending.stop();
  const isWhole = size > DOCUMENTS * DOCUMENT_SIZE;
  return [
    describe('extra memory while a download of 2 GB is put together', built, isWhole),
    describe('extra memory while a download of 2 GB is sent', sent, isWhole),
  ];
}

/** A database of its own beside the others, so that no other server takes the job. */
export async function createDatabase(databaseUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return databaseUrl.replace(/^(\w+:\/\/[^/]*\/)[^?]*/, `$1${name}`);
}

async function build(server: ServerProcess, headers: Record<string, string>): Promise<void> {
  await fetch(`${server.origin}/api/personal-data/export`, { method: 'POST', headers });
  for (;;) {
    const response = await fetch(`${server.origin}/api/personal-data`, { headers });
    const status = (await response.json()) as { export: { state: string } | null };
    if (status.export?.state === 'ready') return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** `before`: resident once started; `extra`: the most beyond it. Both in bytes. */
type Measured = { time: number; before: number; extra: number };

async function measureWithPeak(server: ServerProcess, action: () => Promise<void>): Promise<Measured> {
  const before = await server.readMemory();
  const readPeak = await server.watchPeak();
  const time = await measureMs(action);
  return { time, before, extra: (await readPeak()) - before };
}

function describe(what: string, { time, before, extra }: Measured, isWhole: boolean): Row {
  const figure = `${(extra / MEBIBYTE).toFixed(1)} MB over ${(before / MEBIBYTE).toFixed(0)} MB (${(time / 1000).toFixed(1)} s)`;
  return { what, figure, bound: '<= 60 MB', holds: isWhole && extra <= MAX_EXTRA };
}
