import { globSync } from 'node:fs';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { ownedTables, tables } from './tables.ts';

const folder = new URL('..', import.meta.url);
const files = globSync('**/*.table.ts', { cwd: folder }).map((path) => import(new URL(path, folder).href));
const exported: unknown[] = (await Promise.all(files)).flatMap((file) => Object.values(file));
const named = exported
  .filter((value) => is(value, PgTable))
  .map((table) => ({ name: getTableName(table), table }));

/** Keys that are the names of dates, facts and milestones. */
const namesSomething = ['milestone_dates.dateKey', 'purchase_dates.dateKey', 'proposals.key'];

describe('every table of the product', () => {
  it.each(named)('$name is a feature’s or the platform’s, once', ({ table }) => {
    expect(tables.filter((each) => each.table === table)).toHaveLength(1);
  });

  it.each(named)(
    '$name: no column opens anything, unless it stays out of the download',
    ({ name, table }) => {
      const owned = ownedTables.find((each) => each.table === table);
      if (owned === undefined) return;
      const columns = Object.keys(getTableColumns(table));
      expect(columns).toEqual(expect.arrayContaining(Object.keys(owned.left ?? {})));
      const secret = columns.filter(
        (column) => /token$|password|secret|key$/i.test(column) && !owned.left?.[column],
      );
      expect(secret.filter((column) => !namesSomething.includes(`${name}.${column}`))).toEqual([]);
    },
  );

  it('has a file of its own in the download', () => {
    const names = ownedTables.map(({ file }) => file);
    expect(new Set(names).size).toBe(names.length);
  });
});
