import { createPublicKey, sign, verify } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSigningKey, rotateSigningKey } from './signing-key.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'porchlight-signing-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('the first start makes a key, later ones and those at the same moment find the same', async () => {
  const keys = await Promise.all(Array.from({ length: 6 }, () => loadSigningKey(dataDir)));
  expect(new Set(keys.map(({ id }) => id)).size).toBe(1);
  expect((await loadSigningKey(dataDir)).id).toBe(keys[0]?.id);
});

test('its public part alone checks its signatures, and holds nothing private', async () => {
  const { privateKey, publicJwk } = await loadSigningKey(dataDir);
  expect(Object.keys(publicJwk).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  const text = Buffer.from('a sentence');
  const signature = sign('sha256', text, privateKey);
  const publicKey = createPublicKey({ key: publicJwk, format: 'jwk' });
  expect(verify('sha256', text, publicKey, signature)).toBe(true);
  expect(verify('sha256', Buffer.from('another'), publicKey, signature)).toBe(false);
});

test.skipIf(process.platform === 'win32')('no other user can read it', async () => {
  await loadSigningKey(dataDir);
  expect((await stat(join(dataDir, 'signing-key.pem'))).mode & 0o777).toBe(0o600);
});

test('a damaged one stops the start and says what to do', async () => {
  await writeFile(join(dataDir, 'signing-key.pem'), 'not a key');
  await expect(loadSigningKey(dataDir)).rejects.toThrow(/damaged.*backup/);
});

test('a new key takes the place of the old one, which is kept under its id', async () => {
  const first = await loadSigningKey(dataDir);
  const pem = await readFile(join(dataDir, 'signing-key.pem'), 'utf8');
  const { old, next, kept } = await rotateSigningKey(dataDir);
  expect(old).toBe(first.id);
  expect((await loadSigningKey(dataDir)).id).toBe(next);
  expect(next).not.toBe(old);
  expect(await readFile(kept, 'utf8')).toBe(pem);
  expect((await rotateSigningKey(dataDir)).old).toBe(next);
});

test('without a key there is nothing to rotate', async () => {
  await expect(rotateSigningKey(dataDir)).rejects.toThrow(/no signing key/);
});
