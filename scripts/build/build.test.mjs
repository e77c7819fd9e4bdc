import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashSources } from './build.mjs';

let folder = '';

async function write(path, text) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-build-'));
  await write('web/src/root.tsx', 'root');
  await write('domain/src/kernel/fields.ts', 'fields');
  await write('package-lock.json', '{}');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test.each([
  ['a page', () => write('web/src/root.tsx', 'Root')],
  ['a rule', () => write('domain/src/kernel/fields.ts', 'Fields')],
  ['a text', () => write('content/src/site.ts', 'site')],
  ['a dependency', () => write('package-lock.json', '{ }')],
  ['a new file', () => write('web/src/a.ts', '')],
  [
    'a file by another name',
    () => rename(join(folder, 'web/src/root.tsx'), join(folder, 'web/src/roof.tsx')),
  ],
  ['a missing file', () => rm(join(folder, 'web/src/root.tsx'))],
])('the pages are built again after a change of %s', async (_what, change) => {
  const before = hashSources(folder);
  await change();
  expect(hashSources(folder)).not.toBe(before);
});

test.each([
  ['the server', () => write('server/src/main.ts', 'main')],
  ['what was built', () => write('web/build/client/index.html', 'built')],
  ['generated types', () => write('web/.react-router/types/root.ts', 'types')],
  ['packages', () => write('web/node_modules/a/index.js', 'a')],
  ['the time of a file alone', () => utimes(join(folder, 'web/src/root.tsx'), 1, 1)],
])('the pages are not built again after a change of %s', async (_what, change) => {
  const before = hashSources(folder);
  await change();
  expect(hashSources(folder)).toBe(before);
});
