import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ORIGIN_PLACEHOLDER } from '@porchlight/domain/site/site-origin.ts';
import { build } from 'vite';
import { oldestBrowsers } from '../browsers.ts';
import type { Release, ReleaseFile } from '../worker/release.ts';
import { isKept, toAddress } from './kept-files.ts';

const workerFolder = fileURLToPath(new URL('../worker/', import.meta.url));

/**
 * One name for everything that is kept and for the worker that keeps it: whatever changes in either makes a new release.
 * `files` by their names in the built site.
 */
export async function computeRelease(files: ReadonlyMap<string, Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(workerFolder)).sort())
    hash.update(await readFile(join(workerFolder, name)));
  for (const [name, content] of [...files].filter(([file]) => isKept(file)).sort(byName))
    hash.update(`${name}\0${content.length}\0`).update(content);
  return hash.digest('hex').slice(0, 16);
}

/** Says in a page which release it is of; the worker looks for it (worker/release.ts). */
export function markRelease(page: string, id: string): string {
  return page.replace('</head>', () => `<meta name="release" content="${id}"></head>`);
}

/** Writes /service-worker.js with the list of what it keeps. */
export async function buildServiceWorker(
  folder: string,
  id: string,
  files: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const kept = [...files].filter(([file]) => isKept(file)).sort(byName);
  const release: Release = { id, files: kept.map(([file, content]) => describeFile(file, content)) };
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { RELEASE: JSON.stringify(release) },
    build: {
      target: oldestBrowsers,
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(workerFolder, 'service-worker.ts'),
        output: { entryFileNames: 'service-worker.js', format: 'iife' },
      },
    },
  });
}

/** The server puts its own address into some files, so their bytes are not known here. */
function describeFile(file: string, content: Buffer): ReleaseFile {
  const isCompleted = file.endsWith('.html') || content.includes(ORIGIN_PLACEHOLDER);
  const hash = isCompleted ? null : createHash('sha256').update(content).digest('hex').slice(0, 32);
  return { address: toAddress(file), hash };
}

function byName([one]: [string, Buffer], [other]: [string, Buffer]): number {
  return one < other ? -1 : 1;
}
