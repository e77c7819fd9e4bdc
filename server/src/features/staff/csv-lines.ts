import { FORMULA_STARTS } from '@porchlight/domain/kernel/csv-text.ts';
import { type SQL, sql } from 'drizzle-orm';

/** A column as a cell of `CsvCell` would be written: a text, or an instant. */
export type SqlCell = SQL | { instant: SQL };

/**
 * One line of CSV with its end, written by the database: for tables of which a million rows are asked for, where the texts of each
 * cell would pass through the server's memory one by one. Reads as what `formatCsvLine` writes, only that texts always stand in quotes.
 */
export function composeCsvLine(cells: readonly SqlCell[]): SQL<string> {
  const written = cells.map((cell) => ('instant' in cell ? composeInstant(cell.instant) : composeText(cell)));
  return sql<string>`${sql.join(written, sql` || ',' || `)} || E'\\r\\n'`;
}

/** As `formatCsvText`, but always in quotes. */
function composeText(text: SQL): SQL {
  const apostrophe = sql`case when strpos(${FORMULA_STARTS}, left(${text}, 1)) > 0 and ${text} <> '' then '''' else '' end`;
  return sql`coalesce('"' || ${apostrophe} || replace(${text}, '"', '""') || '"', '')`;
}

/** ISO 8601 in UTC, cut to milliseconds. */
function composeInstant(instant: SQL): SQL {
  return sql`coalesce(to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '')`;
}
