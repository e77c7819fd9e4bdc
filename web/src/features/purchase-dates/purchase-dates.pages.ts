import * as texts from '@porchlight/content/en/purchase-dates.ts';
import { definePages } from '../../pages/define-pages.ts';
import { paths } from '../../paths.ts';

export default definePages([
  {
    path: paths.dates,
    file: 'dates-page.tsx',
    shell: 'signed-in',
    offline: true,
    room: { group: 'purchase', place: 5, label: 'dates', icon: 'calendar' },
    listSearchTexts: () => [
      {
        kind: 'tool',
        key: 'dates',
        title: texts.dates,
        to: paths.dates,
        passages: [texts.allYourDates, texts.foundBy],
      },
    ],
  },
]);
