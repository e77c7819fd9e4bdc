import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER_PROGRAM } from '../scripts/project.mjs';
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded/embedded-postgres.ts';
import { measureCapacity } from './growth/capacity.bench.ts';
import { measureDigests } from './growth/digests.bench.ts';
import { measureGrowth, measureLists } from './growth/growth.bench.ts';
import { measureRounds } from './growth/rounds.bench.ts';
import { createDatabase } from './harness/create-database.ts';
import { printTable, type Row } from './harness/figures.ts';
import { findHindrance } from './harness/programs.ts';
import { startServerProcess } from './harness/server-process.ts';
import { measureLoad } from './load.bench.ts';
import { measureReadings } from './readings/readings.bench.ts';
import { judgeSealedPdfs } from './sealed-pdfs.bench.ts';
import { measureServing, measureTwoProcesses } from './serving.bench.ts';
import { measureSigning } from './signing.bench.ts';

const given = process.argv.slice(2);
// A second number is the smaller installation: npm run bench -- lists 20000 1000.
const [number, smaller] = given.filter((each) => /^\d+$/.test(each));
const seconds = Number(number ?? 300);
const buyers = Number(number ?? 100_000);
// Two databases that are filled already, which are changed: npm run bench -- lists postgresql:///few postgresql:///many.
const [fewUrl, manyUrl] = given.filter((each) => each.includes('://'));

const folder = await mkdtemp(join(tmpdir(), 'porchlight-bench-'));
// PostgreSQL runs as another user when this is root, and has to pass through.
await chmod(folder, 0o711);
const database = await startEmbeddedPostgres({ dataDir: folder });
const env = {
  NODE_ENV: 'test',
  DATA_DIR: folder,
  MAX_FILE_BYTES: String(512 * 1024 * 1024),
  SPACE_PER_BUYER_BYTES: String(4 * 1024 ** 3),
};
const server = await startServerProcess(SERVER_PROGRAM, { ...env, DATABASE_URL: database.url });
const owning = async (name: string) => ({ ...env, DATABASE_URL: await createDatabase(database.url, name) });

type Parts = Record<string, () => Promise<Row[]>>;

/** What is measured where no part is named. */
const short: Parts = {
  serving: async () => [
    ...(await measureServing(server, database.url, folder)),
    ...(await measureTwoProcesses(await owning('two'))),
  ],
  signing: async () => [...(await measureSigning()), ...(await judgeSealedPdfs(folder))],
  readings: () => measureReadings(server),
};

/** What `growth` measures, each also by its own name. */
const growth: Parts = {
  lists: () =>
    fewUrl !== undefined && manyUrl !== undefined
      ? measureLists(env, fewUrl, manyUrl)
      : measureGrowth(database.url, env, { few: Number(smaller ?? 10_000), many: buyers }),
  rounds: () => measureRounds(database.url, buyers),
  capacity: () => measureCapacity(database.url, env, buyers),
  digests: () => measureDigests(database.url, env),
};

const parts: Parts = { ...short, load: async () => measureLoad(await owning('load'), seconds), ...growth };

try {
  const named = given.filter((each) => !/^\d+$|:\/\//.test(each));
  const chosen = (named.length === 0 ? Object.keys(short) : named).flatMap((name) =>
    name === 'growth' ? Object.keys(growth) : [name],
  );
  const unknown = chosen.filter((name) => !(name in parts));
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}.`);
  const rows: Row[] = [];
  const hindrances: string[] = [];
  for (const name of chosen) {
    const hindrance = findHindrance(name, process.env.PATH ?? '');
    if (hindrance === undefined) rows.push(...((await parts[name]?.()) ?? []));
    else hindrances.push(hindrance);
  }
  printTable(rows);
  for (const hindrance of hindrances) console.log(hindrance);
} finally {
  await server.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
