import * as texts from '@porchlight/content/en/reports-and-conditions.ts';
import { definePages, type SearchText } from '../../pages/define-pages.ts';

/** Behind the "#" one of its parts. Not among the paths that every page carries. */
const reportsPath = '/portal/reports-and-conditions';

export default definePages([
  {
    path: reportsPath,
    file: 'reports-and-conditions-page.tsx',
    shell: 'signed-in',
    offline: true,
    listSearchTexts: listParts,
  },
]);

function listParts(): SearchText[] {
  return (Object.keys(texts.parts) as (keyof typeof texts.parts)[]).map((part) => ({
    kind: 'tool',
    key: `reports-and-conditions-${part}`,
    title: texts.found(texts.parts[part]),
    to: `${reportsPath}#${part}`,
    passages: [texts.lead, texts.foundBy[part]],
  }));
}
