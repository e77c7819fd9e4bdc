import { sweepTokens } from './features/accounts/one-use-tokens.ts';
import type { FileIntents } from './features/documents/file-intents.ts';
import { sweepDeletions } from './features/personal-data/account-erasure.ts';
import type { DataExportsContext } from './features/personal-data/data-export.service.ts';
import { sweepExports } from './features/personal-data/export-building.ts';
import { sweepErasures } from './features/personal-data/person-erasure.service.ts';
import { sweepSignings } from './features/signing/signing-sweep.ts';
import type { Challenges } from './platform/http/challenges.ts';
import { forgetDeadBodies } from './platform/mail/letter-states.ts';

const SWEEP_EVERY_MS = 10 * 60_000;

/**
 * Removes what was abandoned or has expired, now and every ten minutes, and finishes what a process that died has begun. Each part
 * by itself: one that fails is told of and left to the next time. Gives what stops it.
 */
export async function startSweeps(
  personalData: DataExportsContext,
  intents: FileIntents,
  challenges: Challenges,
  warn: (what: string) => (error: Error) => void,
): Promise<() => void> {
  const { database, signing, now } = personalData;
  const sweep = async () => {
    await intents.sweep().catch(warn('the sweep of abandoned files failed'));
    await sweepSignings(signing).catch(warn('the sweep of signings failed'));
    await challenges.sweep(database.db).catch(warn('the sweep of spent challenges failed'));
    await sweepTokens(database.db).catch(warn('the sweep of one-use tokens failed'));
    await sweepExports(personalData).catch(warn('the sweep of downloads failed'));
    await forgetDeadBodies({ database, now }).catch(warn('the sweep of dead letters failed'));
    await sweepErasures(personalData).catch(warn('the erasure of an address failed'));
    await sweepDeletions(personalData).catch(warn('the deletion of accounts failed'));
  };
  await sweep();
  const sweeping = setInterval(sweep, SWEEP_EVERY_MS);
  return () => clearInterval(sweeping);
}
