import { randomBytes, randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { glossary } from '@porchlight/content/en/glossary.ts';
import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import { createSearchIndex } from '@porchlight/domain/search/search.ts';
import pg from 'pg';
import { sealPages } from '../server/src/features/across/search/sealed-text.ts';
import { createWordKeys, STEMS_VERSION } from '../server/src/features/across/search/word-keys.ts';
import { loadSecrets } from '../server/src/platform/secrets.ts';
import { wrapFileKey } from '../server/src/platform/storage/file-keys.ts';
import { countBytes, openBenchBuyer } from './harness/bench-buyer.ts';
import { measureMs, median, percentile, type Row } from './harness/figures.ts';
import type { ServerProcess } from './harness/server-process.ts';

const OWN = 500;
const ALL = 200_000;
const PAGES = 10;
const WORDS_ON_A_PAGE = 250;
const VOCABULARY = 20_000;
const ROUNDS = 60;
const BOUND_MS = 50;
const KEY_BOUND_MS = 16;

/** A buyer with 500 documents of 10 pages among 200,000 documents of 400 buyers, searched for words of every kind. */
export async function measureSearch(
  server: ServerProcess,
  databaseUrl: string,
  dataDir: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const buyer = await openBenchBuyer(server, 'search@example.com');
  const words = makeWords();
  await client.query('drop index document_words_words');
  // Fills in half the time; what is asked for is read alike.
  await client.query('alter table document_texts set unlogged');
  await fillOwn(client, buyer.userId, words, (await loadSecrets(dataDir, {})).fileKey);
  await fillOthers(client, buyer.userId);
  await client.query(`set maintenance_work_mem = '4GB'`);
  await client.query(
    'create index document_words_words on document_words using gin (words) with (fastupdate = false)',
  );
  await client.query('vacuum analyze documents, document_texts, document_words, milestone_notes');
  await client.end();

  const word = (rank: number) => words[rank] ?? '';
  const queries = {
    'a word of every document': word(0),
    'a word of few documents': word(9_000),
    'two words': `${word(3)} ${word(400)}`,
    'a word with a mistake': `${word(5_000).slice(0, 3)}${word(5_000).slice(4)}`,
    'a word that is nowhere': 'unicornication',
    'twelve words of every document': words.slice(0, 12).join(' '),
    'a name': 'bank statement 77',
    'three words that are nowhere': 'unicornication zeppelinesque quixotically',
  };
  const times = new Map<string, number[]>();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let round = -ROUNDS; round < ROUNDS; round++) {
    for (const [kind, query] of Object.entries(queries)) {
      const address = `${server.origin}/api/search?${new URLSearchParams({ q: query })}`;
      const time = await measureMs(() => countBytes(address, { agent, headers: { cookie: buyer.cookie } }));
      if (round >= 0) times.set(kind, [...(times.get(kind) ?? []), time]);
    }
  }
  agent.destroy();
  const all = percentile([...times.values()].flat(), 0.95);
  const slowest = [...times].map(([kind, values]) => ({ kind, values, time: percentile(values, 0.95) }));
  slowest.sort((one, other) => other.time - one.time);
  return [
    {
      what: 'search among 500 own of 200,000 documents, p95',
      figure: describe([...times.values()].flat()),
      bound: `<= ${BOUND_MS} ms`,
      holds: all <= BOUND_MS,
    },
    ...slowest.map(({ kind, values, time }) => ({
      what: `search for ${kind}, p95`,
      figure: describe(values),
      bound: `<= ${BOUND_MS} ms`,
      holds: time <= BOUND_MS,
    })),
    measureKeys(),
  ];
}

function describe(times: readonly number[]): string {
  return `${percentile(times, 0.95).toFixed(1)} ms (median ${median(times).toFixed(1)} ms)`;
}

/** What a key in the search box costs: the longest answer of an index of the same texts and 500 names, one email after the other. */
function measureKeys(): Row {
  const index = createSearchIndex([
    ...Array.from({ length: OWN }, (_, number) => ({ title: `Bank statement ${number}.pdf`, passages: [] })),
    ...glossary.map(({ term, definition, explanation = '' }) => ({
      title: term,
      passages: [definition, explanation],
    })),
    ...milestoneTexts.map(({ description, help, tasks }) => ({
      title: description,
      passages: [help, ...tasks.map(({ title, detail }) => `${title}. ${detail}`)],
    })),
  ]);
  const typed = ['what is an escrow account', 'apraisel contingancy', 'bank statement 77', 'zzzzzzzzzzzz'];
  const times: number[] = [];
  for (let round = 0; round < 20; round++) {
    for (const text of typed) {
      for (let length = 1; length <= text.length; length++) {
        const start = performance.now();
        index.search(text.slice(0, length));
        if (round > 0) times.push(performance.now() - start);
      }
    }
  }
  const slowest = percentile(times, 0.99);
  return {
    what: 'a key in the search box, p99',
    figure: `${slowest.toFixed(2)} ms`,
    bound: `<= ${KEY_BOUND_MS} ms`,
    holds: slowest <= KEY_BOUND_MS,
  };
}

/** Words of 4 to 12 letters, always the same. */
function makeWords(): string[] {
  const next = makeRandom();
  const syllables = [...'bcdfghklmnprstvwz'].flatMap((first) => [...'aeiou'].map((vowel) => first + vowel));
  const words = new Set<string>();
  while (words.size < VOCABULARY) {
    const length = 2 + Math.floor(next() * 5);
    words.add(
      Array.from({ length }, () => syllables[Math.floor(next() * syllables.length)])
        .join('')
        .slice(0, 12),
    );
  }
  return [...words];
}

function makeRandom(): () => number {
  let seed = 42;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
}

/** Words come as often as in a language: the tenth a tenth as often as the first (Zipf). */
async function fillOwn(
  client: pg.Client,
  userId: string,
  words: readonly string[],
  masterKey: Uint8Array,
): Promise<void> {
  const next = makeRandom();
  const keys = createWordKeys(masterKey, userId);
  const pick = () => words[Math.floor(words.length ** next()) - 1] ?? '';
  for (let number = 1; number <= OWN; number++) {
    const id = randomUUID();
    const path = `${userId}/${number}.pdf`;
    const fileKey = randomBytes(32);
    const pages = Array.from({ length: PAGES }, () =>
      Array.from({ length: WORDS_ON_A_PAGE }, (_, place) => pick() + (place % 12 === 11 ? '\n' : ' ')).join(
        '',
      ),
    );
    await client.query(
      `insert into documents (id, user_id, name, type, size, storage_path, wrapped_key, status, created_at)
       values ($1, $2, $3, 'application/pdf', 123456, $4, $5, 'received', now())`,
      [id, userId, `Bank statement ${number}.pdf`, path, Buffer.from(wrapFileKey(masterKey, fileKey, path))],
    );
    await client.query(
      `update document_texts set state = 'read', sealed_text = $2, stems_version = $3, read_at = now() where document_id = $1`,
      [id, Buffer.from(sealPages(fileKey, id, pages)), STEMS_VERSION],
    );
    await client.query('insert into document_words (document_id, user_id, words) values ($1, $2, $3)', [
      id,
      userId,
      keys.nameAll(pages),
    ]);
  }
  await client.query(
    `insert into milestone_notes (id, user_id, purchase_id, milestone_id, text, created_at, updated_at)
     select gen_random_uuid(), $1, porchlight_purchase_of($1), 1 + n % 3, $2 || n, now(), now() from generate_series(1, 100) as n`,
    [userId, words.slice(100, 130).join(' ')],
  );
}

/** The same documents for everybody else, their words' keys turned into others; no search of the buyer's reads their text. */
async function fillOthers(client: pg.Client, userId: string): Promise<void> {
  await client.query(
    `insert into users (id, name, email, email_verified, created_at, updated_at)
     select 'search-other-' || n, 'Other', 'search-other-' || n || '@example.com', true, now(), now()
     from generate_series(1, $1::int) as n`,
    [ALL / OWN - 1],
  );
  await client.query(
    `with made as (
       insert into documents (user_id, name, type, size, storage_path, wrapped_key, status, created_at)
       select users.id, name_of.name, 'application/pdf', 123456, users.id || '/' || name_of.id || '.pdf', '\\x00', 'received', now()
       from users cross join (select id, documents.name from documents where user_id = $1) as name_of
       where users.id like 'search-other-%'
       returning id, user_id, storage_path
     ), read as (
       insert into document_texts (document_id, state, sealed_text, stems_version, read_at)
       select id, 'read', '\\x00', ${STEMS_VERSION}, now() from made
     )
     insert into document_words (document_id, user_id, words)
     select made.id, made.user_id, array(select word # hashtextextended(made.user_id, 0) from unnest(own.words) as word)
     from made join document_words as own
       on own.document_id::text = replace(split_part(made.storage_path, '/', 2), '.pdf', '')`,
    [userId],
  );
}
