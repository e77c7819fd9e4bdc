import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSigner, createWordKeys } from './word-keys.ts';

describe('the keys of words', () => {
  const keys = createWordKeys(Buffer.alloc(32, 1), 'ada');

  it('are the same for a word’s forms, and others for another word, owner or master key', () => {
    expect(keys.name('statements')).toBe(keys.name('statement'));
    expect(keys.name('statement')).not.toBe(keys.name('escrow'));
    expect(keys.name('escrow')).not.toBe(createWordKeys(Buffer.alloc(32, 1), 'ben').name('escrow'));
    expect(keys.name('escrow')).not.toBe(createWordKeys(Buffer.alloc(32, 2), 'ada').name('escrow'));
  });

  it.each(['closing', 'purchase', 'purchasing', 'lease', 'license', 'conditional', 'guarantee', 'escrow'])(
    'find %j in a text that has it',
    (word) => {
      expect(keys.nameAll([`A text on ${word}.`])).toContain(keys.name(word));
    },
  );

  it('are numbers of 64 bits with their sign', () => {
    for (const word of ['escrow', 'radon', 'closing', 'lien', 'deed']) {
      const key = keys.name(word);
      expect(BigInt.asIntN(64, key)).toBe(key);
    }
  });

  it('come once for each word of some texts, and for at most 20,000', () => {
    expect(keys.nameAll(['Escrow escrow', 'ESCROW Núñez'])).toEqual([
      keys.name('escrow'),
      keys.name('nunez'),
    ]);
    const many = Array.from({ length: 30_000 }, (_, number) => `w${number}`).join(' ');
    expect(keys.nameAll([many]).length).toBeGreaterThan(19_900);
    expect(keys.nameAll([many]).length).toBeLessThanOrEqual(20_000);
  });

  it.each(['', 'a', 'escrow', 'núñez', 'x'.repeat(500)])('of %j are HMAC-SHA256', (text) => {
    const key = randomBytes(32);
    const sign = createSigner(key);
    sign('a text before, of which nothing may be left');
    expect(Buffer.from(sign(text))).toEqual(createHmac('sha256', key).update(text).digest());
  });
});
