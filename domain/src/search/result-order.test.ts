import { expect, test } from 'vitest';
import { type FoundKind, isFoundByName, orderResults } from './result-order.ts';

type More = { otherName?: string; documentId?: string; isBehind?: true };
const make = (kind: FoundKind, title: string, more: More = {}) => ({ kind, title, ...more });

test.each([
  [
    'names, then the page, then definition and guide, then lines; what is done and locked last',
    'escrow account',
    [
      make('task', 'Ask about the escrow account', { isBehind: true }),
      make('milestone', 'Funding', { isBehind: true }),
      make('line', 'scan-0042.pdf', { documentId: 'a' }),
      make('help', 'Who holds my money?'),
      make('note', 'Note of May 3'),
      make('stage', 'Escrow account and taxes'),
      make('term', 'Escrow account'),
      make('tool', 'Your escrow account'),
      make('document', 'escrow account.pdf'),
      make('date', 'Escrow account analysis'),
      make('person', 'Dana Account', { otherName: 'Title or escrow company' }),
      make('home', '4 Escrow Account Way'),
    ],
    [
      '4 Escrow Account Way',
      'Dana Account',
      'Escrow account analysis',
      'escrow account.pdf',
      'Your escrow account',
      'Escrow account',
      'Escrow account and taxes',
      'Note of May 3',
      'Who holds my money?',
      'scan-0042.pdf',
      'Ask about the escrow account',
      'Funding',
    ],
  ],
  [
    'a calculator of that name before the buyer’s own words',
    'refinance',
    [
      make('note', 'Note of May 3'),
      make('term', 'Cash-out refinance loan'),
      make('tool', 'Refinance or keep'),
    ],
    ['Refinance or keep', 'Note of May 3', 'Cash-out refinance loan'],
  ],
  [
    'an open task of that name among the pages, before a term that merely holds the word',
    'loan',
    [make('term', 'Loan-to-value ratio'), make('task', 'Choose a loan')],
    ['Choose a loan', 'Loan-to-value ratio'],
  ],
  [
    'a name that is meant only if the word is misspelled after what is named so',
    'loan',
    [make('person', 'Logan Shah', { otherName: 'Attorney' }), make('tool', 'Loan amount')],
    ['Loan amount', 'Logan Shah'],
  ],
  [
    'of one document one line: the figure that was read in it before its text',
    'rate lock',
    [
      make('line', 'Ficus.pdf', { documentId: 'a' }),
      make('line', 'Oak.pdf', { documentId: 'b' }),
      make('figure', 'Rate lock until: Apr 16', { documentId: 'a' }),
      make('figure', 'Rate lock fee: $200', { documentId: 'a' }),
      make('document', 'Rate lock.pdf', { documentId: 'a' }),
    ],
    ['Rate lock.pdf', 'Rate lock until: Apr 16', 'Oak.pdf'],
  ],
  [
    'equals as they were found',
    'maple',
    [make('home', '9 Maple'), make('home', '1 Maple')],
    ['9 Maple', '1 Maple'],
  ],
  [
    'nothing that is named by signs alone',
    '?!',
    [make('note', 'Note'), make('home', '1 Maple')],
    ['Note', '1 Maple'],
  ],
] as const)('%s', (_, query, results, titles) => {
  expect(orderResults([...results], query).map(({ title }) => title)).toEqual(titles);
});

test.each([
  ['12 Maple Street, Akron, OH', 'maple', true],
  ['12 Maple Street, Akron, OH', 'map akron', true],
  ['12 Maple Street, Akron, OH', 'm', false],
  ['12 Maple Street, Akron, OH', 'mapel', false],
  ['12 Maple Street, Akron, OH', 'maple roof', false],
  ['Inspections end', 'inspection', true],
  ['Sean O’Brien', 'obrien', true],
  ['pay-stub_2026.pdf', 'pay stub', true],
  ['Rate lock ends', '???', false],
])('%j is named by %j: %s', (name, query, isNamed) => {
  expect(isFoundByName(name, query)).toBe(isNamed);
});
