import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { ORIGIN_PLACEHOLDER } from '@porchlight/domain/site/site-origin.ts';
import { buildFolder } from '../language.ts';

// The last step of a build: a packed copy beside every text file of the site. It takes more of a processor than the whole rest.

const packBrotli = promisify(brotliCompress);
/** Of what the server packs again, because it puts the site's address in: packed here it is only held in memory. */
const QUICK_QUALITY = 5;
/** Of the files that gain from packing; pictures and the pages' typefaces are packed by their own formats. */
const PACKABLE = /\.(html|js|mjs|wasm|ttf|css|svg|xml|txt|json|webmanifest|data)$/;

stdout.write('packing\n');
const folder = fileURLToPath(new URL(`../${buildFolder}/client/`, import.meta.url));
const entries = await readdir(folder, { withFileTypes: true, recursive: true });
await Promise.all(
  entries
    .filter((entry) => entry.isFile() && PACKABLE.test(entry.name))
    .map((entry) => compressFile(join(entry.parentPath, entry.name))),
);

/** Lays `file.br` beside a file, what is sent so as small as it gets: it is made once and sent for years. */
async function compressFile(path: string): Promise<void> {
  const body = await readFile(path);
  const packed = await packBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: body.includes(ORIGIN_PLACEHOLDER)
        ? QUICK_QUALITY
        : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  await writeFile(`${path}.br`, packed);
}
