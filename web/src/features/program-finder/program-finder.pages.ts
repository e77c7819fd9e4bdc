import { definePages } from '../../pages/define-pages.ts';
import { programPaths } from './program-paths.ts';
import { listProgramSearchTexts } from './program-search-texts.ts';

export default definePages([
  {
    path: programPaths.finder,
    file: 'programs-page.tsx',
    shell: 'public',
    inSitemap: true,
    listSearchTexts: listProgramSearchTexts,
  },
  { path: programPaths.coverage, file: 'coverage/coverage-page.tsx', shell: 'public', inSitemap: true },
  {
    path: programPaths.corrections,
    file: 'coverage/corrections-page.tsx',
    shell: 'public',
    program: 'drawn',
    inSitemap: true,
  },
  {
    path: programPaths.portal,
    file: 'portal-programs-page.tsx',
    shell: 'signed-in',
    room: { group: 'money', place: 1, label: 'programs', icon: 'banknote' },
  },
]);
