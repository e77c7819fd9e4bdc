import { searchText } from '@porchlight/content/en/data-sources.ts';
import { definePages } from '../../pages/define-pages.ts';
import { dataSourcesPath } from './data-sources-path.ts';

export default definePages([
  {
    path: dataSourcesPath,
    file: 'data-sources-page.tsx',
    shell: 'public',
    // Ages are counted by the reader's own day, also where nothing is pressed.
    program: 'drawn',
    inSitemap: true,
    listSearchTexts: () => [{ kind: 'help', key: 'help-data-sources', to: dataSourcesPath, ...searchText }],
  },
]);
