import { expect, test } from 'vitest';
import { isCountyCode } from './county-codes.ts';

test.each([
  ['01001', true, 'Autauga County, Alabama'],
  ['06037', true, 'Los Angeles County'],
  ['06002', false, 'an even number in a state of odd ones'],
  ['06117', false, 'after the last of California'],
  ['11001', true, 'District of Columbia'],
  ['12086', true, 'Miami-Dade County'],
  ['09001', true, 'Fairfield County, as lists before 2024 had it'],
  ['09190', true, 'Western Connecticut planning region'],
  ['46102', true, 'Oglala Lakota County'],
  ['51600', true, 'City of Fairfax'],
  ['51605', false, 'between the independent cities of Virginia'],
  ['72054', true, 'Florida, Puerto Rico'],
  ['78030', true, 'Saint Thomas'],
  ['03001', false, 'no state'],
  ['99999', false, 'no state'],
  ['01000', false, 'a state as a whole'],
  ['constructor', false, 'no digits'],
])('%s: %s, %s', (fips, isCounty) => {
  expect(isCountyCode(fips)).toBe(isCounty);
});
