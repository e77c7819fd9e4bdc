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
    ['server/src/platform/mail/mailer.ts', "import { env } from 'node:process';"],
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

  test('what browsers do not have on plain HTTP', async () => {
    expect(await judge('web/src/features/milestones/notes.tsx', 'put(crypto.randomUUID(), text);')).toEqual([
      expect.stringContaining('createSubmissionId'),
    ]);
  });
});

describe('accepted', () => {
  test.each([
    ['server/src/config.ts', 'readConfig(process.env);'],
    ['scripts/start.mjs', 'process.env.PATH;'],
    ['server/src/testing/process.test.ts', 'process.env.PATH;'],
    ['server/src/main.ts', 'process.exit(1); // the environment'],
    ['web/src/platform/submission-id.ts', '/** Where `crypto.randomUUID` is not there. */'],
    ['server/src/main.ts', 'const id = crypto.randomUUID();'],
    ['web/src/features/search/search-index.tsx.snap', ''],
    ['web/src/features/accounts/community.ts', ''],
    ['server/src/main.ts', "await import('./app.ts').then((app) => app.start());"],
  ])('%s', async (path, text) => {
    expect(await judge(path, text)).toEqual([]);
  });
});
