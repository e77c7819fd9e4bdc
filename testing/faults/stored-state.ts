import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { TestApp } from '../app/test-app.ts';

export type Query = TestApp['query'];

/** Every row there is: by table and key, a digest of what it holds. */
export type StoredState = Map<string, Map<string, string>>;

/** Not what a request is for: counters of tries, answers kept for a second time, what became of webhooks, and marks, which say no more twice. */
const REMARKS = ['rate_limits', 'kept_answers', 'webhook_attempts', 'reminder_marks', 'purchase_marks'];
/** What the clock changes each minute: when its jobs ran, counts that are added up, the event log's heads, the console's list of purchases. */
const BY_THE_CLOCK = [
  ...['clock_runs', 'kept_counts', 'event_chain_heads', 'event_checkpoint_heads'],
  'purchase_summaries',
];
const UNCOUNTED = [...REMARKS, ...BY_THE_CLOCK];
/** Rows that the clock brings about within tables that a request writes to as well. */
const CLOCK_ROWS: Record<string, string> = { event_entries: "where kind <> 'checkpoint'" };
/** Only that rows come is compared: other parts of the server work them off meanwhile. */
const WORKED_OFF = ['emails', 'pgboss.job', 'webhook_deliveries'];

const queries = new WeakMap<Query, string>();

export async function parseState(query: Query): Promise<StoredState> {
  const text = queries.get(query) ?? (await writeQuery(query));
  queries.set(query, text);
  const state: StoredState = new Map();
  for (const { place, key, digest } of await query(text)) {
    const rows = state.get(String(place)) ?? new Map<string, string>();
    state.set(String(place), rows.set(String(key), String(digest)));
  }
  return state;
}

async function writeQuery(query: Query): Promise<string> {
  const tables = await query(
    `select c.oid::regclass::text as place,
            coalesce((select string_agg(quote_ident(a.attname), ' || chr(1) || ' order by a.attnum)
               from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
              where i.indrelid = c.oid and i.indisprimary), 't::text') as key
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname = 'public' and c.relname <> all($1)`,
    [UNCOUNTED],
  );
  return [
    ...tables.map(
      ({ place, key }) =>
        `select '${place}' as place, (${String(key)})::text as key, md5((to_jsonb(t) - 'last_seen_at')::text) as digest from ${place} t ${CLOCK_ROWS[String(place)] ?? ''}`,
    ),
    `select 'pgboss.job', id::text, name from pgboss.job j
      where name not like '\\_\\_pgboss%' and not exists (select from pgboss.schedule s where s.name = j.name)`,
  ].join(' union all ');
}

/** What became of the rows: for each table that is not as it was how many came, went and changed. */
export function compareStates(before: StoredState, after: StoredState, ignored: readonly string[]): string {
  const changes: string[] = [];
  for (const place of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    if (ignored.includes(place)) continue;
    const [former, present] = [before.get(place) ?? new Map(), after.get(place) ?? new Map()];
    const came = [...present.keys()].filter((key) => !former.has(key)).length;
    const isWorkedOff = WORKED_OFF.includes(place);
    const went = isWorkedOff ? 0 : [...former.keys()].filter((key) => !present.has(key)).length;
    const changed = isWorkedOff
      ? 0
      : [...present].filter(([key, digest]) => former.has(key) && former.get(key) !== digest).length;
    if (came + went + changed > 0) changes.push(`${place} +${came} -${went} ~${changed}`);
  }
  return changes.join(', ');
}

/** Files that no row names, rows whose file is missing, and intents; nothing when all is as it should be. */
export async function findLooseEnds({
  query,
  listFiles,
}: {
  query: Query;
  listFiles(): Promise<string[]>;
}): Promise<string[]> {
  const rows = await query(
    `select storage_path as path from documents union all select storage_path from document_originals
      union all select storage_path from signings where storage_path is not null
      union all select storage_path from home_photos
      union all select storage_path from certificate_pages union all select storage_path from data_exports where storage_path is not null`,
  );
  const named = new Set(rows.map(({ path }) => String(path)));
  const present = new Set(await listFiles());
  const intents = await query('select storage_path as path from file_intents');
  return [
    ...intents.map(({ path }) => `an intent is left: ${path}`),
    ...[...present].filter((path) => !named.has(path)).map((path) => `no row names the file ${path}`),
    ...[...named].filter((path) => !present.has(path)).map((path) => `the file ${path} is missing`),
  ];
}

export async function listDiskFiles(app: TestApp): Promise<string[]> {
  const folder = join(app.dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
