import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskStorage } from './disk-storage.ts';
import { AlreadyStored, DiskFull, type Storage } from './storage.ts';

let dataFolder: string;
let folder: string;
let storage: Storage;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'porchlight-disk-'));
  folder = join(dataFolder, 'files');
  storage = createDiskStorage(folder);
});
afterEach(() => rm(dataFolder, { recursive: true }));

it('reads a single byte', async () => {
  await storage.write('ada/1.pdf', send(Buffer.from('Porchlight')));
  for await (const chunk of storage.read('ada/1.pdf', { start: 0, end: 1 })) {
    expect(Buffer.from(chunk).toString()).toBe('P');
  }
});

it.skipIf(process.platform === 'win32')('keeps files from every other user of the machine', async () => {
  await storage.write('ada/1.pdf', send(Buffer.from('x')));
  const permissions = async (path: string) => (await stat(join(folder, path))).mode & 0o777;
  expect(await permissions('')).toBe(0o700);
  expect(await permissions('.unfinished')).toBe(0o700);
  expect(await permissions('ada')).toBe(0o700);
  expect(await permissions('ada/1.pdf')).toBe(0o600);
});

it('refuses a second writer while the first is still at it, and lets the first finish', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  async function* hold() {
    yield Buffer.from('first');
    await held;
  }
  const first = storage.write('ada/1.pdf', hold());
  await waitFor(async () => (await listFiles()).length > 0);
  await expect(storage.write('ada/1.pdf', send(Buffer.from('second')))).rejects.toBeInstanceOf(AlreadyStored);
  letGo();
  await first;
  expect(await readFile(join(folder, 'ada/1.pdf'), 'utf8')).toBe('first');
});

it('fails a write whose path is removed meanwhile, and leaves nothing', async () => {
  async function* sabotage() {
    yield randomBytes(1000);
    await storage.remove('ada/1.pdf');
    yield randomBytes(1000);
  }
  await expect(storage.write('ada/1.pdf', sabotage())).rejects.toThrow();
  expect(await listFiles()).toEqual([]);
});

describe('a process that dies in the middle of a write', () => {
  it('leaves no file, and what it leaves is gone with remove', async () => {
    const program = `
      const { createDiskStorage } = await import(${JSON.stringify(new URL('disk-storage.ts', import.meta.url).href)});
      async function* dawdle() {
        yield Buffer.alloc(2_000_000, 1);
        console.log('half-way');
        await new Promise(() => setInterval(() => undefined, 1000));
      }
      await createDiskStorage(${JSON.stringify(folder)}).write('ada/1.pdf', dawdle());
    `;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');

    expect(await storage.size('ada/1.pdf')).toBeUndefined();
    expect(await listFiles()).toHaveLength(1);
    await storage.remove('ada/1.pdf');
    expect(await listFiles()).toEqual([]);
    await storage.write('ada/1.pdf', send(Buffer.from('again')));
    expect(await storage.size('ada/1.pdf')).toBe(5);
  });
});

// Only root may mount the small disk that this fills.
describe.skipIf(process.getuid?.() !== 0 || process.platform !== 'linux')('a full disk', () => {
  beforeEach(async () => {
    await storage.write('ada/0.pdf', send(Buffer.from('x')));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
  });
  afterEach(() => {
    execFileSync('umount', ['-l', folder]);
  });

  it('is distinguished from other failures, keeps what was stored, and has room again afterwards', async () => {
    await storage.write('ada/1.pdf', send(randomBytes(500_000)));
    await expect(storage.write('ada/2.pdf', send(randomBytes(900_000)))).rejects.toBeInstanceOf(DiskFull);
    expect(await listFiles()).toEqual(['1.pdf']);
    await storage.write('ada/3.pdf', send(randomBytes(300_000)));
    expect(await storage.size('ada/1.pdf')).toBe(500_000);
    expect(await storage.size('ada/3.pdf')).toBe(300_000);
  });

  it('is noticed while the sender is still sending', async () => {
    let sent = 0;
    async function* pour() {
      for (; sent < 100; sent++) yield randomBytes(1_000_000);
    }
    await expect(storage.write('ada/1.pdf', pour())).rejects.toBeInstanceOf(DiskFull);
    expect(sent).toBeLessThan(5);
  });
});

it('hands on a failure that is not about room', async () => {
  await storage.write('ada/1.pdf', send(Buffer.from('x')));
  await writeFile(join(folder, 'ben'), 'a file where a folder belongs');
  await expect(storage.write('ben/1.pdf', send(Buffer.from('x')))).rejects.toThrow();
  await expect(storage.size('ben/1.pdf')).rejects.toThrow('ENOTDIR');
  expect(await listFiles()).toEqual(['1.pdf', 'ben']);
});

it.skipIf(process.platform === 'win32')(
  'leaves the permissions of a folder that is there already',
  async () => {
    await storage.write('ada/1.pdf', send(Buffer.from('x')));
    await chmod(folder, 0o750);
    await storage.write('ben/1.pdf', send(Buffer.from('x')));
    expect((await stat(folder)).mode & 0o777).toBe(0o750);
  },
);

async function listFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

async function* send(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += 65_536) yield bytes.subarray(start, start + 65_536);
}

async function waitFor(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 5));
}
