import { findNewestReading } from '@porchlight/domain/programs/program-finder/merge-programs.ts';
import type { Program } from '@porchlight/domain/programs/program-finder/program.ts';
import { listKnownPrograms } from '@porchlight/domain/programs/program-finder/program-list.ts';
import { desc, max } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../../platform/database/database.ts';
import { lockOwner } from '../../../platform/database/owner-lock.ts';
import { programLog, programRevisions } from './program-desk.table.ts';

/** A stored program at its newest revision. */
export type StoredProgram = { program: Program; revision: number };
/** Those of one `version`, which is the newest number of the change log. */
export type StoredPrograms = { version: number; byId: ReadonlyMap<string, StoredProgram> };

const kept = new WeakMap<DatabaseConnection, StoredPrograms>();

/** What is stored now. It is loaded again only where the change log has grown: of thousands of programs that is a query for one number. */
export async function getStoredPrograms(database: DatabaseConnection): Promise<StoredPrograms> {
  const before = kept.get(database);
  const version = await readVersion(database.db);
  if (before?.version === version) return before;
  const stored = { version, byId: await selectStored(database.db) };
  kept.set(database, stored);
  return stored;
}

/** Makes changes of programs run one after the other until the transaction ends, and reads what is stored. */
export async function lockStoredPrograms(transaction: Database): Promise<ReadonlyMap<string, StoredProgram>> {
  await lockOwner(transaction, 'programs', 'all');
  return selectStored(transaction);
}

async function readVersion(db: Database): Promise<number> {
  const [row] = await db.select({ version: max(programLog.id) }).from(programLog);
  return row?.version ?? 0;
}

async function selectStored(db: Database): Promise<Map<string, StoredProgram>> {
  const { programId, revision, program } = programRevisions;
  const rows = await db
    .selectDistinctOn([programId], { programId, revision, program })
    .from(programRevisions)
    .orderBy(programId, desc(revision));
  return new Map(rows.map((row) => [row.programId, { program: row.program, revision: row.revision }]));
}

/** A program as the finder has it on a day, ended or not. `ours`: what the release has of that id. `revision` is 0 where nothing is stored. */
export type CurrentProgram = { program: Program; ours: Program | undefined; revision: number };

/** Every program there is on a calendar day, ours first, by its id. */
export function mergeCurrent(
  stored: ReadonlyMap<string, StoredProgram>,
  on: string,
): Map<string, CurrentProgram> {
  const current = new Map<string, CurrentProgram>();
  for (const ours of listKnownPrograms(on)) {
    const own = stored.get(ours.id);
    const isOwn = own !== undefined && findNewestReading(own.program) >= findNewestReading(ours);
    current.set(ours.id, {
      program: isOwn ? own.program : ours,
      ours,
      revision: own?.revision ?? 0,
    });
  }
  for (const [id, { program, revision }] of stored)
    if (!current.has(id)) current.set(id, { program, ours: undefined, revision });
  return current;
}

const ROWS_AT_ONCE = 500;

/** Stores a new revision of each; with the lock held, and a line of the log in the same transaction. */
export async function storeRevisions(
  transaction: Database,
  stored: ReadonlyMap<string, StoredProgram>,
  programs: readonly Program[],
  how: { action: 'approved' | 'rechecked' | 'imported'; at: Date; by: string },
): Promise<void> {
  const rows = programs.map((program) => ({
    ...how,
    programId: program.id,
    program,
    revision: (stored.get(program.id)?.revision ?? 0) + 1,
  }));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await transaction.insert(programRevisions).values(rows.slice(start, start + ROWS_AT_ONCE));
}
