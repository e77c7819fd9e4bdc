import { splitLeadWords } from '@porchlight/domain/leads/lead-words.ts';
import { listIndexedWords } from '@porchlight/domain/search/words.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsletterSubscriptions as rows } from '../../features/leads/leads.table.ts';
import { createKeyset } from './keyset.ts';
import { hasWords, narrowByWords } from './word-search.ts';

/** More than are put in order, and far from the list's beginning. */
const CLUSTERED = 5_500;
const ALL = 8_000;
const LIMIT = 20;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.query(
    `insert into newsletter_subscriptions (email, token, requested_at)
     select 'n' || n || '.all' || case when n % 40 = 0 then '.some' else '' end || case when n % 2500 = 7 then '.rare' else '' end
         || case when n <= $2 then '.old' else '' end || '@example.com', n, timestamptz '2026-01-01' + n / 3 * interval '1 minute'
       from generate_series(1, $1) n`,
    [ALL, CLUSTERED],
  );
  await app.query(
    `insert into newsletter_subscriptions (email, token, requested_at) values ('jose.o''brien\\x@example.com', 'a', now()), ('José@Example.com', 'b', now())`,
  );
});
afterAll(() => app.close());

/** Everything a search finds, page by page, in the list's order. */
async function findAll(search: string, direction: 'asc' | 'desc'): Promise<string[]> {
  const order = createKeyset(direction, rows.requestedAt, rows.email);
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = order.open(cursor);
    const { next, emails } = await app.readParts().database.transact(async (transaction) => {
      const list = {
        table: rows,
        key: rows.email,
        conditions: page.where,
        orderBy: page.orderBy,
        search,
        hasWords: (words: string) => hasWords(sql`${rows.email}`, words),
      };
      const read = await transaction
        .select({ email: rows.email, position: order.position })
        .from(rows)
        .where(await narrowByWords(transaction, list, LIMIT + 1))
        .orderBy(...page.orderBy)
        .limit(LIMIT + 1);
      const cut = page.cut(read, LIMIT);
      return { next: cut.next, emails: cut.rows.map(({ email }) => email) };
    });
    found.push(...emails);
    cursor = next ?? undefined;
  } while (cursor !== undefined && found.length < 200);
  return found;
}

/** The same by reading every row. */
async function readAll(pattern: string, direction: 'asc' | 'desc'): Promise<string[]> {
  const found = await app.query(
    `select email from newsletter_subscriptions where email ilike $1 order by requested_at ${direction}, email ${direction} limit 200`,
    [pattern],
  );
  return found.map(({ email }) => String(email));
}

describe('a list that is searched for words', () => {
  it.each([
    ['that all have', 'all', '%.all%'],
    ['that some have', 'some', '%.some%'],
    ['that few have', 'rare', '%.rare%'],
    ['that many have, but not near its beginning', 'old', '%.old%'],
    ['of which it has both', 'some rare', '%.some.rare%'],
    ['that begin so', 'ra som', '%.some.rare%'],
    ['that nobody has', 'absent', '%absent%'],
    ['which are an address', 'N47.all.old@example.com', 'n47%.all%.old@%'],
    ['within an address', 'rare@exam', '%.rare%'],
  ])('gives those with words %s, in its order, page by page', async (_, search, pattern) => {
    for (const direction of ['asc', 'desc'] as const)
      expect(await findAll(search, direction), direction).toEqual(await readAll(pattern, direction));
  });

  it('takes accents, case and signs of the search for what they are', async () => {
    expect(await findAll('JÓSE', 'asc')).toEqual(expect.arrayContaining(["jose.o'brien\\x@example.com"]));
    expect(await findAll('jose', 'asc')).toHaveLength(2);
    expect(await findAll("jose.o'brien\\x@example.com", 'asc')).toHaveLength(1);
    expect(await findAll("' | 'x':* & ! @", 'asc')).toEqual(["jose.o'brien\\x@example.com"]);
    expect(await findAll('@example', 'asc')).toHaveLength(200);
    expect(await findAll('--', 'asc')).toHaveLength(200);
  });

  it.each([
    ["Sean O'Brien", ["o'brien", 'O’Brien', 'obrien', 'o brien', "O'BRIEN sean", 'brien']],
    ['OBrien', ["o'brien", 'o brien', 'obrien']],
    ["jose.o'brien@example.com", ["o'brien", 'obrien', 'joseobrien', 'jose', 'jose.o’brien@example.com']],
    ['St. John', ['st. john', 'st john', 'stjohn', 'St.John']],
    ['Smith-Jones', ['smith-jones', 'smith jones', 'smithjones', 'smith‑jones', 'jones']],
    ['María de la Cruz', ['de la cruz', 'delacruz', 'lacruz', 'maria cruz']],
    ['McDonald', ['mc donald', 'mcdonald']],
    ['Łukasz Sørensen', ['lukasz', 'sorensen', 'Łukasz']],
    ['Kaʻahumanu', ["ka'ahumanu", 'kaahumanu']],
    ['J.R. Núñez-Peña', ['jr', 'nunez pena', 'nunezpena', 'peña']],
    ['Straße', ['strasse', 'straße']],
    ['张伟 Ahmed العربي', ['张伟', 'العربي']],
  ])('finds %j as people type it, and as the code takes it apart', async (stored, typed) => {
    const [row] = await app.query('select search_words($1) as words', [stored]);
    expect(new Set(String(row?.words).trim().split(' '))).toEqual(new Set(listIndexedWords(stored)));
    for (const search of typed) {
      const query = splitLeadWords(search).map((word) => `'${word}':*`);
      const [found] = await app.query('select search_vector($1) @@ $2::tsquery as found', [
        stored,
        query.join(' & '),
      ]);
      expect([search, found]).toEqual([search, { found: true }]);
    }
  });

  it('stores words of any length', async () => {
    const letters = 'x'.repeat(3_000);
    await app.query(
      `insert into users (id, name, email) values ('long', $1, 'long@example.com'), ('none', '--', '@')`,
      [`${letters} \t  ㍿${'㍿'.repeat(600)}`],
    );
    const [found] = await app.query(`select search_vector($1) @@ ('''' || $2 || ''':*')::tsquery as found`, [
      letters,
      'x'.repeat(100),
    ]);
    expect(found).toEqual({ found: true });
  });
});
