import pg from 'pg';
import { SERVER_PROGRAM } from '../../scripts/project.mjs';
import { measureMs, type Row } from '../harness/figures.ts';
import { startServerProcess } from '../harness/server-process.ts';

const MAX_SECONDS = 30;

/** A stop right after the start, while so many stored PDFs were never read, as after a release that reads them anew. */
export async function measureStop(
  databaseUrl: string,
  env: Record<string, string>,
  unread: number,
): Promise<Row> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `with missing as (select greatest(0, $1::int - count(*))::int as number from documents)
     insert into documents (user_id, name, type, size, storage_path, wrapped_key, status, created_at)
     select id, n || '.pdf', 'application/pdf', 9, 'unread/' || n, '\\x00', 'received', now()
       from (select id from users limit 1) owner, missing, generate_series(1, missing.number) n`,
    [unread],
  );
  await client.query('update document_texts set state = null, stems_version = 0, read_at = null');
  await client.query('vacuum analyze documents, document_texts');
  const { rows } = await client.query('select count(*)::int as unread from documents');
  const server = await startServerProcess(SERVER_PROGRAM, { ...env, DATABASE_URL: databaseUrl });
  const time = await measureMs(() => server.stop());
  const queued = await client.query(
    "select count(*)::int as jobs from pgboss.job where name in ('unread-documents', 'document-texts')",
  );
  await client.end();
  return {
    what: `a stop with ${rows[0]?.unread.toLocaleString('en')} unread documents`,
    figure: `${(time / 1000).toFixed(1)} s (${queued.rows[0]?.jobs.toLocaleString('en')} jobs queued)`,
    bound: `<= ${MAX_SECONDS} s`,
    holds: time <= MAX_SECONDS * 1000,
  };
}
