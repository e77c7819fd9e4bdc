// Fails when the tables in the code are not what the migrations make, or former snapshots of them are kept. Runs on the project's own Node.
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { generateDrizzleJson } from 'drizzle-kit/api';

const folder = new URL('../../server/migrations/meta/', import.meta.url);
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
if (snapshots.length > 1) {
  console.error(`Keep the newest snapshot in server/migrations/meta alone: ${snapshots.sort().join(', ')}.`);
  process.exitCode = 1;
}
const newest = snapshots.sort().at(-1);
const migrated = newest && JSON.parse(readFileSync(new URL(newest, folder), 'utf8'));
const sources = new URL('../../server/src/', import.meta.url);
const tables = globSync('**/*.table.ts', { cwd: sources }).map((path) => import(new URL(path, sources).href));
const schema = Object.assign({}, ...(await Promise.all(tables)));
const coded = JSON.parse(JSON.stringify(generateDrizzleJson(schema)));

const differences = listDifferences(withoutHistory(migrated ?? {}), withoutHistory(coded));
if (differences.length > 0) {
  console.error(
    'The tables in the code and the migrations differ. Run npm run db:migration. They differ in:',
  );
  for (const difference of differences) console.error(`- ${difference}`);
  process.exitCode = 1;
}

function withoutHistory({ id, prevId, ...rest }) {
  return rest;
}

/** The outermost places that differ, down to a column of a table. */
function listDifferences(one, other, path = '', depth = 0) {
  if (isDeepStrictEqual(one, other)) return [];
  if (depth === 4 || !isObject(one) || !isObject(other)) return [path];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) =>
    listDifferences(one[key], other[key], path === '' ? key : `${path} > ${key}`, depth + 1),
  );
}

function isObject(value) {
  return typeof value === 'object' && value !== null;
}
