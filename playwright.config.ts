import { chmodSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { SERVER_PROGRAM } from './scripts/project.mjs';
import { requireNode } from './scripts/require-node.mjs';

requireNode('npm run test:one -- e2e/FILE');

// The configuration is read again in every worker; what the first reading chose goes on by the environment.
process.env.E2E_PORT ??= String(32_000 + Math.floor(Math.random() * 700));
process.env.E2E_PROVIDER_PORT ??= String(Number(process.env.E2E_PORT) + 1);
process.env.E2E_PEOPLE_PORT ??= String(Number(process.env.E2E_PORT) + 2);
process.env.E2E_DATA_DIR ??= join(mkdtempSync(join(tmpdir(), 'porchlight-e2e-')), 'data');
// PostgreSQL runs as another user when this is root, and has to pass through.
chmodSync(dirname(process.env.E2E_DATA_DIR), 0o711);

const baseURL = `http://localhost:${process.env.E2E_PORT}`;
const providerUrl = `http://localhost:${process.env.E2E_PROVIDER_PORT}`;
// scripts/setup/chromium.mjs finds or installs one and says where; by hand, the system's is tried.
const systemBrowser =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

// Other engines than Chromium, each with its program: E2E_ENGINES=firefox=/usr/bin/firefox-esr,webkit=/usr/bin/WebKitWebDriver.
const engines = process.env.E2E_ENGINES?.split(',').map((each) => each.split('='));

export default defineConfig({
  testDir: 'e2e',
  testMatch: `**/*.${engines ? 'engines' : 'spec'}.ts`,
  ...(engines && {
    projects: engines.map(([engine, program]) => ({ name: engine, metadata: { engine, program } })),
  }),
  globalSetup: './e2e/harness/quick-database.ts',
  globalTeardown: './e2e/harness/end-run.ts',
  fullyParallel: true,
  // Twice the usual two cores: a journey mostly waits.
  workers: 4,
  // These end what hangs and say nothing of speed: a shared machine may be several times slower than it was a moment ago.
  timeout: engines ? 360_000 : 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    // Journeys are about the server's answers; those about life without a connection (e2e/resilience/offline.spec.ts) let workers in.
    serviceWorkers: 'block',
    // Nothing waits for a movement to end, and drawing each frame of a spinner is a third of what Chromium does in a journey.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace slows every step down: asked for when a failure is looked into (PWDEBUG_TRACE=1).
    trace: process.env.PWDEBUG_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(systemBrowser ? { executablePath: systemBrowser } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    {
      command: 'node e2e/harness/identity-provider.ts',
      url: `${providerUrl}/.well-known/openid-configuration`,
      timeout: 180_000,
      env: { NODE_ENV: 'test', BASE_URL: baseURL, PORT: process.env.E2E_PROVIDER_PORT },
    },
    {
      command: 'node e2e/harness/people.ts',
      url: `http://localhost:${process.env.E2E_PEOPLE_PORT}`,
      timeout: 180_000,
      env: { PORT: process.env.E2E_PEOPLE_PORT },
    },
    {
      command: `node --import=./scripts/quick-start.mjs ${SERVER_PROGRAM}`,
      url: `${baseURL}/api/health`,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      env: {
        NODE_ENV: 'test',
        PORT: process.env.E2E_PORT,
        DATA_DIR: process.env.E2E_DATA_DIR,
        WEBHOOK_PRIVATE_TARGETS: 'allow',
        OIDC_ISSUER: providerUrl,
        OIDC_CLIENT_ID: 'porchlight',
        OIDC_NAME: 'Homes Union',
      },
    },
  ],
});
