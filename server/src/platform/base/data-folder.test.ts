import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDataFolder } from './data-folder.ts';
import { loadKeptFile } from './kept-file.ts';
import { OperatorError } from './operator-error.ts';

let parent = '';
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'porchlight-folder-'));
  await writeFile(join(parent, 'file'), '');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

describe('the data folder', () => {
  it('is made with whatever is missing above it, and left as it is where it is there', async () => {
    const folder = join(parent, 'not', 'yet', 'there');
    await makeDataFolder(folder);
    await makeDataFolder(folder);
    expect((await stat(folder)).isDirectory()).toBe(true);
  });

  it.each([
    ['below a file', 'file/data', 'a file is where a folder should be (ENOTDIR)'],
    ['that is a file', 'file', 'a file is where a folder should be (ENOTDIR)'],
    ['of a name that is too long', 'x'.repeat(300), 'the file system refuses it (ENAMETOOLONG)'],
  ])('%s is refused by its variable', async (_case, path, reason) => {
    const refused = expect(makeDataFolder(join(parent, path))).rejects;
    await refused.toBeInstanceOf(OperatorError);
    await refused.toThrow(`DATA_DIR: ${join(parent, path)} cannot be used: ${reason}. Choose a folder`);
  });

  it.skipIf(process.platform !== 'linux')(
    'where no folder can be made is refused by its variable',
    async () => {
      await expect(makeDataFolder('/proc/porchlight')).rejects.toThrow(
        /^DATA_DIR: \/proc\/porchlight cannot be used/,
      );
    },
  );

  it.skipIf(process.getuid?.() === 0)('of another user is refused by its variable', async () => {
    await expect(makeDataFolder('/')).rejects.toThrow(/^DATA_DIR: .*this user may not read and write there/);
  });

  it('that cannot be read from is refused too, before anything is made', async () => {
    await expect(loadKeptFile(join(parent, 'file', 'secrets.json'))).rejects.toThrow(/^DATA_DIR: /);
  });
});
