import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { site } from '@porchlight/content/site.ts';
import { DEMO_FOLDER, parseConfig } from './config.ts';
import type { Dependencies } from './dependencies.ts';
import { storeShippedHousePrices } from './features/data-sources/house-prices/shipped-house-prices.ts';
import { refuseHalfRestored } from './platform/backup/restore-backup.ts';
import type { Config } from './platform/base/config-types.ts';
import { describeFatalError, printFatalErrors } from './platform/base/fatal-errors.ts';
import { createLog, describeError, type Log } from './platform/base/log.ts';
import { loadSecrets } from './platform/base/secrets.ts';
import { loadSigningKey } from './platform/base/signing-key.ts';
import { describeListenFailure } from './platform/http/listening.ts';
import { toFailure } from './platform/http/to-failure.ts';
import { giveBackStartMemory } from './platform/operation/start-memory.ts';
import { startServer } from './server.ts';
import { createWarmUp } from './warm-up.ts';

printFatalErrors();
const root = fileURLToPath(new URL('../..', import.meta.url));
const isDemo = process.argv.includes('--demo');

/** What has been started, the newest last; a signal stops it in the opposite order, also half-way through a start. */
const started: (() => Promise<void>)[] = [];
/** How long what is under way when a signal comes may take after `DRAIN_SECONDS`, in ms; docs/operating.md gives it 15 s before SIGKILL. */
const MAX_END_MS = 10_000;
/** How long the demonstration waits before it is tried again, and how often where no loss of the database is known. */
const RETRY_MS = 1_000;
const MAX_RETRIES = 2;
const config = readConfigOrExit();
stopOnSignal(config.drainSeconds * 1_000 + MAX_END_MS);
await run(config);

async function run(config: Config): Promise<void> {
  if (isDemo && config.mode === 'production') {
    console.error(
      'The demonstration makes accounts with known passwords, so it is refused when NODE_ENV=production.',
    );
    process.exit(1);
  }
  await refuseHalfRestored(config.dataDir);
  const secrets = await loadSecrets(config.dataDir, {
    ...(config.authSecret ? { authSecret: config.authSecret } : {}),
    ...(config.fileKey ? { fileKey: config.fileKey } : {}),
  });
  const signingKey = await loadSigningKey(config.dataDir, config.signingKey);
  const log = createLog(config.logLevel);
  const warmUp = createWarmUp((error) => log.warn(describeError(error), 'a part could not be loaded'));
  try {
    const server = await startServer({
      config,
      databaseUrl: config.databaseUrl ?? (await startOwnDatabase(config)),
      ...secrets,
      signingKey,
      siteFolder: join(root, 'web/build/client'),
      log,
      afterRequest: warmUp.noteRequest,
      async beforeListening(dependencies) {
        await storeShippedHousePrices(dependencies.database);
        if (isDemo) await fillDemo(dependencies, log);
      },
      limitFactor: config.mode === 'production' ? 1 : 1_000,
    });
    started.push(server.close);
    const address = loadAddress(config, server.port);
    if (isDemo) await describeDemo(address, config.dataDir);
    // scripts/start.mjs says how long it took.
    if (process.connected) process.send?.('listening');
    announce(config, address);
    giveBackStartMemory(warmUp.hasBegun);
  } catch (error) {
    await stopStarted();
    console.error(describeListenFailure(error, config) ?? describeFatalError(error));
    process.exit(1);
  }
}

/** Made with code that no other start loads. Tried again while the database is out of reach, and where its loss showed as another error. */
async function fillDemo(dependencies: Dependencies, log: Log): Promise<void> {
  const { seedDemo } = await import('./features/demo/demo-accounts.ts');
  for (let retries = 0; ; retries++) {
    try {
      return await seedDemo(dependencies);
    } catch (error) {
      if (toFailure(error).code !== 'UNAVAILABLE' && retries >= MAX_RETRIES) throw error;
      log.warn(describeError(error), 'the demonstration could not be filled in yet');
      await pause(RETRY_MS);
    }
  }
}

async function describeDemo(address: string, dataDir: string): Promise<void> {
  const { DEMO_CODE_KEY, demoAccounts } = await import('./features/demo/demo-accounts.ts');
  const { demoAgent } = await import('./features/demo/demo-people.ts');
  for (const { title, email, password } of Object.values(demoAccounts)) {
    console.log(`${title}: ${email}  password: ${password}`);
  }
  console.log(
    `Their agent, ${demoAgent.name}, asks for a link at ${address}/shared with ${demoAgent.email}; it comes to ${address}/dev/mail.`,
  );
  console.log(
    `The console is at ${address}/staff. Its second step: enter the key ${DEMO_CODE_KEY} in an authenticator app.`,
  );
  console.log(
    `The demonstration keeps its data in ${dataDir}, apart from what npm start keeps; npm run backup does not hold it.`,
  );
}

async function startOwnDatabase(config: Config): Promise<string> {
  const { startEmbeddedPostgres } = await import('./platform/database/embedded/embedded-postgres.ts');
  const { url, stop } = await startEmbeddedPostgres({ dataDir: config.dataDir });
  started.push(stop);
  return url;
}

function readConfigOrExit(): Config {
  const result = parseConfig();
  for (const sentence of result.unread) console.error(`Warning: ${sentence}`);
  if ('config' in result) {
    const { config } = result;
    return isDemo ? { ...config, dataDir: join(config.dataDir, DEMO_FOLDER) } : config;
  }
  console.error('The configuration has to be mended before the server can start:');
  for (const problem of result.problems) console.error(`- ${problem}`);
  process.exit(1);
}

function loadAddress(config: Config, port: number): string {
  return config.baseUrl === `http://localhost:${config.port}` ? `http://localhost:${port}` : config.baseUrl;
}

function announce(config: Config, address: string): void {
  if (config.mode !== 'production' && !config.smtpUrl) console.log(`Mail it would send: ${address}/dev/mail`);
  console.log(`${site.name} is ready: ${address}`);
}

async function stopStarted(): Promise<void> {
  for (let stop = started.pop(); stop; stop = started.pop()) await stop();
}

/**
 * The first signal stops cleanly; a second one stops at once, and so does the end of the allowed time: what is cut off then, such as an
 * email that a mail server does not answer, is resumed by another process or the next start.
 */
function stopOnSignal(longestMs: number): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      setTimeout(() => {
        console.error(
          `Stopped ${longestMs / 1_000} s after the signal with work under way. It goes on at the next start.`,
        );
        process.exit(1);
      }, longestMs).unref();
      stopStarted().then(
        () => process.exit(0),
        (error) => {
          console.error(describeFatalError(error));
          process.exit(1);
        },
      );
    });
  }
}
