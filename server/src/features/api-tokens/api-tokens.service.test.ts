import { expect, it } from 'vitest';
import { isTokenText, makeTokenText } from './api-tokens.service.ts';

it('a new token has its prefix, its length and a check that holds', () => {
  const tokens = Array.from({ length: 200 }, makeTokenText);
  for (const token of tokens) {
    expect(token).toMatch(/^pl_[0-9A-Za-z]{49}$/);
    expect(isTokenText(token)).toBe(true);
  }
  expect(new Set(tokens).size).toBe(tokens.length);
});

it('a token with any one character changed, or cut short, is none', () => {
  const token = makeTokenText();
  for (let place = 0; place < token.length; place += 1) {
    const other = token[place] === 'a' ? 'b' : 'a';
    expect(isTokenText(token.slice(0, place) + other + token.slice(place + 1))).toBe(false);
  }
  expect(isTokenText(token.slice(0, -1))).toBe(false);
  expect(isTokenText(`${token}0`)).toBe(false);
  expect(isTokenText('')).toBe(false);
});
