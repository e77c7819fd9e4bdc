import { getWallClock } from '@porchlight/domain/kernel/time-zones.ts';
import type { Program } from '@porchlight/domain/programs/program-finder/program.ts';
import { listOpenPrograms } from '@porchlight/domain/programs/program-finder/program-list.ts';
import { isWatchable } from '@porchlight/domain/programs/program-watches/watched-rounds.ts';
import { and, desc, eq } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import type { DatabaseConnection } from '../../../platform/database/database.ts';
import { programWatches } from './program-watches.table.ts';

export type ProgramWatchesContext = { database: DatabaseConnection; now(): Date };

/** Programs that can be watched on a calendar day. */
export const listWatchable = (on: string): Program[] => listOpenPrograms(on).filter(isWatchable);

export async function listWatches(
  { database }: ProgramWatchesContext,
  userId: string,
): Promise<{ programs: string[] }> {
  const rows = await database.db
    .select({ programId: programWatches.programId })
    .from(programWatches)
    .where(eq(programWatches.userId, userId))
    .orderBy(desc(programWatches.since), programWatches.programId);
  return { programs: rows.map(({ programId }) => programId) };
}

/** Watches a program; asked again, the first day stays. NOT_FOUND for one without a window. */
export async function addWatch(
  { database, now: readNow }: ProgramWatchesContext,
  userId: string,
  { program }: { program: string },
): Promise<{ done: true }> {
  const now = readNow();
  const known = listWatchable(getWallClock(now, 'UTC').day);
  if (!known.some(({ id }) => id === program)) throw new Failure('NOT_FOUND');
  await database.db
    .insert(programWatches)
    .values({ userId, programId: program, since: now })
    .onConflictDoNothing();
  return { done: true };
}

export async function removeWatch(
  { database }: ProgramWatchesContext,
  userId: string,
  { program }: { program: string },
): Promise<{ done: true }> {
  await database.db
    .delete(programWatches)
    .where(and(eq(programWatches.userId, userId), eq(programWatches.programId, program)));
  return { done: true };
}
