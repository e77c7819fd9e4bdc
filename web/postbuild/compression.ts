import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Whether a file of the built site gains from packing; pictures and the pages' typefaces are packed by their own formats. */
export function isPackable(name: string): boolean {
  return /\.(html|js|mjs|wasm|ttf|css|svg|xml|txt|json|webmanifest|data)$/.test(name);
}

/** Lays `file.br` and `file.gz` beside a file, as small as they get: they are made once and sent for years. */
export async function compressFile(path: string): Promise<void> {
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
