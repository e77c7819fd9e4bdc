import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER_PROGRAM } from '../scripts/project.mjs';
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded/embedded-postgres.ts';
import { workWhile } from '../testing/app/work-while.ts';
import { signUpBuyer } from '../testing/people/test-buyer.ts';
import { startSeveral } from '../testing/processes/several-processes.ts';
import { measureAnswersAboutAddresses } from './accounts.bench.ts';
import { measureAssistant } from './assistant.bench.ts';
import { measureBackup } from './backup.bench.ts';
import { measureDigests } from './digests.bench.ts';
import { createDatabase, measureExport } from './export.bench.ts';
import { measureCapacity } from './growth/capacity.bench.ts';
import { type ClockTimes, timeClockWork } from './growth/clock-work.ts';
import { makeInstallation, measureGrowth, measureLists } from './growth/growth.bench.ts';
import { percentile, printTable, type Row } from './harness/figures.ts';
import { findHindrance } from './harness/programs.ts';
import { startServerProcess } from './harness/server-process.ts';
import { measureHostileFiles } from './hostile/hostile.bench.ts';
import { measureHousePrices } from './house-prices.bench.ts';
import { measureInbox } from './inbox.bench.ts';
import { measureKills } from './kills.bench.ts';
import { measureLeads } from './lead.bench.ts';
import { measureList } from './list.bench.ts';
import { measureLiveConnections } from './live.bench.ts';
import { measureLoad, measureTwoProcesses } from './load.bench.ts';
import { measureMail } from './mail.bench.ts';
import { measurePooledLoad } from './pooled.bench.ts';
import { measureChart } from './processes/chart.bench.ts';
import { measureReadings } from './readings/readings.bench.ts';
import { measureSearch } from './search.bench.ts';
import { measureServing } from './serving.bench.ts';
import { measureSignIn } from './sign-in.bench.ts';
import { measureSigning } from './signing.bench.ts';
import { measureStart } from './start.bench.ts';
import { measureTools } from './tools.bench.ts';
import { measureTransfers } from './transfer.bench.ts';
import { measureWall } from './wall.bench.ts';

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
const rows: Row[] = [];

const AT_ONCE = 8;

/** Three processes behind a proxy are restarted one after the other while pages read, tick and upload: no request fails. */
async function measureRollingRestart(databaseUrl: string): Promise<Row[]> {
  const several = await startSeveral([0, 0, 0], await createDatabase(databaseUrl, 'rolling'));
  try {
    const buyer = await signUpBuyer(several);
    const codes: (number | null)[] = [];
    const { requests, failures, shed, milliseconds } = await workWhile(
      several.origin,
      buyer,
      AT_ONCE,
      async () => {
        for (const number of [0, 1, 2]) codes.push(await several.restart(number));
      },
    );
    for (const failure of new Set(failures)) console.error(failure);
    const p99 = percentile(milliseconds, 0.99).toFixed(0);
    return [
      {
        what: `Rolling restart of three processes, ${AT_ONCE} at once: failed of ${requests} requests (p99 ${p99} ms, ${shed} shed)`,
        figure: String(failures.length),
        bound: '0',
        holds: failures.length === 0 && codes.every((code) => code === 0),
      },
    ];
  } finally {
    await several.close();
  }
}

/** Of all jobs of the clock with nothing new, in ms: 5 s for each 100,000 buyers up to 100,000, 30 s for a million. */
const bounds: readonly [buyers: number, ms: number][] = [
  [100_000, 5_000],
  [1_000_000, 30_000],
];

/** Each job of the clock among so many buyers, and all of them together: the first time, with nothing new, and as a month begins. */
async function measureRounds(databaseUrl: string, buyers: number): Promise<Row[]> {
  const times = await timeClockWork(await makeInstallation(databaseUrl, 'rounds', buyers));
  const size = `${buyers.toLocaleString('en')} buyers`;
  const bound = bounds.find(([most]) => buyers <= most)?.[1];
  const whole = sum(times, 'again');
  return [
    ...times.map(({ job, every, first, again, month }) => ({
      what: `${size}: ${job}, each ${every}`,
      figure: `${inSeconds(first)}, then ${inSeconds(again)}, a month's first ${inSeconds(month)}`,
      bound: 'none',
      holds: true,
    })),
    {
      what: `${size}: all jobs of the clock the first time, and as a month begins`,
      figure: `${inSeconds(sum(times, 'first'))}, ${inSeconds(sum(times, 'month'))} by one process`,
      bound: 'none',
      holds: true,
    },
    {
      what: `${size}: all jobs of the clock with nothing new`,
      figure: inSeconds(whole),
      bound: bound === undefined ? 'none' : `<= ${bound / 1_000} s`,
      holds: bound === undefined || whole <= bound,
    },
  ];
}

const sum = (times: readonly ClockTimes[], which: 'first' | 'again' | 'month') =>
  times.reduce((total, each) => total + each[which], 0);

const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;

try {
  const given = process.argv.slice(2).find((each) => /^\d+$/.test(each));
  const seconds = Number(given ?? 300);
  const [fewUrl, manyUrl] = process.argv.slice(2).filter((each) => each.includes('://'));
  const chosen = process.argv.slice(2).filter((each) => !/^\d+$|:\/\//.test(each));
  const hindrances: string[] = [];
  const isChosen = (name: string) => {
    if (chosen.length > 0 && !chosen.includes(name)) return false;
    const hindrance = findHindrance(name, process.env.PATH ?? '');
    if (hindrance) hindrances.push(hindrance);
    return hindrance === undefined;
  };
  if (isChosen('live')) rows.push(...(await measureLiveConnections({ ...env, DATABASE_URL: database.url })));
  if (isChosen('transfer')) rows.push(...(await measureTransfers(server, folder)));
  if (isChosen('house-prices')) rows.push(...(await measureHousePrices(database.url, folder, env)));
  if (isChosen('export')) rows.push(...(await measureExport(database.url, env)));
  if (isChosen('inbox')) rows.push(...(await measureInbox(database.url, env)));
  if (isChosen('backup')) rows.push(...(await measureBackup(database.url, folder, env)));
  if (isChosen('list')) rows.push(...(await measureList(server, database.url)));
  if (isChosen('wall')) rows.push(...(await measureWall(database.url)));
  if (isChosen('search')) rows.push(...(await measureSearch(server, database.url, folder)));
  if (isChosen('assistant')) rows.push(...measureAssistant());
  if (isChosen('signing')) rows.push(...(await measureSigning()));
  if (isChosen('mail')) rows.push(...(await measureMail(await createDatabase(database.url, 'mail'), env)));
  if (isChosen('tools')) rows.push(...(await measureTools(server)));
  if (isChosen('accounts')) rows.push(...(await measureAnswersAboutAddresses(server)));
  const owning = async (name: string) => ({ ...env, DATABASE_URL: await createDatabase(database.url, name) });
  if (isChosen('serving')) rows.push(...(await measureServing(server, database.url, folder)));
  if (isChosen('lead')) rows.push(...(await measureLeads(server, database.url)));
  if (isChosen('start')) rows.push(...(await measureStart(await owning('start'))));
  if (isChosen('sign-in')) rows.push(...(await measureSignIn(await owning('sign_in'))));
  if (isChosen('hostile')) rows.push(...(await measureHostileFiles(await owning('hostile'))));
  if (isChosen('two')) rows.push(...(await measureTwoProcesses(await owning('two'))));
  // Takes as long as it is told, so only by name: npm run bench -- load 300, or 1800 for a soak.
  if (chosen.includes('load')) rows.push(...(await measureLoad(await owning('load'), seconds)));
  if (chosen.includes('pooled') && isChosen('pooled'))
    rows.push(...(await measurePooledLoad(database.url, env, seconds)));
  if (chosen.includes('chart') && isChosen('chart')) rows.push(...(await measureChart(database.url, folder)));
  // The same with a number of buyers: npm run bench -- growth, or growth 1000000.
  // With two databases that are filled already, which it changes: npm run bench -- growth postgresql:///few postgresql:///many.
  if (chosen.includes('growth')) {
    const isFilled = fewUrl !== undefined && manyUrl !== undefined;
    const measured = isFilled
      ? measureLists(env, fewUrl, manyUrl)
      : measureGrowth(database.url, env, Number(given ?? 100_000));
    rows.push(...(await measured));
  }
  if (chosen.includes('capacity'))
    rows.push(...(await measureCapacity(database.url, env, Number(given ?? 10_000))));
  if (chosen.includes('digests'))
    rows.push(...(await measureDigests(database.url, env, Number(given ?? 10_000))));
  // A server killed so often while it reminds, writes and sends: npm run bench -- kills 100.
  if (chosen.includes('kills'))
    rows.push(
      ...(await measureKills(await createDatabase(database.url, 'kills'), env, Number(given ?? 100))),
    );
  if (chosen.includes('rounds')) rows.push(...(await measureRounds(database.url, Number(given ?? 100_000))));
  if (isChosen('readings')) rows.push(...(await measureReadings(server)));
  if (isChosen('rolling')) rows.push(...(await measureRollingRestart(database.url)));
  printTable(rows);
  for (const hindrance of hindrances) console.log(hindrance);
} finally {
  await server.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
