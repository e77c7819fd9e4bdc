import { describe, expect, it } from 'vitest';
import { findCountiesNamed } from './county-names.ts';

const counties = [
  'BALTIMORE COUNTY',
  'BALTIMORE CITY',
  "PRINCE GEORGE'S COUNTY",
  "ST. MARY'S COUNTY",
  'DOÑA ANA COUNTY',
  'JAMES CITY COUNTY',
  'LEWIS AND CLARK COUNTY',
  'DE WITT COUNTY',
  'JUNEAU CITY AND BOROUGH',
  'Greater Bridgeport Planning Region',
].map((county) => ({ county }));

describe('a county’s name', () => {
  it.each([
    ['Baltimore County', ['BALTIMORE COUNTY']],
    ['baltimore city', ['BALTIMORE CITY']],
    ['Baltimore', ['BALTIMORE COUNTY', 'BALTIMORE CITY']],
    ['Prince Georges', ["PRINCE GEORGE'S COUNTY"]],
    ['Prince George’s County', ["PRINCE GEORGE'S COUNTY"]],
    ['Saint Mary’s', ["ST. MARY'S COUNTY"]],
    ['Dona Ana', ['DOÑA ANA COUNTY']],
    ['James City', ['JAMES CITY COUNTY']],
    ['Lewis & Clark', ['LEWIS AND CLARK COUNTY']],
    ['De-Witt', ['DE WITT COUNTY']],
    ['Juneau', ['JUNEAU CITY AND BOROUGH']],
    ['Greater Bridgeport', ['Greater Bridgeport Planning Region']],
    ['Atlantis', []],
    ['', []],
    ['constructor', []],
  ])('%j means %j', (name, found) => {
    expect(findCountiesNamed(counties, name).map(({ county }) => county)).toEqual(found);
  });
});
