import { parseConfig } from '../../server/src/config.ts';
import { createLog } from '../../server/src/platform/base/log.ts';
import { loadSecrets } from '../../server/src/platform/base/secrets.ts';
import { loadSigningKey } from '../../server/src/platform/base/signing-key.ts';
import { startServer } from '../../server/src/server.ts';

// The whole server with the pages of any folder, so that a page made for comparison is served like every other.

const result = parseConfig();
if (!('config' in result)) throw new Error(result.problems.join('\n'));
const { config } = result;
const server = await startServer({
  config,
  databaseUrl: config.databaseUrl ?? '',
  ...(await loadSecrets(config.dataDir, {})),
  signingKey: await loadSigningKey(config.dataDir),
  siteFolder: process.env.SITE_FOLDER ?? '',
  log: createLog('warn'),
  limitFactor: 1_000,
});
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
