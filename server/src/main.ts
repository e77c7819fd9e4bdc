import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { site } from '@porchlight/content/site.ts';
import { type Config, readConfig } from './config.ts';
import { demoAccounts, seedDemo } from './features/demo/demo-accounts.ts';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { createLog } from './platform/log/log.ts';
import { loadSecrets } from './platform/secrets.ts';
import { startServer } from './server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isDemo = process.argv.includes('--demo');

/** What has been started, the newest last; a signal stops it in the opposite order, also half-way through a start. */
const started: (() => Promise<void>)[] = [];
stopOnSignal();
await run(readConfigOrExit());

async function run(config: Config): Promise<void> {
  if (isDemo && config.mode === 'production') {
    console.error(
      'The demonstration makes accounts with known passwords, so it is refused when NODE_ENV=production.',
    );
    process.exit(1);
  }
  const secrets = await loadSecrets(config.dataDir, {
    ...(config.authSecret ? { authSecret: config.authSecret } : {}),
    ...(config.fileKey ? { fileKey: config.fileKey } : {}),
  });
  try {
    const server = await startServer({
      config,
      databaseUrl: config.databaseUrl ?? (await startOwnDatabase(config)),
      ...secrets,
      siteFolder: join(root, 'web/build/client'),
      log: createLog(config.mode === 'production' ? 'info' : 'warn'),
      limitFactor: config.mode === 'production' ? 1 : 1_000,
    });
    started.push(server.close);
    if (isDemo) await seedDemo(server.dependencies);
    announce(config, server.port);
  } catch (error) {
    await stopStarted();
    throw error;
  }
}

async function startOwnDatabase(config: Config): Promise<string> {
  const { url, stop } = await startEmbeddedPostgres({ dataDir: config.dataDir });
  started.push(stop);
  return url;
}

function readConfigOrExit(): Config {
  const demoFolder = isDemo ? { DATA_DIR: join(root, 'data', 'demo') } : {};
  const result = readConfig({ ...demoFolder, ...process.env });
  if ('config' in result) return result.config;
  console.error('The configuration has to be mended before the server can start:');
  for (const problem of result.problems) console.error(`- ${problem}`);
  process.exit(1);
}

function announce(config: Config, port: number): void {
  const address = config.baseUrl.endsWith(`:${config.port}`) ? `http://localhost:${port}` : config.baseUrl;
  console.log(`${site.name} is ready: ${address}`);
  if (config.mode !== 'production' && !config.smtpUrl) console.log(`Mail it would send: ${address}/dev/mail`);
  if (!isDemo) return;
  for (const { title, email, password } of Object.values(demoAccounts)) {
    console.log(`${title}: ${email}  password: ${password}`);
  }
}

async function stopStarted(): Promise<void> {
  for (let stop = started.pop(); stop; stop = started.pop()) await stop();
}

/** The first signal stops cleanly; a second one, for whoever will not wait, stops at once. */
function stopOnSignal(): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      stopStarted().then(
        () => process.exit(0),
        (error) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
