import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { loadListQuery } from './list-query.ts';

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
