import { expect, test } from 'vitest';
import type { FoundKind, Result } from './found-text.ts';
import { orderResults } from './result-order.ts';

const make = (kind: FoundKind, title: string, isBehind?: true): Result => ({
  kind,
  key: title,
  to: '/',
  title,
  excerpt: '',
  matched: new Set(),
  ...(isBehind && { isBehind }),
});

test.each([
  [
    'a definition before all else, what is done and locked last',
    'escrow account',
    [
      make('task', 'Ask about the escrow account', true),
      make('milestone', 'Funding', true),
      make('document', 'escrow account.pdf'),
      make('stage', 'Escrow account and taxes'),
      make('term', 'Escrow account'),
    ],
    [
      'Escrow account',
      'escrow account.pdf',
      'Escrow account and taxes',
      'Ask about the escrow account',
      'Funding',
    ],
  ],
  [
    'a calculator of that name before the buyer’s own',
    'refinance',
    [
      make('note', 'Note of May 3'),
      make('term', 'Cash-out refinance loan'),
      make('tool', 'Refinance or keep'),
    ],
    ['Refinance or keep', 'Note of May 3', 'Cash-out refinance loan'],
  ],
  [
    'a term that merely holds the word after the buyer’s own',
    'loan',
    [make('term', 'Loan-to-value ratio'), make('task', 'Choose a loan')],
    ['Choose a loan', 'Loan-to-value ratio'],
  ],
] as const)('%s', (_, query, results, titles) => {
  expect(orderResults(results, query).map(({ title }) => title)).toEqual(titles);
});
