import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { SERVER_PROGRAM, serverFlags, serverMemory } from '../scripts/project.mjs';
import { killDuringJobs } from '../testing/processes/job-kills.ts';
import type { Row } from './harness/figures.ts';
import { findFreePort, startServerProcess } from './harness/server-process.ts';

const LANES = 4;

/** A server that is killed in each of so many rounds, at one step of its jobs after the other. */
export async function measureKills(
  databaseUrl: string,
  env: Record<string, string>,
  rounds: number,
): Promise<Row[]> {
  const shared = { ...env, DATABASE_URL: databaseUrl, FILE_KEY: randomBytes(32).toString('base64') };
  const migrating = await startServerProcess(SERVER_PROGRAM, shared);
  await migrating.stop();
  const port = await findFreePort();
  const kills = await killDuringJobs(rounds, {
    databaseUrl,
    tell: (sentence) => console.log(`  ${sentence}`),
    start: (smtpUrl) =>
      spawn(process.execPath, [...serverFlags, SERVER_PROGRAM], {
        env: { ...process.env, ...serverMemory, ...shared, SMTP_URL: smtpUrl, PORT: String(port) },
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
  });
  const bounded = (what: string, found: number, most: number): Row => ({
    what,
    figure: String(found),
    bound: `<= ${most}`,
    holds: found <= most,
  });
  return [
    {
      what: 'kills (SIGKILL), of them at their step',
      figure: `${kills.rounds}, ${kills.struck}; ${kills.buyers} buyers, ${kills.emails} emails`,
      bound: '-',
      holds: true,
    },
    bounded('reminders not stored exactly once', kills.remindersWrong, 0),
    bounded('notifications of which no email was written', kills.unwritten, 0),
    bounded('emails that did not arrive', kills.lost, 0),
    bounded('emails that arrived twice though no kill explains it', kills.sentTwice, 0),
    bounded('most that had arrived and were not stored at one kill', kills.mostByOneKill, LANES),
    {
      what: 'emails that arrived twice by such kills',
      figure: String(kills.sentTwiceByKill),
      bound: '-',
      holds: true,
    },
  ];
}
