import type { TestApp } from './test-app.ts';

/** The tables of the product with a row that names any of these texts anywhere, by name. One statement asks all of them. */
export async function findTraces(app: TestApp, ...texts: string[]): Promise<string[]> {
  const tables = await app.query(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const asked = tables.map(
    ({ name }) =>
      `select '${name}' as name where exists (
         select from "${name}" row, unnest($1::text[]) as texts(wanted) where row::text ilike '%' || wanted || '%')`,
  );
  const found = await app.query(asked.join(' union all '), [texts]);
  return found.map(({ name }) => String(name)).sort();
}
