import { describe, expect, it } from 'vitest';
import { findFixedDecline } from './declines.ts';

const letter = (words: number) => Array.from({ length: words }, (_, place) => `word${place % 90}`).join(' ');

describe('a long message', () => {
  it.each([0, 49, 50, 51, 99, 100, 149, 150, 151, 4_000])(
    'after %i words, a question is still one',
    (words) => {
      expect(findFixedDecline(`${letter(words)} will mortgage rates drop`)).toBe('forecast');
      expect(findFixedDecline(`Will rates ${letter(40)} drop? ${letter(words)}`)).toBe('forecast');
      expect(findFixedDecline(letter(words))).toBeUndefined();
    },
  );

  it('asks nothing with words that stand far apart', () => {
    expect(findFixedDecline(`I will ${letter(150)} the rate ${letter(150)} drop it off`)).toBeUndefined();
  });
});
