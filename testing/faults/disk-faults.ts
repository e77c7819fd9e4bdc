import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import type { Faults } from './faults.ts';

/** The calls that stored files are made of. */
const CALLS = ['link', 'mkdir', 'open', 'rm', 'stat', 'unlink'] as const;
const HANDLE_CALLS = ['writeFile', 'datasync', 'sync'] as const;

type AnyCall = (...parameters: never[]) => Promise<unknown>;

/** Stands between the program and the disk for everything below a folder, until what it gives is called. */
export function breakDisk(folder: string, faults: Faults): () => void {
  const calls = fs as unknown as Record<string, AnyCall>;
  const originals = CALLS.map((name) => [name, calls[name]] as const);
  for (const [name, original] of originals) {
    if (original === undefined) continue;
    calls[name] = async (...parameters) => {
      const path = String(parameters[0]);
      if (!path.startsWith(folder)) return original(...parameters);
      const result = await go(faults, `${name} ${path.slice(folder.length)}`, () => original(...parameters));
      return name === 'open' ? breakHandle(result as fs.FileHandle, faults) : result;
    };
  }
  syncBuiltinESMExports();
  return () => {
    for (const [name, original] of originals) if (original) calls[name] = original;
    syncBuiltinESMExports();
  };
}

function breakHandle(handle: fs.FileHandle, faults: Faults): fs.FileHandle {
  const calls = handle as unknown as Record<string, AnyCall>;
  for (const name of HANDLE_CALLS) {
    const original = calls[name]?.bind(handle) as AnyCall;
    calls[name] = (...parameters) => go(faults, name, () => original(...parameters));
  }
  return handle;
}

async function go(faults: Faults, call: string, work: () => Promise<unknown>): Promise<unknown> {
  const kind = faults.meet(`disk: ${call}`);
  if (kind === 'refused') throw failure('EIO');
  if (kind === 'failed') throw failure('ENOSPC');
  const result = await work();
  if (kind !== 'lost') return result;
  await (result as Partial<fs.FileHandle> | undefined)?.close?.();
  throw failure('EIO');
}

function failure(code: string): Error {
  return Object.assign(new Error(`${code}: made to fail`), { code });
}
