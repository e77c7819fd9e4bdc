import { guessedAddresses } from '@porchlight/domain/site/guessed-addresses.ts';
import { expect, test } from 'vitest';
import { likelyPages } from './not-found.ts';

test('every page that is suggested has a name', () => {
  expect(Object.keys(likelyPages).toSorted()).toEqual(guessedAddresses.toSorted());
});
