import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { crashWhileSending } from '@porchlight/testing/processes/mail-crash.ts';
import {
  killProcesses,
  pickPort,
  startProcess,
  waitForAddress,
} from '@porchlight/testing/processes/start-process.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** As many as a server has where nothing else is set. */
const LANES = 4;
let app: TestApp;

/** A migrated database on which no server of this process runs. */
beforeAll(async () => {
  app = await startTestApp();
  await app.stop();
});
afterAll(async () => {
  killProcesses();
  await app.close();
});

it('loses none and sends at most one for each lane twice when the server is killed in the middle', async () => {
  const crash = await crashWhileSending(300, {
    databaseUrl: app.databaseUrl,
    fileKey: app.secrets.fileKey,
    async start(smtpUrl) {
      const started = startProcess({ ...app.environment, SMTP_URL: smtpUrl, PORT: pickPort() });
      await waitForAddress(started);
      const end = (signal: NodeJS.Signals) => async () => {
        started.child.kill(signal);
        await started.exited;
      };
      return { kill: end('SIGKILL'), stop: end('SIGTERM') };
    },
  });
  expect(crash.lost).toBe(0);
  expect(crash.sentTwice).toBeLessThanOrEqual(LANES);
}, 540_000);
