import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app/test-app.ts';
import { killDuringJobs } from './job-kills.ts';
import { killProcesses, pickPort, startProcess } from './start-process.ts';

const ROUNDS = 3;
const LANES = 4;
let app: TestApp;

/** A migrated database on which no server runs. */
beforeAll(async () => {
  app = await startTestApp();
  await app.stop();
});
afterAll(async () => {
  killProcesses();
  await app.close();
});

it('each reminder is stored once and each email sent once, whichever step of a job a server is killed in', async () => {
  const kills = await killDuringJobs(ROUNDS, {
    databaseUrl: app.databaseUrl,
    start: (smtpUrl) => startProcess({ ...app.environment, SMTP_URL: smtpUrl, PORT: pickPort() }).child,
  });
  expect(kills).toMatchObject({ remindersWrong: 0, unwritten: 0, lost: 0, sentTwice: 0 });
  expect(kills.emails).toBeGreaterThanOrEqual(kills.buyers);
  expect(kills.mostByOneKill).toBeLessThanOrEqual(LANES);
}, 540_000);
