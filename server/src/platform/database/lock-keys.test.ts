import { expect, it } from 'vitest';
import { LOCK_KEYS } from './lock-keys.ts';

it('the keys of locks are all different, because two of the same key are one lock', () => {
  const keys = Object.values(LOCK_KEYS);
  expect(keys).toEqual([...new Set(keys)]);
});
