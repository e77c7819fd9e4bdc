import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSealer } from './sealed-text.ts';

const key = randomBytes(32);
const secret = Buffer.from('the key of an app');

test('what is sealed opens for the same owner and purpose alone', () => {
  const sealer = createSealer(key, 'second factor');
  const sealed = sealer.seal(secret, 'ada');
  expect(Buffer.from(sealed).includes(secret)).toBe(false);
  expect(Buffer.from(sealer.open(sealed, 'ada'))).toEqual(secret);
  expect(() => sealer.open(sealed, 'eve')).toThrow();
  expect(() => createSealer(key, 'something else').open(sealed, 'ada')).toThrow();
  expect(() => createSealer(randomBytes(32), 'second factor').open(sealed, 'ada')).toThrow();
});

test('one changed bit opens nothing', () => {
  const sealer = createSealer(key, 'second factor');
  const sealed = Buffer.from(sealer.seal(secret, 'ada'));
  sealed[14] = (sealed[14] ?? 0) ^ 1;
  expect(() => sealer.open(sealed, 'ada')).toThrow();
});

test('a mark is the same for the same secret and owner, and differs otherwise', () => {
  const sealer = createSealer(key, 'second factor');
  expect(sealer.mark('abc', 'ada')).toBe(sealer.mark('abc', 'ada'));
  expect(sealer.mark('abc', 'ada')).not.toBe(sealer.mark('abc', 'eve'));
  expect(sealer.mark('abc', 'ada')).not.toBe(
    createSealer(randomBytes(32), 'second factor').mark('abc', 'ada'),
  );
});
