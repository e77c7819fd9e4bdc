import { fileURLToPath, pathToFileURL } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

/**
 * Runs what stands in src/pages/at-build while the pages are built and gives the browser what it exports, as data: the manifests of the
 * pages stay here. While the site is developed, a change of a manifest shows there after a new start.
 */
export function provideDataAtBuild(): Plugin {
  const folder = normalizePath(fileURLToPath(new URL('src/pages/at-build/', import.meta.url)));
  return {
    name: 'provide-data-at-build',
    async load(id) {
      if (!id.startsWith(folder)) return undefined;
      const exported: Record<string, unknown> = await import(pathToFileURL(id).href);
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
