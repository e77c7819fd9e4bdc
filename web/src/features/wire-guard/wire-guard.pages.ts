import * as texts from '@porchlight/content/en/wire-guard.ts';
import { definePages, type SearchText } from '../../pages/define-pages.ts';

/** Not among the paths that every page carries. */
const wirePath = '/portal/wire-guard';

export default definePages([
  {
    path: wirePath,
    file: 'wire-guard-page.tsx',
    shell: 'signed-in',
    offline: true,
    room: { group: 'money', place: 6, label: 'wireGuard', icon: 'lock' },
    listSearchTexts,
  },
]);

function listSearchTexts(): SearchText[] {
  return [
    {
      ...{ kind: 'tool', key: 'wire-guard', title: texts.found, to: wirePath },
      passages: [texts.lead, texts.foundBy],
    },
  ];
}
