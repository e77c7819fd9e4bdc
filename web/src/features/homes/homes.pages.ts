import * as texts from '@porchlight/content/en/homes/page.ts';
import { definePages } from '../../pages/define-pages.ts';
import { paths } from '../../paths.ts';

export default definePages([
  {
    path: paths.homes,
    file: 'homes-page.tsx',
    shell: 'signed-in',
    offline: true,
    listSearchTexts: () => [
      {
        kind: 'tool',
        key: 'homes',
        title: texts.homes,
        to: paths.homes,
        passages: [texts.lead, texts.foundBy],
      },
    ],
  },
]);
