import { countBytes, openBenchBuyer, sendBytes } from './bench-buyer.ts';
import { measureMs, type Row } from './figures.ts';
import type { ServerProcess } from './server-process.ts';

const MEBIBYTE = 1024 * 1024;
const DOCUMENTS = 8;
const DOCUMENT_SIZE = 256 * MEBIBYTE;
const MOST_EXTRA = 60 * MEBIBYTE;

/** A buyer's download of 2 GB: put together by the job, and sent. */
export async function measureExport(server: ServerProcess): Promise<Row[]> {
  const { cookie } = await openBenchBuyer(server, 'export@example.com');
  const headers = { cookie };
  for (let count = 0; count < DOCUMENTS; count++)
    await sendBytes(`${server.origin}/api/documents?name=large.pdf`, DOCUMENT_SIZE, headers);
  const building = await measureWithPeak(server, () => build(server, headers));
  let size = 0;
  const sending = await measureWithPeak(server, async () => {
    size = await countBytes(`${server.origin}/api/personal-data/export/content`, { headers });
  });
  const isWhole = size > DOCUMENTS * DOCUMENT_SIZE;
  return [
    describe('extra memory while a download of 2 GB is put together', building, isWhole),
    describe('extra memory while a download of 2 GB is sent', sending, isWhole),
  ];
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

type Measured = { time: number; extra: number };

async function measureWithPeak(server: ServerProcess, action: () => Promise<void>): Promise<Measured> {
  const before = await server.readMemory();
  const readPeak = await server.watchPeak();
  const time = await measureMs(action);
  return { time, extra: (await readPeak()) - before };
}

function describe(what: string, { time, extra }: Measured, isWhole: boolean): Row {
  const figure = `${(extra / MEBIBYTE).toFixed(1)} MB (${(time / 1000).toFixed(1)} s)`;
  return { what, figure, bound: '<= 60 MB', holds: isWhole && extra <= MOST_EXTRA };
}
