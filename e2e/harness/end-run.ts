import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { checkAxeRuns } from './axe-runs.ts';

/**
 * Counts the runs of axe and removes the data. The servers are ended only after this, and the database may still write a file into a
 * folder that is being emptied: that is tried again.
 */
export default async function endRun(): Promise<void> {
  if (process.env.E2E_DATA_DIR === undefined) return;
  const folder = dirname(process.env.E2E_DATA_DIR);
  try {
    checkAxeRuns();
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
