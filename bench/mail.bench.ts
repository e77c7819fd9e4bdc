import { randomBytes } from 'node:crypto';
import { SERVER_PROGRAM } from '../scripts/project.mjs';
import { crashWhileSending } from '../testing/processes/mail-crash.ts';
import type { Row } from './harness/figures.ts';
import { type ServerProcess, startServerProcess } from './harness/server-process.ts';

const LETTERS = 10_000;
/** As many as a process has where nothing else is set. */
const LANES = 4;

/** 10,000 emails by one process, with the server killed when half of them have arrived. */
export async function measureMail(databaseUrl: string, env: Record<string, string>): Promise<Row[]> {
  const fileKey = randomBytes(32);
  const start = (more: Record<string, string> = {}): Promise<ServerProcess> =>
    startServerProcess(SERVER_PROGRAM, {
      ...env,
      DATABASE_URL: databaseUrl,
      FILE_KEY: fileKey.toString('base64'),
      ...more,
    });
  const migrating = await start();
  await migrating.stop();
  const crash = await crashWhileSending(LETTERS, {
    databaseUrl,
    fileKey,
    start: (smtpUrl) => start({ SMTP_URL: smtpUrl }),
  });
  return [
    { what: `letters lost of ${LETTERS} when the server is killed`, ...count(crash.lost, 0) },
    { what: 'letters sent twice, of each lane the one in flight', ...count(crash.sentTwice, LANES) },
    {
      what: `letters a second on ${LANES} lanes`,
      figure: crash.emailsPerSecond.toFixed(0),
      bound: '-',
      holds: true,
    },
  ];
}

function count(found: number, most: number): Omit<Row, 'what'> {
  return { figure: String(found), bound: `<= ${most}`, holds: found <= most };
}
