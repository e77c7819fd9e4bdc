import { describe, expect, test } from 'vitest';
import { chooseFirstPath, parseNextPath } from './next-path.ts';

const origin = 'https://porchlight.example';

describe('after signing in a buyer lands', () => {
  test.each([
    ['/portal/docs', '/portal/docs'],
    ['/portal/milestones/pre-app?task=1#papers', '/portal/milestones/pre-app?task=1#papers'],
    [null, '/portal'],
    ['', '/portal'],
    ['portal/docs', '/portal'],
    ['https://elsewhere.example/portal', '/portal'],
    ['//elsewhere.example', '/portal'],
    ['/\\elsewhere.example', '/portal'],
    ['/\t/elsewhere.example', '/portal'],
    ['/.//elsewhere.example', '/portal'],
    ['javascript:alert(1)', '/portal'],
    ['/login?next=/login', '/portal'],
    ['/login/sign-up', '/portal'],
  ])('asked for %j: at %j', (asked, landed) => {
    expect(parseNextPath(asked, origin)).toBe(landed);
  });
});

describe('a new account leads', () => {
  test.each([
    ['/portal', true, '/portal/welcome'],
    ['/portal', false, '/portal'],
    ['/portal/docs', true, '/portal/docs'],
  ])('to the first questions only without another place to go: %s, new %s, at %s', (next, isNew, landed) => {
    expect(chooseFirstPath(next, isNew)).toBe(landed);
  });
});
