import { describe, expect, it } from 'vitest';
import { findPasswordProblem, ratePassword } from './passwords.ts';

const context = { email: 'rosalind.franklin@example.com', name: 'Rosalind Franklin', siteName: 'Porchlight' };
const common = new Set(['password', 'sunshine', 'iloveyousomuchbaby']);
const judge = (password: string, more = {}) =>
  findPasswordProblem(password, { ...context, ...more }, (text) => common.has(text));

describe('passwords by NIST SP 800-63B-4', () => {
  it.each([
    ['fifteen characters of unrelated words', 'plum tractor 19'],
    ['no digits, no capitals', 'correct horse battery staple'],
    ['the alphabet and three characters more', 'abcdefghijklmnop!?;'],
    ['spaces and accents', 'été à la plage 1998'],
    ['emoji count as one character each', '🏠🔑🪴🧹🪑🛋️🚪🪟🧺🛏️🛁🧯🪠'],
    [
      '256 characters',
      Array.from(
        { length: 64 },
        (_, index) => `w${index % 10}x${String.fromCharCode(97 + (index % 26))}`,
      ).join(''),
    ],
  ])('accept %s', (_, password) => {
    expect(judge(password)).toBeUndefined();
  });

  it.each([
    ['fourteen characters', 'plum tractor 1', { kind: 'too-short', least: 15 }],
    ['257 characters', 'ab3 x'.repeat(52), { kind: 'too-long' }],
    ['one character again and again', 'aaaaaaaaaaaaaaaa', { kind: 'predictable' }],
    ['a short unit again and again', 'abcabcabcabcabcabc', { kind: 'predictable' }],
    ['the alphabet', 'abcdefghijklmnopq', { kind: 'predictable' }],
    ['digits counted up and down', '1234567890987654321', { kind: 'predictable' }],
    ['a keyboard row', 'qwertyuiopasdfgh', { kind: 'predictable' }],
    ['the alphabet and one character more', 'abcdefghijklmnop!', { kind: 'predictable' }],
    ['the alphabet and two characters more', 'abcdefghijklmnop!?', { kind: 'predictable' }],
    ['a password of the list', 'ILoveYouSoMuchBaby', { kind: 'common' }],
    ['a listed password with digits around it', 'iloveyousomuchbaby123', { kind: 'common' }],
    ['a listed password twice', 'sunshinesunshine', { kind: 'common' }],
    ['the e-mail address', 'rosalind.franklin@example.com', { kind: 'about-you' }],
    ['name and year', 'RosalindFranklin1', { kind: 'about-you' }],
    ['the site and a year', 'porchlight2026!', { kind: 'about-you' }],
  ])('refuse %s', (_, password, problem) => {
    expect(judge(password)).toEqual(problem);
  });

  it('need only eight characters beside a second factor', () => {
    expect(judge('plum-tr1', { hasSecondFactor: true })).toBeUndefined();
    expect(judge('plum-tr', { hasSecondFactor: true })).toEqual({ kind: 'too-short', least: 8 });
  });
});

describe('the strength hint', () => {
  it.each([
    ['short', 0],
    ['aaaaaaaaaaaaaaaaaaaa', 1],
    ['plum tractor 19', 2],
    ['plum tractor 19 violet', 3],
    ['plum tractor 19 violet marching band', 4],
  ])('of %s is %i', (password, rate) => {
    expect(ratePassword(password)).toBe(rate);
  });
});
