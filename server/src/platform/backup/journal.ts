import { isBeginningOf, type Journal, listMigrations } from '../database/migrations/migrations.ts';

/** What keeps this release from taking over a database with this journal, as a sentence, or nothing. */
export function findJournalProblem(journal: Journal): string | undefined {
  const known = listMigrations();
  if (!isBeginningOf(known, journal))
    return 'The backup was made by a version of Porchlight whose tables this one does not know. Restore it with the version that made it.';
  return journal.length > known.length
    ? 'The backup was made by a newer release of Porchlight than this one. Restore it with that release or a later one.'
    : undefined;
}
