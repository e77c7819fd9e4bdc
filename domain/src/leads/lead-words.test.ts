import { describe, expect, it } from 'vitest';
import { listFacets, listFacetTokens } from './lead-facets.ts';
import { formatWordToken, splitLeadWords } from './lead-words.ts';

describe('the words that a search for leads asks for', () => {
  it.each([
    ['  José  O’Neil ', ['jose', 'oneil']],
    ['ada.buyer+home@Example.com', ['ada', 'buyer', 'home', 'example', 'com']],
    ['(800) 555-0199', ['800', '555', '0199']],
    ['mort mortgage MORTGAGE', ['mortgage']],
    ['Zoë ½ 🏠', ['zoe', '1', '2']],
    [' %_\\ ', []],
  ])('of %j are %j', (text, words) => {
    expect(splitLeadWords(text).sort()).toEqual([...words].sort());
  });

  it('are at most twelve', () => {
    expect(splitLeadWords('a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1 l1 m1 n1')).toHaveLength(12);
  });

  it('are looked up by eight letters', () => {
    expect(['loan', 'preapproval', '𝒜'.repeat(9)].map(formatWordToken)).toEqual([
      'loan',
      'preappro',
      '𝒜'.repeat(8),
    ]);
  });
});

describe('the facets of a filter', () => {
  it('are all where nothing is asked of them', () => {
    expect(listFacets({ search: 'loan', from: '2026-01-01' })).toBeUndefined();
    expect(listFacetTokens({ search: 'loan' })).toEqual([]);
  });

  it('are every one that what is asked leaves open', () => {
    expect(listFacets({ status: 'new', source: 'newsletter' })).toEqual([
      'new newsletter phone free',
      'new newsletter phone owned',
      'new newsletter silent free',
      'new newsletter silent owned',
    ]);
    expect(listFacets({ owner: 'some-member', phone: 'yes' })).toHaveLength(15);
    expect(listFacets({ importId: '0d8f1c1e-52a4-4a41-9f0c-6d3f2b7a9c11' })).toHaveLength(60);
    expect(listFacets({ owner: 'nobody' })?.every((facet) => facet.endsWith(' free'))).toBe(true);
  });

  it('are asked of the index of words by their words', () => {
    expect(listFacetTokens({ status: 'closed', phone: 'no', owner: 'me' })).toEqual([
      '=closed',
      '=silent',
      '=owned',
    ]);
  });
});
