import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { unwrapFileKey, wrapFileKey } from './file-keys.ts';
import { SealBroken } from './sealed-file.ts';

const masterKey = randomBytes(32);
const fileKey = randomBytes(32);
const path = 'ada/1700000000000.pdf';

describe('the wrapped key of a file', () => {
  it('gives the key back, and never shows it', () => {
    const wrapped = wrapFileKey(masterKey, fileKey, path);
    expect(wrapped).toHaveLength(61);
    expect(Buffer.from(wrapped).includes(fileKey)).toBe(false);
    expect(fileKey.equals(unwrapFileKey(masterKey, wrapped, path))).toBe(true);
  });

  it('is accepted as plain bytes too', () => {
    const wrapped = new Uint8Array(wrapFileKey(masterKey, fileKey, path));
    expect(fileKey.equals(unwrapFileKey(new Uint8Array(masterKey), wrapped, path))).toBe(true);
  });

  it('looks different each time', () => {
    const [one, other] = [wrapFileKey(masterKey, fileKey, path), wrapFileKey(masterKey, fileKey, path)];
    expect(Buffer.compare(one, other)).not.toBe(0);
  });

  it('opens nothing at another path', () => {
    const wrapped = wrapFileKey(masterKey, fileKey, path);
    expect(() => unwrapFileKey(masterKey, wrapped, 'ada/1700000000001.pdf')).toThrow(SealBroken);
    expect(() => unwrapFileKey(masterKey, wrapped, 'ben/1700000000000.pdf')).toThrow(SealBroken);
  });

  it('opens under no other master key', () => {
    const wrapped = wrapFileKey(masterKey, fileKey, path);
    expect(() => unwrapFileKey(randomBytes(32), wrapped, path)).toThrow(SealBroken);
  });

  it('is refused when any one of its bytes was changed', () => {
    const wrapped = wrapFileKey(masterKey, fileKey, path);
    for (const [offset, byte] of wrapped.entries()) {
      const changed = Uint8Array.from(wrapped);
      changed[offset] = byte ^ 1;
      expect(() => unwrapFileKey(masterKey, changed, path)).toThrow(SealBroken);
    }
  });

  it('is refused when it is too short or too long', () => {
    const wrapped = wrapFileKey(masterKey, fileKey, path);
    for (const other of [
      wrapped.subarray(0, 60),
      wrapped.subarray(0, 45),
      Buffer.concat([wrapped, Buffer.of(0)]),
      Buffer.of(),
    ]) {
      expect(() => unwrapFileKey(masterKey, other, path)).toThrow(SealBroken);
    }
  });
});
