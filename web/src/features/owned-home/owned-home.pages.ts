import * as texts from '@porchlight/content/en/owned-home.ts';
import { searchWords as loanWords } from '@porchlight/content/en/owned-home-loan.ts';
import { foundBy as taxesFoundBy } from '@porchlight/content/en/owned-home-overview.ts';
import { definePages, type SearchText } from '../../pages/define-pages.ts';
import { ownedHomePath } from '../../ui/home/homes-path.ts';
import { type HomePart, homeParts } from './owned-home-path.ts';

/** What each part is found by beside what it answers. */
const foundBy: Record<HomePart, readonly string[]> = {
  loan: [loanWords],
  escrow: [texts.escrowFoundBy],
  value: [],
  taxes: [taxesFoundBy],
  book: [texts.bookFoundBy],
};

export default definePages([
  {
    path: ownedHomePath,
    file: 'owned-home-page.tsx',
    shell: 'signed-in',
    offline: true,
    room: {
      group: 'purchase',
      place: 4,
      label: 'ownedHome',
      icon: 'key',
      inBar: true,
      season: 'owning',
      around: [`${ownedHomePath}/`],
    },
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
  {
    path: `${ownedHomePath}/:part`,
    file: 'home-part-page.tsx',
    shell: 'signed-in',
    addresses: Object.values(homeParts),
    offline: true,
    listSearchTexts: listParts,
  },
]);

function listParts(): SearchText[] {
  return (Object.keys(homeParts) as HomePart[]).map((part) => ({
    kind: 'tool',
    key: `owned-home-${part}`,
    title: texts.parts[part],
    to: homeParts[part],
    passages: [texts.partLeads[part], ...foundBy[part]],
  }));
}
