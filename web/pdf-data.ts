import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Typefaces that a PDF may leave out, how it writes some languages, color profiles, and what unpacks its pictures. */
const FOLDERS = ['standard_fonts', 'cmaps', 'iccs', 'wasm'];
/** Scripts inside of a PDF are never run, and every browser of today runs WebAssembly. */
const isNeeded = (name: string) => !/^quickjs|nowasm/.test(name);

const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** By version, since the program asks for these files by their own names (features/signing/pages/pdf-pages.ts). */
const place = `assets/pdf-data-${version}`;

/** Serves what PDF.js asks for while it draws a page, from this site: no page may load anything from elsewhere. */
export function providePdfData(): Plugin {
  return {
    name: 'provide-pdf-data',
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const folder of FOLDERS)
        for (const name of readdirSync(join(root, folder)).filter(isNeeded))
          this.emitFile({
            type: 'asset',
            fileName: `${place}/${folder}/${name}`,
            source: readFileSync(join(root, folder, name)),
          });
    },
    configureServer(dev) {
      dev.middlewares.use(`/${place}`, (request, response, next) => {
        const [, folder, name] = (request.url ?? '').split('/');
        if (folder === undefined || name === undefined || !FOLDERS.includes(folder)) return next();
        if (!readdirSync(join(root, folder)).includes(name)) return next();
        response.end(readFileSync(join(root, folder, name)));
      });
    },
  };
}
