import * as texts from '@porchlight/content/en/sharing.ts';
import { definePages } from '../../pages/define-pages.ts';
import { paths } from '../../paths.ts';

export default definePages([
  {
    path: paths.people,
    file: 'people/purchase-people-page.tsx',
    id: 'people',
    shell: 'signed-in',
    room: { group: 'more', place: 1, label: 'people', icon: 'people' },
    listSearchTexts: () => [
      {
        kind: 'tool',
        key: 'people',
        title: texts.people,
        to: paths.people,
        passages: [texts.peopleLead, texts.foundBy],
      },
    ],
  },
  // The emails link to these (server/src/features/sharing/sharing.emails.ts); no page does.
  { path: '/portal/join', file: 'join-page.tsx', id: 'join', shell: 'portal' },
  { path: '/shared', file: 'shared/shared-page.tsx', id: 'shared', shell: 'public-data', program: 'drawn' },
]);
