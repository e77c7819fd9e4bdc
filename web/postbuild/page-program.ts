import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { oldestBrowsers } from '../browsers.ts';
import { language } from '../language.ts';
import { provideTexts } from '../texts-of-language.ts';

/** A program small enough to be in a page, with all it imports; what it exports is found under `name`. */
export async function bundleForPage(entry: string, name: string): Promise<string> {
  const made = await build({
    configFile: false,
    plugins: [provideTexts(language)],
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'error',
    build: {
      target: oldestBrowsers,
      write: false,
      lib: { entry, name, formats: ['iife'] },
      copyPublicDir: false,
    },
  });
  const [{ output }] = made as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
