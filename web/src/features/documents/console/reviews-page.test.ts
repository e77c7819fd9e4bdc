import { describe, expect, test } from 'vitest';
import { findNextWaiting } from './reviews-page.tsx';

const row = (id: string, how: 'free' | 'mine' | 'theirs' | 'replaced' = 'free') => ({
  id,
  isReplaced: how === 'replaced',
  claim:
    how === 'mine' || how === 'theirs'
      ? { by: 'Ada', mine: how === 'mine', until: '2031-01-01T00:00:00Z' }
      : null,
});

describe('the file that opens after a decision', () => {
  test.each([
    ['is the one below', [row('a'), row('b'), row('c')], 'b', 'c'],
    ['is the first above where none is below', [row('a'), row('b')], 'b', 'a'],
    ['is none where no other waits', [row('a')], 'a', undefined],
    ['is not one that another member claimed', [row('a'), row('b', 'theirs'), row('c', 'mine')], 'a', 'c'],
    ['is not one that was replaced', [row('a'), row('b', 'replaced')], 'a', undefined],
    ['is the first of the list where the decided file is not in it', [row('b'), row('c')], 'a', 'b'],
  ])('%s', (_, rows, decided, next) => {
    expect(findNextWaiting(rows, decided)).toBe(next);
  });
});
