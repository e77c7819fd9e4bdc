import type { ClientBase } from 'pg';
import { listMigrations } from '../database/migrations/migrations.ts';

/** The migrations that a database has behind it, oldest first: drizzle's own record of them. */
export type Journal = { hash: string; createdAt: number }[];

export async function readJournal(client: ClientBase): Promise<Journal> {
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    'select hash, created_at from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map((row) => ({ hash: row.hash, createdAt: Number(row.created_at) }));
}

/** What keeps this release from taking over a database with this journal, as a sentence, or nothing. */
export function findJournalProblem(journal: Journal): string | undefined {
  const known = listMigrations();
  if (journal.length > known.length)
    return 'The backup was made by a newer release of Porchlight than this one. Restore it with that release or a later one.';
  const isOther = journal.some(({ hash }, index) => known[index]?.hash !== hash);
  return isOther
    ? 'The backup was made by a release whose tables this one does not know. Restore it with the release that made it.'
    : undefined;
}
