import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findOffences } from './source-rules.mjs';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-rules-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function judge(path, text = '') {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
  return findOffences(folder);
}

describe('the platform', () => {
  beforeEach(async () => {
    await judge('server/src/features/leads/contact-details/contact-details.feature.ts');
    await judge('server/src/features/staff/staff.feature.ts');
    await judge('server/src/features/leads/leads.feature.ts');
    await judge('server/src/features/leads/leads.table.ts', "pgTable('lead_notes', {});");
  });

  test.each([
    ["const name = 'contact-details';"],
    ["case 'contactDetails.store':"],
    ['sql`select count(*) from lead_notes`'],
    ["const grants = ['lead_notes'];"],
    ["import { leads } from 'leads';"],
  ])('names no feature: %s', async (text) => {
    expect(await judge('server/src/platform/http/names.ts', text)).toEqual([
      expect.stringContaining('the platform names no feature'),
    ]);
  });

  test.each([
    ["import { leadWords } from '@porchlight/domain/leads/lead-words.ts';"],
    ["const message = 'Your contact-details are safe.';"],
    ["if (access === 'staff') return;"],
    ['// Not as leads does it: select from lead_notes'],
  ])('may say: %s', async (text) => {
    expect(await judge('server/src/platform/http/names.ts', text)).toEqual([]);
  });

  test('may be tried with features', async () => {
    expect(await judge('server/src/platform/http/names.test.ts', "call('leads');")).toEqual([]);
  });
});

describe('formats of the browser', () => {
  test.each([
    ["const dollars = new Intl.NumberFormat('en-US');"],
    ['const day = Intl.DateTimeFormat(locale);'],
    ['const size = count.toLocaleString(locale);'],
    ['const day = new Date(at).toLocaleDateString();'],
  ])('are made by the kernel alone: %s', async (text) => {
    expect(await judge('web/src/features/homes/home-words.ts', text)).toEqual([
      expect.stringContaining('formatters of domain/src/kernel'),
    ]);
    expect(await judge('web/src/features/homes/home-words.test.ts', text)).toEqual([
      expect.stringContaining('home-words.ts:'),
    ]);
  });

  test.each([
    ['domain/src/kernel/money.ts', "const dollars = new Intl.NumberFormat('en-US');"],
    ['web/src/platform/api/propose-time-zone.ts', 'new Intl.DateTimeFormat().resolvedOptions();'],
    ['web/src/features/homes/home-words.ts', "const list = new Intl.ListFormat('en-US');"],
    ['web/src/features/homes/home-words.ts', '// As Intl.NumberFormat does it.'],
  ])('are allowed in %s: %s', async (path, text) => {
    expect(await judge(path, text)).toEqual([]);
  });
});

test('a bound begins with MAX_ or MIN_', async () => {
  expect(await judge('domain/src/homes/bounds.ts', `const ${'MOST'}_HOMES = 60;`)).toEqual([
    expect.stringContaining('MAX_ or MIN_'),
  ]);
  expect(await judge('domain/src/homes/bounds.ts', 'const MAX_HOMES = 60;')).toEqual([]);
});

test.each([
  ['dueDocument: null', 'document request'],
  ["from('document_looks')", 'access grant'],
  ['letteredAt: null', 'email'],
  ['await limits.spend(name)', 'consume'],
  ['// The standing connection.', 'LISTEN connection'],
])('a word of an earlier vocabulary, %s, is refused for the term of the field', async (text, term) => {
  expect(await judge('server/src/main.ts', text)).toEqual([expect.stringContaining(`say ${term}`)]);
});

describe('refused', () => {
  test.each([
    ['server/src/platform/utils.ts'],
    ['web/src/features/documents/documents.helpers.ts'],
    ['web/src/ui/helper.test.tsx'],
    ['domain/src/common/money.ts'],
    ['server/src/features/accounts/index.ts'],
    ['scripts/file-utils.mjs'],
    ['e2e/misc/sign-in.ts'],
  ])('a name that says nothing: %s', async (path) => {
    expect(await judge(path)).toEqual([expect.stringContaining('name it after what is in it')]);
  });

  test.each([
    ['server/src/main.ts', 'const port = process.env.PORT;'],
    ['server/src/platform/email/mailer.ts', "import { env } from 'node:process';"],
    ['web/src/root.tsx', 'const { HOME } = process . env;'],
  ])('the environment read outside of the configuration: %s', async (path, text) => {
    expect(await judge(path, text)).toEqual([expect.stringContaining('only server/src/config.ts')]);
  });

  test('a type that is imported out of sight of the import walls', async () => {
    const text = "export type Row = import('../features/accounts/accounts.table.ts').Row;";
    expect(await judge('server/src/platform/rows.ts', text)).toEqual([
      expect.stringContaining('import the type at the top'),
    ]);
  });

  test.each(['content/src/en/guide/closing.ts', 'web/src/root.tsx', 'server/src/features/leads/letters.ts'])(
    'the name of the company outside of its place: %s',
    async (path) => {
      expect(await judge(path, "title: 'On Porchlight',")).toEqual([
        expect.stringContaining("take the company's name from content/src/company.ts"),
      ]);
    },
  );

  test('what browsers do not have on plain HTTP', async () => {
    expect(
      await judge('web/src/features/milestones/notes/notes.tsx', 'put(crypto.randomUUID(), text);'),
    ).toEqual([expect.stringContaining('createSubmissionId')]);
  });
});

describe('accepted', () => {
  test.each([
    ['server/src/config.ts', 'parseConfig(process.env);'],
    ['scripts/start.mjs', 'process.env.PATH;'],
    ['testing/processes/process.test.ts', 'process.env.PATH;'],
    ['server/src/main.ts', 'process.exit(1); // the environment'],
    ['content/src/company.ts', "name: 'Porchlight',"],
    ['web/src/root.tsx', '/** As Porchlight\n * does. */ // Porchlight'],
    ['server/src/features/webhooks/webhook-delivery.ts', "'user-agent': 'Porchlight-Webhooks'"],
    ['server/src/main.ts', "import { site } from '@porchlight/content/site.ts';"],
    ['web/src/platform/browser/submission-id.ts', '/** Where `crypto.randomUUID` is not there. */'],
    ['server/src/main.ts', 'const id = crypto.randomUUID();'],
    ['web/src/features/search/search-index.tsx.snap', ''],
    ['web/src/features/accounts/community.ts', ''],
    ['server/src/main.ts', "await import('./app.ts').then((app) => app.start());"],
  ])('%s', async (path, text) => {
    expect(await judge(path, text)).toEqual([]);
  });
});

test.each([
  'const name = /^(a+)+$/;',
  'const name = /^.*a.*b$/;',
  'const name = /^\\s*,?\\s*x/;',
  "const name = new RegExp('\\\\d*\\\\d+x');",
  'const name = new RegExp(String.raw`\\w*\\w+:`);',
])('a pattern whose repeats share one text is refused: %s', async (text) => {
  expect(await judge('domain/src/homes/reading.ts', text)).toEqual([
    expect.stringContaining('domain/src/homes/reading.ts:1: '),
  ]);
});

test.each([
  'const name = /^\\d{1,3}(,\\d{3})+$/;',
  'const name = /^[a-z]+(-[a-z]+)*$/;',
  'const name = /^(.+?) to (\\S.*)$/;',
  'const name = /^.{0,200}a.{0,200}b/;',
  'const name = /\\s+$/;',
  'const halved = all / 2 + every / 3;',
])('a pattern whose repeats cannot share it is not: %s', async (text) => {
  expect(await judge('domain/src/homes/reading.ts', text)).toEqual([]);
});

test('a folder holds at most 25 files, tests not counted', async () => {
  for (let number = 1; number <= 25; number += 1) {
    await judge(`domain/src/loans/part-${number}.ts`);
    await judge(`domain/src/loans/part-${number}.test.ts`);
  }
  expect(await judge('domain/src/loans/part-1.test.ts')).toEqual([]);
  expect(await judge('domain/src/loans/one-more.ts')).toEqual([
    'domain/src/loans: 26 files; find the parts of at most 25 each.',
  ]);
});

test('the folder of texts holds one file for each feature, however many there are', async () => {
  for (let number = 1; number <= 26; number += 1) await judge(`content/src/en/feature-${number}.ts`);
  expect(await judge('content/src/en/one-more.ts')).toEqual([]);
});

test.each([
  'server/src/platform/email/layout.ts',
  'server/src/platform/http/no-js-forms/page.ts',
  'server/src/platform/description/api-reference.ts',
])('the company is named by its one place in %s', async (path) => {
  expect(await judge(path, "const title = 'Porchlight';")).toEqual([expect.stringContaining('company')]);
});

describe('a comment', () => {
  test.each([
    ['/** Null where %s is signed in. */', 'nobody'],
    ['call(); // For %s asks.', 'whoever'],
    ['/**\n * Where a figure\n * %s on its page.\n */', 'stands'],
    ['/** The %s address of an account. */', 'e-mail'],
  ])('is refused for an unclear word: %s', async (comment, word) => {
    const line = 1 + comment.split('%s')[0].split('\n').length;
    expect(
      await judge('web/src/features/plan/facts.ts', `const first = 1;\n${comment.replace('%s', word)}\n`),
    ).toEqual([
      `web/src/features/plan/facts.ts:${line}: say "${word}" in plain words: name the person, the place or the state.`,
    ]);
  });

  test('may name code, and texts are not comments', async () => {
    const text =
      "/** Of a launch, `told` counts the queued emails. */\nconst glob = '**/nobody/*.ts'; // Each file.\n";
    expect(await judge('domain/src/leads/waitlist/counts.ts', text)).toEqual([]);
  });
});
