import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { countBytes, openBenchBuyer, sendBytes } from './harness/bench-buyer.ts';
import { measureMs, median, type Row } from './harness/figures.ts';
import { type ServerProcess, startServerProcess, WARM_UP_MS } from './harness/server-process.ts';

const SIZE = 200 * 1024 * 1024;
const ROUNDS = 7;
const MEBIBYTE = 1024 * 1024;

/** Upload and download of 200 MB against a bare node:http server streaming to and from the same disk. */
export async function measureTransfers(server: ServerProcess, folder: string): Promise<Row[]> {
  const reference = await startServerProcess('bench/harness/reference-server.ts', {
    REFERENCE_FILE: join(folder, 'reference'),
  });
  const { cookie } = await openBenchBuyer(server, 'transfer@example.com');
  const headers = { cookie };
  await pause(WARM_UP_MS);
  const times = {
    upload: [] as number[],
    uploadBare: [] as number[],
    download: [] as number[],
    downloadBare: [] as number[],
  };
  const extra = { upload: [] as number[], download: [] as number[] };

  // The first round warms up the clocks; of memory it is the one that says most.
  for (let round = -1; round < ROUNDS; round++) {
    const keep = (list: number[], value: number) => void (round >= 0 && list.push(value));
    keep(times.uploadBare, await measureMs(() => sendBytes(reference.origin, SIZE, {})));
    let id = '';
    const upload = await measureWithPeak(server, async () => {
      id = JSON.parse(await sendBytes(`${server.origin}/api/documents?name=large.pdf`, SIZE, headers)).id;
    });
    keep(times.upload, upload.time);
    extra.upload.push(upload.extra);
    keep(times.downloadBare, await measureMs(() => countBytes(`${reference.origin}/file`, {})));
    const download = await measureWithPeak(server, () =>
      countBytes(`${server.origin}/api/documents/${id}/content`, { headers }),
    );
    keep(times.download, download.time);
    extra.download.push(download.extra);
    await fetch(`${server.origin}/api/documents/${id}`, { method: 'DELETE', headers });
  }
  await reference.stop();
  return [
    describeRatio('upload of 200 MB', times.uploadBare, times.upload),
    describeMemory('extra memory while uploading 200 MB', extra.upload),
    describeRatio('download of 200 MB', times.downloadBare, times.download),
    describeMemory('extra memory while downloading 200 MB', extra.download),
  ];
}

async function measureWithPeak(server: ServerProcess, action: () => Promise<unknown>) {
  const before = await server.readMemory();
  const readPeak = await server.watchPeak();
  const time = await measureMs(action);
  return { time, extra: (await readPeak()) - before };
}

function describeRatio(what: string, bare: readonly number[], ours: readonly number[]): Row {
  const ratio = median(bare) / median(ours);
  const figure = `${ratio.toFixed(2)} x bare (${median(ours).toFixed(0)} ms; bare ${median(bare).toFixed(0)} ms)`;
  return { what, figure, bound: '>= 0.8 x', holds: ratio >= 0.8 };
}

function describeMemory(what: string, extra: readonly number[]): Row {
  const most = Math.max(...extra) / MEBIBYTE;
  return { what, figure: `${most.toFixed(1)} MB at most`, bound: '<= 30 MB', holds: most <= 30 };
}
