import * as texts from '@porchlight/content/en/homes.ts';
import { definePages } from '../../pages/define-pages.ts';
import { homesPath } from '../../ui/home/homes-path.ts';

export default definePages([
  {
    path: homesPath,
    file: 'homes-page.tsx',
    shell: 'signed-in',
    offline: true,
    room: { group: 'purchase', place: 3, label: 'homes', icon: 'house', inBar: true, season: 'buying' },
    listSearchTexts: () => [
      {
        kind: 'tool',
        key: 'homes',
        title: texts.homes,
        to: homesPath,
        passages: [texts.lead, texts.foundBy],
      },
    ],
  },
]);
