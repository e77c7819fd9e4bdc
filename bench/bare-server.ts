import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Hono } from 'hono';
import pg from 'pg';
import { createDocumentList } from '../server/src/features/documents/document-list.ts';

// What the product is held against, each the least that does the same work: a page from memory with the same headers on bare node:http,
// the same SQL behind Hono, and a lead and a consent in one transaction.

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const userId = process.env.BARE_USER ?? '';
const list = await findListQuery();

const app = new Hono();
app.get('/documents', async (context) => {
  const { rows } = await pool.query({ name: 'list', text: list, values: [userId] });
  return context.json({ documents: rows });
});
app.post('/lead', async (context) => {
  const { name, email, phone, message } = await context.req.json();
  const client = await pool.connect();
  try {
    await client.query('begin');
    const lead = [name, email, phone, message];
    await client.query({ name: 'lead', text: LEAD, values: lead });
    await client.query({ name: 'consent', text: CONSENT, values: [email, phone] });
    await client.query('commit');
  } finally {
    client.release();
  }
  return context.json({ done: true });
});

const LEAD = `insert into leads (name, email, phone, message, source, consent_version, consented_at, created_at)
  values ($1, $2, $3, $4, 'contact_form', '2026-11-20', now(), now())`;
const CONSENT = `insert into consents (purpose, decision, at, email, phone, source, text_version, act)
  values ('calls-and-texts', 'given', now(), $1, $2, 'contact-form', '2026-11-20', 'sent-number')`;

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

/** The SQL that the product sends, taken from the product, so that both run the same. */
async function findListQuery(): Promise<string> {
  let text = '';
  const db = Object.assign(drizzle(pool), {
    $client: {
      query: async (query: { text: string }) => {
        text = query.text;
        return { rows: [] };
      },
    },
  });
  const limits = { largestFile: 0, space: 0 };
  await createDocumentList({ database: { db }, limits } as unknown as Parameters<
    typeof createDocumentList
  >[0])('');
  return text;
}
