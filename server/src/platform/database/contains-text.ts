import type { AnyColumn } from 'drizzle-orm';
import { or, type SQL, sql } from 'drizzle-orm';

/** Whether one of the columns holds the words, in any case; nothing when there are none to look for. Reads every row it is asked of. */
export function containsText(
  search: string | undefined,
  ...columns: readonly (AnyColumn | SQL | SQL.Aliased)[]
): SQL | undefined {
  const words = search?.replaceAll('\0', '').trim();
  if (!words) return undefined;
  return or(...columns.map((column) => sql`strpos(lower(${column}), lower(${words})) > 0`));
}
