import { sweepTokens } from './features/accounts/one-use-tokens.ts';
import type { FileIntents } from './features/documents/file-intents.ts';
import { sweepDeletions } from './features/personal-data/account-erasure.ts';
import type { DataExportsContext } from './features/personal-data/data-export.service.ts';
import { sweepExports } from './features/personal-data/export-building.ts';
import { sweepErasures } from './features/personal-data/person-erasure.service.ts';
import { sweepSignings } from './features/signing/signing-sweep.ts';
import type { Challenges } from './platform/http/challenges.ts';
import { forgetDeadBodies } from './platform/mail/letter-states.ts';
import { type Rounds, startRounds } from './platform/rounds.ts';

const PAUSE_MS = 10 * 60_000;

/**
 * Removes what was abandoned or has expired, now and ten minutes after it was done, and finishes what a process that died has begun. Each
 * part by itself: one that fails is told of and left to the next time. Nothing waits for the first one, because a store that hangs
 * would keep the server from starting.
 */
export function startSweeps(
  personalData: DataExportsContext,
  intents: FileIntents,
  challenges: Challenges,
  warn: (what: string) => (error: Error) => void,
): Rounds {
  const { database, signing, now } = personalData;
  const parts: [failure: string, sweep: (stopping: AbortSignal) => Promise<unknown>][] = [
    ['the sweep of abandoned files failed', (stopping) => intents.sweep({ stopping })],
    ['the sweep of signings failed', () => sweepSignings(signing)],
    ['the sweep of spent challenges failed', () => challenges.sweep(database.db)],
    ['the sweep of one-use tokens failed', () => sweepTokens(database.db)],
    ['the sweep of downloads failed', () => sweepExports(personalData)],
    ['the sweep of dead letters failed', () => forgetDeadBodies({ database, now })],
    ['the erasure of an address failed', () => sweepErasures(personalData)],
    ['the deletion of accounts failed', () => sweepDeletions(personalData)],
  ];
  return startRounds(async (stopping) => {
    for (const [failure, sweep] of parts) if (!stopping.aborted) await sweep(stopping).catch(warn(failure));
  }, PAUSE_MS);
}
