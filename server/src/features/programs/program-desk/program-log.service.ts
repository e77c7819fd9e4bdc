import type { ProgramLogRow } from '@porchlight/domain/programs/program-desk/desk-views.ts';
import type { Program } from '@porchlight/domain/programs/program-finder/program.ts';
import type { ListPage } from '@porchlight/domain/staff/staff-lists.ts';
import type { Database } from '../../../platform/database/database.ts';
import { createKeyset } from '../../../platform/database/keyset.ts';
import { programLog } from './program-desk.table.ts';

type Line = Pick<typeof programLog.$inferInsert, 'at' | 'action' | 'by' | 'byId' | 'note' | 'proposalId'>;

/** Writes a line of the change log, in the transaction of what it says. */
export async function logPrograms(
  transaction: Database,
  programs: readonly Pick<Program, 'id' | 'name'>[],
  line: Line,
): Promise<void> {
  const [one] = programs.length === 1 ? programs : [];
  await transaction.insert(programLog).values({
    ...line,
    programs: programs.length,
    programId: one?.id ?? null,
    name: one?.name ?? null,
  });
}

const newestFirst = createKeyset('desc', programLog.id);

export async function listProgramLog(
  db: Database,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ListPage<ProgramLogRow>> {
  const page = newestFirst.open(cursor);
  const rows = await db
    .select({
      position: newestFirst.position,
      id: programLog.id,
      at: programLog.at,
      action: programLog.action,
      by: programLog.by,
      proposalId: programLog.proposalId,
      programs: programLog.programs,
      programId: programLog.programId,
      name: programLog.name,
      note: programLog.note,
    })
    .from(programLog)
    .where(page.where)
    .orderBy(...page.orderBy)
    .limit(limit + 1);
  const { rows: kept, ...ends } = page.cut(rows, limit);
  return { ...ends, rows: kept.map((row) => ({ ...row, at: row.at.toISOString() })) };
}
