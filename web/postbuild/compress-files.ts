import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildFolder } from '../language.ts';

// The last step of a build: a packed copy beside every text file of the site. It takes more of a processor than the whole rest.

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
/** Of the files that gain from packing; pictures and the pages' typefaces are packed by their own formats. */
const PACKABLE = /\.(html|js|mjs|wasm|ttf|css|svg|xml|txt|json|webmanifest|data)$/;

const folder = fileURLToPath(new URL(`../${buildFolder}/client/`, import.meta.url));
const entries = await readdir(folder, { withFileTypes: true, recursive: true });
await Promise.all(
  entries
    .filter((entry) => entry.isFile() && PACKABLE.test(entry.name))
    .map((entry) => compressFile(join(entry.parentPath, entry.name))),
);

/** Lays `file.br` and `file.gz` beside a file, as small as they get: they are made once and sent for years. */
async function compressFile(path: string): Promise<void> {
  const body = await readFile(path);
  const brotli = packBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  await writeFile(`${path}.br`, await brotli);
  await writeFile(`${path}.gz`, await packGzip(body, { level: constants.Z_BEST_COMPRESSION }));
}
