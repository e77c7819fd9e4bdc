import { type SQL, sql } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import { Failure } from '../base/failure.ts';

/** A page that is about to be read: with `where` and `orderBy`, and `limit(limit + 1)`, then `cut`. */
export type KeysetPage = {
  /** Nothing on the first page. */
  where: SQL | undefined;
  orderBy: SQL[];
  /** The direction in which this page is read: against the list's own where it leads back. */
  runs: 'asc' | 'desc';
  cut<Row extends { position: string }>(
    rows: readonly Row[],
    limit: number,
  ): { rows: Omit<Row, 'position'>[]; next: string | null; previous: string | null };
};

/** A column of a table, or what replaces it in a query that joins several. */
export type KeysetColumn = PgColumn | { sql: SQL | SQL.Aliased; type: string };

export type Keyset = {
  /** Selected beside each row under the name `position`. */
  position: SQL<string>;
  /** BAD_INPUT for a cursor that this order has not written. */
  open(cursor: string | undefined): KeysetPage;
};

/**
 * Pages of a list that cost the same wherever they begin: each starts after the sort values of the last row shown, which an
 * index finds, and counts nothing. The last of `columns` must be unique and none may be null; all run in one direction. A cursor
 * holds the values as PostgreSQL writes them, so that none is rounded on the way.
 */
export function createKeyset(
  direction: 'asc' | 'desc',
  ...columns: [KeysetColumn, ...KeysetColumn[]]
): Keyset {
  const expressions = columns.map((column) => (column instanceof PgColumn ? column : column.sql));
  const tuple = sql.join(expressions, sql`, `);
  const texts = expressions.map((expression) => sql`${expression}::text`);
  return {
    position: sql<string>`json_build_array(${sql.join(texts, sql`, `)})::text`,
    open(cursor) {
      const start = cursor === undefined ? undefined : readCursor(cursor, columns);
      const isBackward = start?.isBackward ?? false;
      const runs = (direction === 'asc') === isBackward ? 'desc' : 'asc';
      return {
        where:
          start &&
          sql`(${tuple}) ${sql.raw(runs === 'asc' ? '>' : '<')} (${castValues(columns, start.values)})`,
        orderBy: expressions.map((expression) => sql`${expression} ${sql.raw(runs)}`),
        runs,
        cut(found, limit) {
          const kept = found.slice(0, limit);
          const hasMore = found.length > limit;
          if (isBackward) kept.reverse();
          const [first, last] = [kept[0], kept.at(-1)];
          const isAfter = isBackward || hasMore;
          const isBefore = isBackward ? hasMore : start !== undefined;
          return {
            rows: kept.map(({ position, ...row }) => row),
            next: last && isAfter ? writeCursor(last.position, false) : null,
            previous: first && isBefore ? writeCursor(first.position, true) : null,
          };
        },
      };
    },
  };
}

function castValues(columns: readonly KeysetColumn[], values: readonly string[]): SQL {
  const casts = columns.map((column, place) => sql`${values[place]}::${sql.raw(readType(column))}`);
  return sql.join(casts, sql`, `);
}

function readType(column: KeysetColumn): string {
  return column instanceof PgColumn ? column.getSQLType() : column.type;
}

function writeCursor(position: string, isBackward: boolean): string {
  return Buffer.from(`${isBackward ? '<' : '>'}${position}`).toString('base64url');
}

function readCursor(
  cursor: string,
  columns: readonly KeysetColumn[],
): { isBackward: boolean; values: string[] } {
  const text = Buffer.from(cursor, 'base64url').toString();
  const values = parse(text.slice(1));
  const isOurs =
    Array.isArray(values) &&
    values.length === columns.length &&
    columns.every((column, place) => isValueOf(column, values[place]));
  if (!isOurs || !/^[<>]/.test(text)) {
    throw new Failure('BAD_INPUT', { reason: 'platform.no-such-page' });
  }
  return { isBackward: text.startsWith('<'), values };
}

/** How PostgreSQL writes the values of the types that lists are sorted by; any other is text, which can be anything. */
const written: Record<string, RegExp> = {
  bigint: /^-?\d{1,18}$/,
  integer: /^-?\d{1,9}$/,
  smallint: /^-?\d{1,4}$/,
  date: /^(-?infinity|\d{4}-[01]\d-[0-3]\d)$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  'timestamp with time zone': /^\d{4}-[01]\d-[0-3]\d [0-2]\d:[0-5]\d:[0-5]\d(\.\d{1,6})?[+-]\d\d(:\d\d)*$/,
};

function isValueOf(column: KeysetColumn, value: unknown): boolean {
  return typeof value === 'string' && (written[readType(column)]?.test(value) ?? true);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
