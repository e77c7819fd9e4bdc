import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER_PROGRAM } from '../scripts/project.mjs';
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded/embedded-postgres.ts';
import { measureAnswersAboutAddresses } from './accounts.bench.ts';
import { measureAssistant } from './assistant.bench.ts';
import { measureBackup } from './backup.bench.ts';
import { measureDigests } from './digests.bench.ts';
import { createDatabase, measureExport } from './export.bench.ts';
import { measureCapacity } from './growth/capacity.bench.ts';
import { measureGrowth, measureLists } from './growth/growth.bench.ts';
import { measureRounds } from './growth/rounds.bench.ts';
import { printTable, type Row } from './harness/figures.ts';
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
import { measureRollingRestart } from './processes/rolling.bench.ts';
import { measureReadings } from './readings/readings.bench.ts';
import { judgeSealedPdfs } from './sealed-pdfs.bench.ts';
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
  LARGEST_FILE_BYTES: String(512 * 1024 * 1024),
  SPACE_PER_BUYER_BYTES: String(4 * 1024 ** 3),
};
const server = await startServerProcess(SERVER_PROGRAM, { ...env, DATABASE_URL: database.url });
const rows: Row[] = [];
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
  if (isChosen('signing')) rows.push(...(await measureSigning()), ...(await judgeSealedPdfs(folder)));
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
