import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { ORIGIN_PLACEHOLDER } from '@porchlight/domain/site/site-origin.ts';
import { buildFolder } from '../language.ts';

// The last step of a build: a packed copy beside every text file of the site. To be as small as it gets takes as much of a processor as
// the rest, so a first start packs quickly and again once it is up (scripts/start.mjs). `packed-quickly` says that this has yet to be done.

const packBrotli = promisify(brotliCompress);
const isQuick = env.PORCHLIGHT_PACKING === 'quick';
/** Also of what the server packs again, because it puts the site's address in: packed here it is only held in memory. */
const QUICK_QUALITY = 5;
/** Of the files that gain from packing; pictures and the pages' typefaces are packed by their own formats. */
const PACKABLE = /\.(html|js|mjs|wasm|ttf|css|svg|xml|txt|json|webmanifest|data)$/;

stdout.write('packing\n');
const [folder, mark, unfinished] = ['client', 'packed-quickly', 'unfinished'].map((name) =>
  fileURLToPath(new URL(`../${buildFolder}/${name}`, import.meta.url)),
) as [string, string, string];
await rm(unfinished, { recursive: true, force: true });
await mkdir(unfinished);
if (isQuick) await writeFile(mark, '');
const entries = await readdir(folder, { withFileTypes: true, recursive: true });
await Promise.all(
  entries
    .filter((entry) => entry.isFile() && PACKABLE.test(entry.name))
    .map((entry, index) => compressFile(join(entry.parentPath, entry.name), join(unfinished, String(index)))),
);
await rm(unfinished, { recursive: true });
if (!isQuick) await rm(mark, { force: true });

/** Lays `file.br` beside a file, whole or not at all: a server may start meanwhile. */
async function compressFile(path: string, unfinishedPath: string): Promise<void> {
  const body = await readFile(path);
  const packed = await packBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]:
        isQuick || body.includes(ORIGIN_PLACEHOLDER) ? QUICK_QUALITY : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  await writeFile(unfinishedPath, packed);
  await rename(unfinishedPath, `${path}.br`);
}
