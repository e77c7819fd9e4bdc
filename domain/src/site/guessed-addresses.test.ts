import { expect, test } from 'vitest';
import { findGuessedAddress, listLikelyAddresses } from './guessed-addresses.ts';

test.each([
  ['/guide', '/portal/preparing'],
  ['/learn/', '/portal/preparing'],
  ['/Credit', '/portal/credit'],
  ['/plan', '/portal/plan'],
  ['/homes', '/portal/homes'],
  ['/documents', '/portal/docs'],
  ['/portal/documents', '/portal/docs'],
  ['/dates', '/portal/dates'],
  ['/people', '/portal/people'],
  ['/closing', '/portal/dates'],
  ['/portal/closing', '/portal/dates'],
  ['/portal/calculators', '/tools'],
  ['/glossary/escrow', '/glossary#escrow'],
  ['/glossary/<b>', undefined],
  ['/glossary/escrow/more', undefined],
  ['/', undefined],
  ['/portal', undefined],
  ['/elsewhere', undefined],
  ['/guide/plan', undefined],
  ['//evil.example', undefined],
])('%s most likely means %s', (typed, address) => {
  expect(findGuessedAddress(typed)).toBe(address);
});

test.each([
  ['/documets', ['/portal/docs']],
  ['/portal/my-documents-list', ['/portal/docs']],
  ['/credits/2026', ['/portal/credit']],
  ['/calculater', ['/tools']],
  ['/closing-dates', ['/portal/dates', '/tools/change-check']],
  ['/wp-admin/setup.php', []],
  ['/no/such/page', []],
  ['/', []],
  [`/${'x'.repeat(5000)}`, []],
])('%s may mean %j', (typed, addresses) => {
  expect(listLikelyAddresses(typed)).toEqual(addresses);
});
