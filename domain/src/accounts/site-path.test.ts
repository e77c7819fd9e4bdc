import { describe, expect, it } from 'vitest';
import { emailInput, pathField, signUpInput } from './accounts.contract.ts';
import { identitiesContract } from './identities.contract.ts';

describe('where a mailed link leads on to', () => {
  it.each([
    '/',
    '/portal/docs',
    '/portal/milestones/pre-app?task=1#documents',
    '/search?q=100%',
    '/search?q=a%2F%2Fb',
    '/portal?next=//elsewhere.example',
    '/staff/people?address=ada%40example.com',
  ])('%j is a path on this site', (path) => {
    expect(pathField.safeParse(path).success).toBe(true);
  });

  it.each([
    '',
    'portal',
    '?next=/portal',
    'https://elsewhere.example',
    'https:elsewhere.example',
    'javascript:alert(1)',
    '//elsewhere.example',
    '///elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\t\\elsewhere.example',
    '\t//elsewhere.example',
    '/\n/elsewhere.example',
    '/\r\n/elsewhere.example',
    ' //elsewhere.example',
    '/.//elsewhere.example',
    '/..//elsewhere.example',
    '/portal/..//elsewhere.example',
    '/portal/../\\elsewhere.example',
    '/%2F/elsewhere.example',
    '/%2felsewhere.example',
    '/%5Celsewhere.example',
    '/%09/elsewhere.example',
    '/%0a%2felsewhere.example',
    '/%252felsewhere.example',
    '/%2e%2f/elsewhere.example',
    '//[',
  ])('%j is refused', (path) => {
    expect(pathField.safeParse(path).success).toBe(false);
  });

  it('is checked wherever it is taken', () => {
    const next = '/\t/elsewhere.example';
    const typed = { name: 'Ada', email: 'ada@example.com', password: 'x' };
    const { startSignIn, startLink } = identitiesContract;
    for (const [schema, input] of [
      [signUpInput, typed],
      [emailInput, typed],
      [startSignIn['~orpc'].inputSchema, {}],
      [startLink['~orpc'].inputSchema, { purpose: 'link' }],
    ] as const) {
      expect(schema?.safeParse({ ...input, next: '/portal' }).success).toBe(true);
      expect(schema?.safeParse({ ...input, next }).success).toBe(false);
    }
  });
});
