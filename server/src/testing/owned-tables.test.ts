import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { ownedTables, tablesLeftOut } from '../features/personal-data/owned-tables.ts';
import * as schema from '../schema.ts';

const exported: unknown[] = Object.values(schema);
const named = exported
  .filter((value) => is(value, PgTable))
  .map((table) => ({ name: getTableName(table), table }));

describe('every table of the product', () => {
  it.each(named)(
    '$name is in the download of a buyer’s data, or left out with a reason',
    ({ name, table }) => {
      const isOwned = ownedTables.some((owned) => owned.table === table);
      const reason = tablesLeftOut[name];
      expect([isOwned, reason !== undefined]).toEqual(isOwned ? [true, false] : [false, true]);
    },
  );

  it.each(named.filter(({ name }) => tablesLeftOut[name] === undefined))(
    '$name: no column opens anything, unless it is left out',
    ({ table }) => {
      const left = ownedTables.find((owned) => owned.table === table)?.left ?? {};
      const columns = Object.keys(getTableColumns(table));
      expect(columns).toEqual(expect.arrayContaining(Object.keys(left)));
      const secret = columns.filter((column) => /token$|password|secret|key$/i.test(column) && !left[column]);
      expect(secret.filter((column) => column !== 'dateKey')).toEqual([]);
    },
  );

  it('is still there when it is left out, and has a file of its own when it is not', () => {
    const names = named.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(tablesLeftOut)));
    const files = ownedTables.map(({ file }) => file);
    expect(new Set(files).size).toBe(files.length);
  });
});
