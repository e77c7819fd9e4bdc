import { searchWords as loanWords } from '@porchlight/content/en/owned-home/loan.ts';
import * as texts from '@porchlight/content/en/owned-home/page.ts';
import { foundBy as taxesFoundBy } from '@porchlight/content/en/owned-home/taxes-answer.ts';
import { definePages } from '../../pages/define-pages.ts';
import { homeParts, ownedHomePath } from './owned-home-path.ts';

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
  {
    path: homeParts.loan,
    file: 'loan-page.tsx',
    shell: 'signed-in',
    offline: true,
    listSearchTexts: () => [
      {
        kind: 'tool',
        key: 'owned-home-loan',
        title: texts.parts.loan,
        to: homeParts.loan,
        passages: [texts.partLeads.loan, loanWords],
      },
    ],
  },
  {
    path: homeParts.escrow,
    file: 'escrow-page.tsx',
    shell: 'signed-in',
    offline: true,
    listSearchTexts: () => [
      {
        kind: 'tool',
        key: 'escrow-check',
        title: texts.parts.escrow,
        to: homeParts.escrow,
        passages: [texts.partLeads.escrow, texts.escrowFoundBy],
      },
    ],
  },
  {
    path: homeParts.value,
    file: 'home-value-page.tsx',
    shell: 'signed-in',
    offline: true,
    listSearchTexts: () => [
      {
        kind: 'tool',
        key: 'owned-home-value',
        title: texts.parts.value,
        to: homeParts.value,
        passages: [texts.partLeads.value],
      },
    ],
  },
  {
    path: homeParts.taxes,
    file: 'taxes-page.tsx',
    shell: 'signed-in',
    offline: true,
    listSearchTexts: () => [
      {
        kind: 'tool',
        key: 'home-taxes',
        title: texts.parts.taxes,
        to: homeParts.taxes,
        passages: [texts.partLeads.taxes, taxesFoundBy],
      },
    ],
  },
  {
    path: homeParts.book,
    file: 'house-book-page.tsx',
    shell: 'signed-in',
    offline: true,
    listSearchTexts: () => [
      {
        kind: 'tool',
        key: 'house-book',
        title: texts.parts.book,
        to: homeParts.book,
        passages: [texts.partLeads.book, texts.bookFoundBy],
      },
    ],
  },
]);
