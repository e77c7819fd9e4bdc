import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgInsertBase, PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

type Preparable<Result> = { prepare(name: string): Prepared<Result> };
type Prepared<Result> = { execute(values: Record<string, unknown>): Promise<Result> };

/**
 * A statement that is built once for each connection, for what every visitor's form or every request runs: building one takes several times
 * as long as sending it (decision 0049). `name` is unique among all statements: under it the database caches its plan. The values have the
 * names of their placeholders.
 */
export function prepareStatement<Values extends object, Result>(
  name: string,
  write: (on: Database) => Preparable<Result>,
): (on: Database, values: Values) => Promise<Result> {
  const written = new WeakMap<object, Prepared<Result>>();
  return (on, values: object) => {
    const statement = written.get(on.$client) ?? write(on).prepare(name);
    written.set(on.$client, statement);
    return statement.execute({ ...values });
  };
}

/** Inserts one row with these columns by a statement that is written once; `finish` says what becomes of a row that is there. */
export function insertPrepared<
  Table extends PgTable,
  Name extends keyof Table['$inferInsert'] & string,
  Result,
>(
  name: string,
  table: Table,
  columns: readonly Name[],
  finish: (insert: PgInsertBase<Table, NodePgQueryResultHKT>) => Preparable<Result>,
): (on: Database, row: Required<Pick<Table['$inferInsert'], Name>>) => Promise<Result> {
  return prepareStatement(name, (on) => {
    const row: object = createPlaceholders(table, columns);
    const insert = on.insert(table).values(row as PgInsertValue<Table>);
    return finish(insert as PgInsertBase<Table, NodePgQueryResultHKT>);
  });
}

/** A placeholder for each of these columns, under the column's name. Null stays null. */
export function createPlaceholders<Name extends string>(
  table: PgTable,
  names: readonly Name[],
): Record<Name, SQL> {
  const columns = getTableColumns(table);
  const places = names.map((name) => {
    const column = columns[name];
    if (!column) throw new Error(`the table has no column ${name}`);
    const mapToDriverValue = (value: unknown) => (value === null ? null : column.mapToDriverValue(value));
    return [name, sql`${sql.param(sql.placeholder(name), { mapToDriverValue })}`];
  });
  return Object.fromEntries(places) as Record<Name, SQL>;
}
