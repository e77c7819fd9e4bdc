import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecrets } from './secrets.ts';

let parent = '';
let dataDir = '';

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'porchlight-secrets-'));
  dataDir = join(parent, 'not', 'yet', 'there');
});

afterEach(() => rm(parent, { recursive: true, force: true }));

test('the first start makes secrets and every later one finds the same', async () => {
  const first = await loadSecrets(dataDir, {});
  expect(first.authSecret.length).toBeGreaterThanOrEqual(32);
  expect(first.fileKey).toHaveLength(32);
  expect(await loadSecrets(dataDir, {})).toEqual({
    authSecret: first.authSecret,
    fileKey: new Uint8Array(first.fileKey),
  });
});

test('two installations have different secrets', async () => {
  const one = await loadSecrets(join(parent, 'one'), {});
  const other = await loadSecrets(join(parent, 'other'), {});
  expect(one.authSecret).not.toBe(other.authSecret);
  expect(one.fileKey).not.toEqual(other.fileKey);
});

test.skipIf(process.platform === 'win32')('no other user can read the secrets', async () => {
  await loadSecrets(dataDir, {});
  expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
  const isRoot = process.getuid?.() === 0;
  expect((await stat(dataDir)).mode & 0o777).toBe(isRoot ? 0o711 : 0o700);
});

test.skipIf(process.platform === 'win32')('a data folder that exists keeps its permissions', async () => {
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o750);
  await loadSecrets(dataDir, {});
  expect((await stat(dataDir)).mode & 0o777).toBe(0o750);
});

test('given secrets win, and with both given nothing is written', async () => {
  const given = { authSecret: 'g'.repeat(32), fileKey: new Uint8Array(32).fill(1) };
  expect(await loadSecrets(dataDir, given)).toEqual(given);
  await expect(stat(dataDir)).rejects.toThrow('ENOENT');
  const mixed = await loadSecrets(dataDir, { authSecret: given.authSecret });
  expect(mixed.authSecret).toBe(given.authSecret);
  expect((await loadSecrets(dataDir, {})).fileKey).toEqual(mixed.fileKey);
  expect((await loadSecrets(dataDir, {})).authSecret).not.toBe(given.authSecret);
});

test('starts at the same moment agree on one set of secrets and leave nothing else behind', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => loadSecrets(dataDir, {})));
  expect(new Set(all.map(({ authSecret }) => authSecret)).size).toBe(1);
  expect(new Set(all.map(({ fileKey }) => Buffer.from(fileKey).toString('hex'))).size).toBe(1);
  expect(await readdir(dataDir)).toEqual(['secrets.json']);
});

test.each([
  ['an empty file', ''],
  ['half a file', '{ "authSecret": "abc'],
  ['a short key', JSON.stringify({ authSecret: 'a'.repeat(43), fileKey: 'AAAA' })],
  ['no key', JSON.stringify({ authSecret: 'a'.repeat(43) })],
  ['something else', '[]'],
])('damaged secrets stop the start and stay as they are: %s', async (_case, text) => {
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, 'secrets.json'), text);
  await expect(loadSecrets(dataDir, {})).rejects.toThrow(/damaged.*backup/);
  expect(await readFile(join(dataDir, 'secrets.json'), 'utf8')).toBe(text);
});
