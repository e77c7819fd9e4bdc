import { expect, it } from 'vitest';
import { findConsoleFiles } from './console-files.ts';

const manifest = 'assets/manifest-0a1b2c3d.js';
const route = (id: string, path: string | undefined, file: string, parentId = 'root') => ({
  id,
  parentId,
  module: `/assets/${file}`,
  ...(path === undefined ? {} : { path }),
});
const table = {
  routes: {
    root: { id: 'root', module: '/assets/root-aaaaaaaa.js' },
    data: route('data', undefined, 'data-shell-bbbbbbbb.js'),
    shell: route('shell', undefined, 'staff-shell-cccccccc.js', 'data'),
    overview: route('overview', 'staff', 'overview-page-dddddddd.js', 'shell'),
    members: route('members', 'staff/members', 'members-page-eeeeeeee.js', 'shell'),
    staffing: route('staffing', 'staffing', 'staffing-page-ffffffff.js'),
  },
};
const build = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([name, text]) => [`assets/${name}`, Buffer.from(text)] as const));

it('what only pages of the console lead to is found, in as many steps as it takes', () => {
  const files = build({
    'manifest-0a1b2c3d.js': `window.__reactRouterManifest=${JSON.stringify(table)};`,
    'entry.client-11111111.js': 'import"./shared-22222222.js"',
    'root-aaaaaaaa.js': '',
    'data-shell-bbbbbbbb.js': '',
    'staff-shell-cccccccc.js': 'import"./shared-22222222.js";import("./late-33333333.js")',
    'overview-page-dddddddd.js': 'import"./table-44444444.js"',
    'members-page-eeeeeeee.js': '',
    'staffing-page-ffffffff.js': 'import("./public-55555555.js")',
    'shared-22222222.js': '',
    'late-33333333.js': '',
    'table-44444444.js': '',
    'public-55555555.js': '',
  });
  expect([...findConsoleFiles(files, manifest)].sort()).toEqual([
    'assets/late-33333333.js',
    'assets/members-page-eeeeeeee.js',
    'assets/overview-page-dddddddd.js',
    'assets/staff-shell-cccccccc.js',
    'assets/table-44444444.js',
  ]);
});

it('a build in which the console cannot be told apart is refused', () => {
  const files = build({
    'manifest-0a1b2c3d.js': `window.__reactRouterManifest=${JSON.stringify({ routes: {} })};`,
    'entry.client-11111111.js': '',
  });
  expect(() => findConsoleFiles(files, manifest)).toThrow('console');
});
