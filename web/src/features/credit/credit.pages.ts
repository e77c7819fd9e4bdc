import * as texts from '@porchlight/content/en/credit.ts';
import { definePages, type SearchText } from '../../pages/define-pages.ts';
import { paths } from '../../paths.ts';

export default definePages([
  {
    path: paths.credit,
    file: 'credit-page.tsx',
    shell: 'signed-in',
    room: { group: 'money', place: 2, label: 'credit', icon: 'gauge' },
    listSearchTexts: listParts,
  },
]);

/** The page and each of its parts. */
function listParts(): SearchText[] {
  return Object.entries(texts.parts).map(([part, title]) => ({
    kind: 'tool',
    key: `credit-${part}`,
    title: texts.found(title),
    to: `${paths.credit}#${part}`,
    passages: [texts.lead, texts.foundBy[part as keyof typeof texts.parts]],
  }));
}
