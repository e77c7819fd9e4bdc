import type { Client } from 'pg';
import { noParents, type RestoredTable } from './restored-tables.ts';

/** A foreign key; `takesAlong` where the row goes with the one it names, `isEmptied` where it is left without. */
export type Reference = {
  table: string;
  columns: string[];
  parent: string;
  parentColumns: string[];
  takesAlong: boolean;
  isEmptied: boolean;
};

export async function readReferences(client: Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select c.relname as "table", p.relname as parent, confdeltype = 'c' as "takesAlong", confdeltype = 'n' as "isEmptied",
        array(select attname::text from unnest(conkey) with ordinality k(number, place)
                join pg_attribute on attrelid = conrelid and attnum = k.number order by place) as columns,
        array(select attname::text from unnest(confkey) with ordinality k(number, place)
                join pg_attribute on attrelid = confrelid and attnum = k.number order by place) as "parentColumns"
       from pg_constraint join pg_class c on c.oid = conrelid join pg_class p on p.oid = confrelid
      where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
      order by c.relname, conname`,
  );
  return rows;
}

/** The tables with rows of a person's, each behind those that its rows name; a table that only follows is there where it follows one. */
export function sortByReference(
  tables: readonly RestoredTable[],
  references: readonly Reference[],
): RestoredTable[] {
  const sorted: RestoredTable[] = [];
  const left = new Map(tables.map((each) => [each.name, each]));
  const isPlaced = (name: string) => sorted.some((each) => each.name === name);
  while (left.size > 0) {
    const next = [...left.values()].find(({ name }) =>
      references.every(({ table, parent }) => table !== name || parent === name || !left.has(parent)),
    );
    if (next === undefined) throw new Error(`the tables ${[...left.keys()].join(', ')} name each other`);
    left.delete(next.name);
    const follows = listParents(next.name, references).some(({ parent }) => isPlaced(parent));
    if (next.owned || follows) sorted.push(next);
  }
  return sorted;
}

/** The references by which rows of a table come back with others. */
export function listParents(name: string, references: readonly Reference[]): Reference[] {
  return references.filter(
    ({ table, parent, takesAlong }) =>
      table === name && takesAlong && parent !== name && !noParents.includes(parent),
  );
}
