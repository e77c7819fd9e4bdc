import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Hono } from 'hono';
import pg from 'pg';
import { createDocumentList } from '../../server/src/features/documents/document-list.ts';

// What the product is held against, each the least that does the same work: a page from memory with the same headers on bare node:http,
// and the same SQL behind Hono.

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const userId = process.env.BARE_USER ?? '';
const list = await loadListQuery(userId);

const app = new Hono();
app.get('/documents', async (context) => {
  const { rows } = await pool.query({ name: 'list', ...list });
  return context.json({ documents: rows });
});

const answer = getRequestListener(app.fetch);
const page = process.env.BARE_PAGE ? await readPage(process.env.BARE_PAGE) : undefined;
createServer((incoming, outgoing) => {
  if (page && incoming.url === '/') page(outgoing);
  else if (incoming.url === '/api/health') outgoing.end();
  else void answer(incoming, outgoing);
}).listen(Number(process.env.PORT), 'localhost');

/** A page with its headers, as the product answered it. */
async function readPage(file: string): Promise<(outgoing: ServerResponse) => void> {
  const headers = JSON.parse(await readFile(`${file}.json`, 'utf8')) as Record<string, string>;
  const body = await readFile(file);
  return (outgoing) => outgoing.writeHead(200, headers).end(body);
}

type ListQuery = { text: string; values: unknown[] };

/** What the product asks the database for a buyer's documents, taken from the product, so that whatever it is held against asks the same. */
async function loadListQuery(userId: string): Promise<ListQuery> {
  let asked: ListQuery | undefined;
  const db = Object.assign(drizzle(new pg.Pool()), {
    $client: {
      async query({ text, values }: ListQuery) {
        asked = { text, values };
        return { rows: [] };
      },
    },
  });
  const parts = { database: { db }, limits: { largestFile: 0, space: 0 } };
  await createDocumentList(parts as unknown as Parameters<typeof createDocumentList>[0])(userId);
  if (!asked) throw new Error('the list asked nothing');
  return asked;
}
