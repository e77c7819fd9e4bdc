import { expect, it } from 'vitest';
import { findConsoleFiles } from './console-files.ts';

const SHELL = 'src/shells/staff-shell.tsx';
const OVERVIEW = 'src/features/staff/overview-page.tsx';
const manifest = {
  'src/entry.client.tsx': { file: 'assets/entry.client-1111111.js', isEntry: true, imports: ['_shared.js'] },
  'src/features/staffing/staffing-page.tsx?route': {
    file: 'assets/staffing-page-fffffff.js',
    isEntry: true,
    dynamicImports: ['src/features/staffing/public.ts'],
  },
  'src/features/staffing/public.ts': { file: 'assets/public-5555555.js', isDynamicEntry: true },
  '_shared.js': { file: 'assets/shared-2222222.js' },
  [`${SHELL}?route`]: {
    file: 'assets/staff-shell-ccccccc.js',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: ['src/late.ts'],
  },
  'src/late.ts': { file: 'assets/late-3333333.js', isDynamicEntry: true, imports: ['_table.js'] },
  [`${OVERVIEW}?route`]: { file: 'assets/overview-page-ddddddd.js', isEntry: true, imports: ['_table.js'] },
  '_table.js': { file: 'assets/table-4444444.js' },
  'src/console.css': { file: 'assets/console-6666666.css' },
};

it('what only pages of the console lead to is found, in as many steps as it takes', () => {
  expect([...findConsoleFiles(manifest, new Set([SHELL, OVERVIEW]))].sort()).toEqual([
    'assets/late-3333333.js',
    'assets/overview-page-ddddddd.js',
    'assets/staff-shell-ccccccc.js',
    'assets/table-4444444.js',
  ]);
});

it('a build in which the console cannot be separated is refused', () => {
  expect(() => findConsoleFiles(manifest, new Set())).toThrow('console');
});
