import { spawn } from 'node:child_process';
import type { ProgramUser } from './embedded-user.ts';

/** How one of PostgreSQL's programs is started. */
export type ProgramRun = {
  program: string;
  parameters: string[];
  user: ProgramUser | undefined;
  /** A folder the user may enter; ours need not be one. */
  workingFolder: string;
};

/**
 * Only what PostgreSQL needs: the rest of our environment holds passwords, and PG… variables of the person at the
 * keyboard would change what it does.
 */
export const PROGRAM_ENVIRONMENT = { LC_ALL: 'C', PATH: '/usr/bin:/bin', TZ: 'UTC' };

/**
 * Runs a program to its end.
 *
 * @throws with what it printed when it fails.
 */
export async function runProgram({ program, parameters, user, workingFolder }: ProgramRun): Promise<void> {
  const child = spawn(program, parameters, {
    ...user,
    cwd: workingFolder,
    env: PROGRAM_ENVIRONMENT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  await new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${program} ended with ${signal ?? `code ${code}`}:\n${output.trim()}`));
    });
  });
}
