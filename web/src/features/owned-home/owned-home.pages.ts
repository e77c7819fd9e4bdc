import * as texts from '@porchlight/content/en/owned-home/page.ts';
import { definePages } from '../../pages/define-pages.ts';
import { ownedHomePath } from './owned-home-path.ts';

export default definePages([
  {
    path: ownedHomePath,
    file: 'owned-home-page.tsx',
    shell: 'signed-in',
    offline: true,
    listSearchTexts: () => [
      {
        kind: 'tool',
        key: 'owned-home',
        title: texts.title,
        to: ownedHomePath,
        passages: [texts.lead, texts.foundBy],
      },
    ],
  },
]);
