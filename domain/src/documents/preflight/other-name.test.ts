import { describe, expect, it } from 'vitest';
import { isOtherName } from './other-name.ts';

const buyers = ['Jamie Rivera', 'Samuel O’Kafor'];

describe('a name on a paper', () => {
  it.each<[string, boolean]>([
    ['Jamie Rivera', false],
    ['RIVERA, JAMIE A.', false],
    ['Mr. Jamie Lee Rivera Jr.', false],
    ['Jamie Rivera and Alex Chen', false],
    ['J Rivera', false],
    ['Sam OKafor', false],
    ['Jámie Rívera', false],
    ['Alex Rivera', true],
    ['Jamie Chen', true],
    ['Bluebird Bakery LLC', true],
    ['Jamie', false],
    ['', false],
  ])('%s', (name, isOther) => {
    expect(isOtherName(name, buyers)).toBe(isOther);
  });

  it('is no other person’s where no buyer’s name is known', () => {
    expect(isOtherName('Alex Chen', [])).toBe(false);
    expect(isOtherName('Alex Chen', ['Jamie'])).toBe(false);
  });
});
