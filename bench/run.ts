import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded-postgres.ts';
import { measureAnswersAboutAddresses } from './accounts.bench.ts';
import { measureAssistant } from './assistant.bench.ts';
import { measureBackup } from './backup.bench.ts';
import { createDatabase, measureExport } from './export.bench.ts';
import { printTable, type Row } from './figures.ts';
import { measureInbox } from './inbox.bench.ts';
import { measureList } from './list.bench.ts';
import { measureLiveConnections } from './live.bench.ts';
import { measureMail } from './mail.bench.ts';
import { measureSearch } from './search.bench.ts';
import { startServerProcess } from './server-process.ts';
import { measureSigning } from './signing.bench.ts';
import { measureTools } from './tools.bench.ts';
import { measureTransfers } from './transfer.bench.ts';

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
const server = await startServerProcess('server/src/main.ts', { ...env, DATABASE_URL: database.url });
const rows: Row[] = [];
try {
  const chosen = process.argv.slice(2);
  const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name);
  if (isChosen('live')) rows.push(...(await measureLiveConnections({ ...env, DATABASE_URL: database.url })));
  if (isChosen('transfer')) rows.push(...(await measureTransfers(server, folder)));
  if (isChosen('export')) rows.push(...(await measureExport(database.url, env)));
  if (isChosen('inbox')) rows.push(...(await measureInbox(database.url, env)));
  if (isChosen('backup')) rows.push(...(await measureBackup(database.url, folder, env)));
  if (isChosen('list')) rows.push(...(await measureList(server, database.url)));
  if (isChosen('search')) rows.push(...(await measureSearch(server, database.url, folder)));
  if (isChosen('assistant')) rows.push(...measureAssistant());
  if (isChosen('signing')) rows.push(...(await measureSigning()));
  if (isChosen('mail')) rows.push(...(await measureMail(await createDatabase(database.url, 'mail'), env)));
  if (isChosen('tools')) rows.push(...(await measureTools(server)));
  if (isChosen('accounts')) rows.push(...(await measureAnswersAboutAddresses(server)));
  printTable(rows);
} finally {
  await server.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
