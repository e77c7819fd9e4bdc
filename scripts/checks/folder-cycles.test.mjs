import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findFolderCycles } from './folder-cycles.mjs';

let folder;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-folders-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function judge(texts) {
  for (const [path, text] of Object.entries(texts)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return findFolderCycles(Object.keys(texts), folder);
}

test('two folders that need each other through four files are found', async () => {
  const [found, ...more] = await judge({
    'server/src/platform/http/answers.ts': "import { store } from '../storage/deep/store.ts';",
    'server/src/platform/http/limits.ts': '',
    'server/src/platform/storage/deep/store.ts': '',
    'server/src/platform/storage/blocks.ts': "import type { Limit } from '../http/limits.ts';",
  });
  expect(more).toEqual([]);
  expect(found).toMatch(/^server\/src\/platform: http, storage need each other/);
  expect(found).toContain('server/src/platform/storage/blocks.ts imports server/src/platform/http/limits.ts');
});

test('a circle through a file beside the folders, a lazy import, and the name of a package is one', async () => {
  const found = await judge({
    'domain/src/tools/form.ts': "const load = () => import('./scenarios/saved.ts');",
    'domain/src/tools/scenarios/saved.ts': '',
    'domain/src/tools/scenarios/table.ts': "export { rows } from '@porchlight/domain/tools/plan/rows.ts';",
    'domain/src/tools/plan/rows.ts': "import '../form.ts';",
  });
  expect(found).toEqual([expect.stringMatching(/^domain\/src\/tools: form\.ts, plan, scenarios need/)]);
});

test('one way, a file and its own folder, tests, texts of no import, and two files, which the import rules find, are none', async () => {
  expect(
    await judge({
      'web/src/ui/dialog.tsx': "import { frame } from './parts/frame.tsx';",
      'web/src/ui/parts/frame.tsx': "import { color } from '../color.ts';",
      'web/src/ui/color.ts': "// from '../gone/dialog.tsx'",
      'web/src/ui/one.ts': "import { two } from './two.ts';",
      'web/src/ui/two.ts': "import { one } from './one.ts';",
      'web/src/ui/parts/frame.test.tsx': "import { Dialog } from '../dialog.tsx';",
    }),
  ).toEqual([]);
});
