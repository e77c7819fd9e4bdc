import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestApp } from '../app/test-app.ts';
import { QUICK_START } from './start-process.ts';

/** A program's report may quote a long list. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/**
 * Runs a program of `server/src` on an app's installation to its end, as its `npm run` does.
 *
 * @throws an error with `code` and what was printed, where it does not end with 0.
 */
export function runCommand(
  { databaseUrl, dataDir }: TestApp,
  program: string,
  ...parameters: readonly string[]
): Promise<{ stdout: string; stderr: string }> {
  const path = fileURLToPath(new URL(`../../server/src/${program}`, import.meta.url));
  return promisify(execFile)(process.execPath, [QUICK_START, path, ...parameters], {
    env: { NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    maxBuffer: MAX_OUTPUT_BYTES,
  });
}
