import { definePages } from '../../pages/define-pages.ts';
import { paths } from '../../paths.ts';

export default definePages([
  { path: paths.searchTexts, file: 'search-texts.ts', shell: 'none', offline: true },
  {
    path: paths.search(),
    file: 'search-page.tsx',
    shell: 'portal',
    offline: true,
    screen: paths.search('appraisal'),
  },
]);
