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
    root: { id: 'root', module: '/assets/root-aaaaaaa.js' },
    data: route('data', undefined, 'data-shell-bbbbbbb.js'),
    shell: route('shell', undefined, 'staff-shell-ccccccc.js', 'data'),
    overview: route('overview', 'staff', 'overview-page-ddddddd.js', 'shell'),
    members: route('members', 'staff/members', 'members-page-eeeeeee.js', 'shell'),
    staffing: route('staffing', 'staffing', 'staffing-page-fffffff.js'),
  },
};
const build = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([name, text]) => [`assets/${name}`, Buffer.from(text)] as const));

it('what only pages of the console lead to is found, in as many steps as it takes', () => {
  const files = build({
    'manifest-0a1b2c3d.js': `window.__reactRouterManifest=${JSON.stringify(table)};`,
    'entry.client-1111111.js': 'import"./shared-2222222.js"',
    'root-aaaaaaa.js': '',
    'data-shell-bbbbbbb.js': '',
    'staff-shell-ccccccc.js': 'import"./shared-2222222.js";import("./late-3333333.js")',
    'overview-page-ddddddd.js': 'import"./table-4444444.js"',
    'members-page-eeeeeee.js': '',
    'staffing-page-fffffff.js': 'import("./public-5555555.js")',
    'shared-2222222.js': '',
    'late-3333333.js': '',
    'table-4444444.js': '',
    'public-5555555.js': '',
  });
  expect([...findConsoleFiles(files, manifest)].sort()).toEqual([
    'assets/late-3333333.js',
    'assets/members-page-eeeeeee.js',
    'assets/overview-page-ddddddd.js',
    'assets/staff-shell-ccccccc.js',
    'assets/table-4444444.js',
  ]);
});

it('a build in which the console cannot be told apart is refused', () => {
  const files = build({
    'manifest-0a1b2c3d.js': `window.__reactRouterManifest=${JSON.stringify({ routes: {} })};`,
    'entry.client-1111111.js': '',
  });
  expect(() => findConsoleFiles(files, manifest)).toThrow('console');
});
