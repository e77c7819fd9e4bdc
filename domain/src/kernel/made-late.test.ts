import { expect, it } from 'vitest';
import { makeLazy } from './made-late.ts';

it('is made at the first asking and not before, and never again', () => {
  let count = 0;
  const read = makeLazy(() => ({ count: ++count }));
  expect(count).toBe(0);
  const first = read();
  expect(first).toEqual({ count: 1 });
  expect(read()).toBe(first);
});
