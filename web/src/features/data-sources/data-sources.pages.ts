import { searchText } from '@porchlight/content/en/data-sources/page.ts';
import { definePages } from '../../pages/define-pages.ts';
import { paths } from '../../paths.ts';

export default definePages([
  {
    path: paths.dataSources,
    file: 'data-sources-page.tsx',
    shell: 'public',
    inSitemap: true,
    listSearchTexts: () => [{ kind: 'help', key: 'help-data-sources', to: paths.dataSources, ...searchText }],
  },
]);
