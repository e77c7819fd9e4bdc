import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { findFirstMissing, listExpected } from './install.mjs';

const lock = {
  packages: {
    '': { name: 'porchlight' },
    domain: { version: '0.1.0' },
    'node_modules/@porchlight/domain': { resolved: 'domain', link: true },
    'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' },
    'node_modules/other-machine': { version: '1.0.0', integrity: 'sha512-b', optional: true },
  },
};
const { '': _root, 'node_modules/other-machine': _optional, ...installed } = lock.packages;

test.each([
  ['nothing is installed', undefined, 'everything'],
  ['all is installed but what is for other machines', installed, undefined],
  ['a package is missing', { ...installed, 'node_modules/zod': undefined }, 'node_modules/zod'],
  [
    'a package is of another version',
    { ...installed, 'node_modules/zod': { version: '4.0.0', integrity: 'sha512-a' } },
    'node_modules/zod',
  ],
  [
    'a package is not the one that was locked',
    { ...installed, 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-x' } },
    'node_modules/zod',
  ],
  [
    'a workspace is new',
    { ...installed, 'node_modules/@porchlight/domain': undefined },
    'node_modules/@porchlight/domain',
  ],
])('%s', (_case, packages, missing) => {
  expect(findFirstMissing(lock, packages && { packages })).toBe(missing);
});

test('of the packages in the lock, those for this machine are expected', () => {
  const packages = {
    '': {},
    server: {},
    'node_modules/@porchlight/server': { resolved: 'server', link: true },
    'node_modules/zod': {},
    'node_modules/a-linux': { os: ['linux'], cpu: ['x64'] },
    'node_modules/a-word': { os: 'linux', cpu: 'x64' },
    'node_modules/a-mac': { os: ['darwin'] },
    'node_modules/an-arm': { os: ['linux'], cpu: ['arm64'] },
    'node_modules/a-musl': { os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    'node_modules/no-windows': { os: ['!win32'] },
    'node_modules/no-linux': { os: ['!linux'] },
  };
  const expected = listExpected({ packages }, { platform: 'linux', arch: 'x64' });
  expect(expected.map((path) => path.slice('node_modules/'.length))).toEqual([
    'zod',
    'a-linux',
    'a-word',
    'no-windows',
  ]);
});

test('what npm has installed here is what the lock names', async () => {
  const read = async (path) => JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'));
  expect(
    findFirstMissing(
      await read('../../package-lock.json'),
      await read('../../node_modules/.package-lock.json'),
    ),
  ).toBeUndefined();
});
